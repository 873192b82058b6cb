import { compose } from './compose'
import { handedOn } from './handed-on'
import { sharing } from './meeting'
import type { NameRule } from './name'

export const continueName: NameRule = (tools) =>
  sharing(
    tools.map(({ server, name }) => {
      const prefix = prefixOf(server.key)
      return handedOn(compose(name.startsWith(prefix) ? '' : `${prefix}_`, name))
    }),
    tools,
  )

function prefixOf(server: string): string {
  const joined = server.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  return joined.replace(/^_|_$/g, '')
}
