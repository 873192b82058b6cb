import { firstWins } from './meeting'
import type { NameRule, SeenName } from './name'

const longest = 63
const kept = 30

export const geminiName: NameRule = (tools) =>
  firstWins(
    tools.map(({ server, name }) => middleCut(`${server.key}_${name}`, name.length)),
    tools,
  )

/** Of a name too long the beginning and the end stay; the last `own` characters are the tool's. */
export function middleCut(joined: string, own: number): SeenName {
  const prefixed = joined.startsWith('mcp_') ? joined : `mcp_${joined}`
  const valid = prefixed.replace(/[^A-Za-z0-9_.:-]/g, '_')
  const from = valid.length - own
  if (valid.length <= longest) return { name: valid, ...(own > 0 && { own: [from, valid.length] }) }
  const name = `${valid.slice(0, kept)}...${valid.slice(-kept)}`
  const tail = valid.length - kept
  if (from >= tail) return { name, ...(own > 0 && { own: [name.length - own, name.length] }) }
  return { name, own: [from < kept ? from : name.length - kept, name.length], cut: valid.slice(Math.max(from, kept), tail) }
}
