import { compose, noted, safeUnits } from './compose'
import { serverId, sharing } from './meeting'
import type { NameRule, OfferedServer, OfferedTool } from './name'

const lead = 'mcp_'
const longestPrefix = 18
const longest = 64

/** The server's prefix: servers that would have the same are numbered as they come. */
export const vscodeName: NameRule = (tools) => {
  const prefixes = prefixesOf(tools)
  const seen = tools.map(({ server, name }) => {
    const { prefix, number } = prefixes.get(serverId(server)) as Prefix
    return noted(
      compose(prefix.replaceAll('.', '_'), safeUnits(name), { room: longest }),
      number > 1 && `Servers before this one have the same prefix, so it is numbered ${number}.`,
    )
  })
  return sharing(seen, tools)
}

type Prefix = { prefix: string; number: number }

function prefixesOf(tools: readonly OfferedTool[]): Map<string, Prefix> {
  const prefixes = new Map<string, Prefix>()
  const counts = new Map<string, number>()
  for (const { server } of tools) {
    if (prefixes.has(serverId(server))) continue
    const safe = safeServer(server)
    const number = (counts.get(safe) ?? 0) + 1
    counts.set(safe, number)
    const end = `${number > 1 ? number : ''}_`
    prefixes.set(serverId(server), { prefix: lead + safe.slice(0, longestPrefix - lead.length - end.length) + end, number })
  }
  return prefixes
}

function safeServer({ announced, key }: OfferedServer): string {
  const name = (announced || key).toLowerCase()
  return name.replace(/[^a-z0-9_.-]+/g, '_').slice(0, longestPrefix - lead.length - 1)
}
