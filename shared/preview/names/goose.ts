import { compose } from './compose'
import { handedOn } from './handed-on'
import { firstWins } from './meeting'
import type { NameRule } from './name'

export const gooseName: NameRule = (tools) =>
  firstWins(
    tools.map(({ server, name }) => handedOn(compose(`${keyOf(server.key)}__`, name))),
    tools,
  )

function keyOf(extension: string): string {
  const spaceless = extension.replace(/\p{White_Space}/gu, '')
  return spaceless.replace(/[^A-Za-z0-9_-]/gu, '_').toLowerCase()
}
