import { compose, noted, safeCharacters } from './compose'
import { sha1Hex } from './digest'
import { counted } from './grouped'
import { handedOn } from './handed-on'
import { serverId } from './meeting'
import type { NameRule, OfferedTool, SeenName } from './name'

const longest = 64
const hashed = 8

/** As published; what more than one tool is called ends in an error, and no tool is offered. */
export const agentsName: NameRule = (tools) => {
  const counts = counted(tools.map(({ name }) => name))
  return tools.map(({ name }) =>
    (counts.get(name) ?? 0) > 1
      ? { refused: `More than one tool is called ${name}: the SDK raises an error instead of offering it.` }
      : handedOn(compose('', name)),
  )
}

type Candidate = { at: number; before: string; own: string; seed: string; forced: boolean; first: SeenName }

/** With the server's name before it; names that would meet, or be too long, end in a hash. */
export const agentsServerName: NameRule = (tools, taken = []) => {
  const listed = counted(tools.map(listing))
  const bases = counted(tools.map((tool) => partsOf(tool).join('')))
  const candidates = tools.map((tool, at): Candidate => {
    const [before, own] = partsOf(tool)
    const seed = `${tool.server.key}\0${tool.name}`
    const forced = (bases.get(before + own) ?? 0) > 1 || taken.includes(before + own)
    return { at, before, own, seed, forced, first: shortened(before, own, seed, forced) }
  })
  const used = new Set(taken)
  const seen: SeenName[] = []
  for (const { at, before, own, seed, forced, first } of candidates.toSorted(byName)) {
    let found = first
    for (let attempt = 1; used.has(found.name as string); attempt += 1) found = shortened(before, own, `${seed}\0${attempt}`, true)
    used.add(found.name as string)
    seen[at] = noted(
      found,
      found !== first || forced
        ? 'Ends in a hash, for another tool would have the same name.'
        : (before + own).length > longest && 'Ends in a hash, for it is longer than 64 characters.',
    )
  }
  return tools.map((tool, at) =>
    (listed.get(listing(tool)) ?? 0) > 1
      ? { refused: `The server lists ${tool.name} more than once: the SDK raises an error instead of offering it.` }
      : (seen[at] as SeenName),
  )
}

function partsOf({ server, name }: OfferedTool): [before: string, own: string] {
  return [`mcp_${part(server.key) || 'server'}__`, part(name) || 'tool']
}

const listing = ({ server, name }: OfferedTool): string => `${serverId(server)}\0${name}`

const part = (text: string): string => safeCharacters(text).replace(/^[_-]+|[_-]+$/g, '')

function shortened(before: string, own: string, seed: string, forced: boolean): SeenName {
  if (!forced && (before + own).length <= longest) return compose(before, own)
  return compose(before, own, { room: longest - hashed - 1, trimmed: /[_-]+$/, after: `_${sha1Hex(seed, hashed)}` })
}

function byName(one: Candidate, other: Candidate): number {
  if (one.first.name !== other.first.name) return (one.first.name as string) < (other.first.name as string) ? -1 : 1
  if (one.seed !== other.seed) return one.seed < other.seed ? -1 : 1
  return one.at - other.at
}
