import { compose, noted, safeUnits } from './compose'
import { left, sharing } from './meeting'
import type { NameRule, OfferedServer, SeenName } from './name'

export const configuredName: NameRule = named(({ key }) => `mcp__${safeUnits(key)}__`)

export const connectorName: NameRule = named(({ key }) => `mcp__claude_ai_${safeUnits(key)}__`)

/** Where no plugin is named it is taken to be called like its server. */
export const pluginName: NameRule = named(
  ({ key, plugin }) => `mcp__plugin_${safeUnits(plugin ?? key)}_${safeUnits(key)}__`,
  ({ plugin }) => (plugin === undefined ? 'The plugin is taken to be called like its server.' : undefined),
)

function named(before: (server: OfferedServer) => string, note?: (server: OfferedServer) => string | undefined): NameRule {
  return (tools) => {
    const seen = tools.map(({ server, name }) => limited(noted(compose(before(server), safeUnits(name)), note?.(server))))
    return sharing(seen, tools, '; what happens then is not established')
  }
}

function limited(seen: SeenName): SeenName {
  const length = seen.name?.length ?? 0
  if (length > 128) return left(seen, `Left out: the whole name has ${length} characters, and more than 128 are not offered (reported).`)
  return noted(seen, length > 64 && `Has ${length} characters: the API's documentation allows 64, its errors speak of 128.`)
}
