import { noted } from './compose'
import { sha1Hex } from './digest'
import { grouped } from './grouped'
import type { NameRule, OfferedTool, SeenName } from './name'

const lead = 'mcp__'
const longest = 128
/** Kept free for the `__` that joins both parts in hooks and logs. */
const joint = 2

type Candidate = { at: number; namespace: string; name: string; own: number; identity: string; server: string; notes: string[] }

/** A namespace and a function; both get hashes where they would meet another's or be too long. */
export const codexName: NameRule = (tools) => {
  const seen: SeenName[] = []
  const candidates: Candidate[] = []
  const listed = new Set<string>()
  for (const [at, tool] of tools.entries()) {
    const candidate = candidateOf(tool, at)
    if (listed.has(candidate.identity))
      seen[at] = { refused: 'Left out: the server lists a tool of this name twice, and the second is skipped.' }
    else candidates.push(candidate)
    listed.add(candidate.identity)
  }
  tellNamespacesApart(candidates)
  tellFunctionsApart(candidates)
  const used = new Set<string>()
  for (const candidate of candidates.toSorted(byIdentity)) seen[candidate.at] = fitted(candidate, used)
  return seen
}

function candidateOf({ server, name }: OfferedTool, at: number): Candidate {
  const namespace = safe(server.key)
  const callable = safe(name)
  const allowed = /^[A-Za-z0-9_-]+$/.test(server.key)
  return {
    at,
    namespace: namespace.startsWith(lead) ? namespace : lead + namespace,
    name: callable,
    own: callable.length,
    server: `${server.key}\0${server.key}\0`,
    identity: `${server.key}\0${server.key}\0\0${name}\0${name}`,
    notes: allowed ? [] : ['Codex does not start a server whose key has other characters than letters, digits, _ and -.'],
  }
}

const safe = (text: string): string => text.replace(/[^A-Za-z0-9_]/gu, '_') || '_'

const hashOf = (identity: string): string => `_${sha1Hex(identity, 12)}`

const byIdentity = (one: Candidate, other: Candidate): number => (one.identity < other.identity ? -1 : 1)

function tellNamespacesApart(candidates: readonly Candidate[]): void {
  for (const meeting of meetings(
    candidates,
    ({ namespace }) => namespace,
    ({ server }) => server,
  )) {
    for (const candidate of meeting) {
      const { namespace, server } = candidate
      candidate.namespace = namespace.endsWith('__') ? `${namespace.slice(0, -2)}${hashOf(server)}__` : namespace + hashOf(server)
      candidate.notes.push('Its namespace ends in a hash, for another server would have the same.')
    }
  }
}

function tellFunctionsApart(candidates: readonly Candidate[]): void {
  const place = ({ namespace, name }: Candidate) => `${namespace}\0${name}`
  for (const meeting of meetings(candidates, place, ({ identity }) => identity)) {
    for (const candidate of meeting) {
      candidate.name += hashOf(candidate.identity)
      candidate.notes.push('Ends in a hash, for another tool of the server would have the same name.')
    }
  }
}

/** The groups that have one key, but not one identity. */
function meetings(all: readonly Candidate[], key: (one: Candidate) => string, identity: (one: Candidate) => string): Candidate[][] {
  const groups = [...grouped(all, key).values()]
  return groups.filter((group) => new Set(group.map(identity)).size > 1)
}

function fitted(candidate: Candidate, used: Set<string>): SeenName {
  const { namespace, name, identity, own, notes } = candidate
  const whole = namespace + name
  if (whole.length + joint <= longest && !used.has(whole)) {
    used.add(whole)
    return noted({ namespace, name, own: [0, own] }, ...notes)
  }
  const why =
    whole.length + joint > longest
      ? 'Ends in a hash, for with its namespace it is longer than 128 characters.'
      : 'Ends in a hash, for its name and namespace together read like another.'
  for (let attempt = 0; ; attempt += 1) {
    const fit = withHash(namespace, name, hashOf(attempt === 0 ? identity : `${identity}\0${attempt}`))
    if (used.has(fit.namespace + fit.name)) continue
    used.add(fit.namespace + fit.name)
    const kept = Math.min(own, fit.kept)
    return noted(
      {
        namespace: fit.namespace,
        name: fit.name,
        ...(kept > 0 && { own: [0, kept] as const }),
        ...(kept < own && { cut: name.slice(kept, own) }),
      },
      ...notes,
      why,
      fit.namespace !== namespace && 'Its namespace is cut as well.',
    )
  }
}

/** Where the namespace leaves no room for a hash it is cut, and the hash is all of the function. */
function withHash(namespace: string, name: string, hash: string): { namespace: string; name: string; kept: number } {
  const room = longest - namespace.length - joint - hash.length
  if (room >= 0) return { namespace, name: name.slice(0, room) + hash, kept: Math.min(room, name.length) }
  return { namespace: namespace.slice(0, longest - hash.length - joint), name: hash, kept: 0 }
}
