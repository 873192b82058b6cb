import { compose } from './compose'
import { firstWins } from './meeting'
import type { NameRule } from './name'

export const rooName: NameRule = (tools) =>
  firstWins(
    tools.map(({ server, name }) => compose(`mcp--${part(server.key)}--`, part(name), { room: 64 })),
    tools,
  )

/** White space is kept as `_`; whatever else is not allowed goes, and so may everything. */
function part(text: string): string {
  if (text === '') return '_'
  const allowed = text.replace(/\s+/g, '_').replace(/[^A-Za-z0-9_-]/g, '')
  const single = allowed.replace(/-{2,}/g, '-')
  if (single === '') return '_unnamed'
  return /^[A-Za-z_]/.test(single) ? single : `_${single}`
}
