import { setAt } from '../tool/change'
import { hintWords } from '../tool/hints'
import { type Doc, isDoc, member } from '../tool/json'
import { setMember } from '../tool/lenses'
import { type HintName, hintNames } from '../tool/node'
import { pointer } from '../tool/pointer'
import { hintStates, type Verdict, verdictOf } from './approval'
import type { Client, HintState } from './client'
import { leftOutOf } from './left-out'
import type { SeenName } from './names/name'
import { namesIn, type Offer } from './preview'
import { type GroupId, groupOf, groups } from './words'

/** Hints that are tried otherwise than a tool says them. */
export type Tried = { readonly [hint in HintName]?: HintState }

/** A tool as it would be with other hints. */
export function withHints(tool: Doc, tried: Tried): Doc {
  let annotations = member(tool, 'annotations')
  for (const hint of hintNames) {
    const state = tried[hint]
    if (state !== undefined) annotations = setAt(annotations, pointer([hint]), state === 'absent' ? undefined : state === 'true')
  }
  return setMember(tool, 'annotations', isDoc(annotations) && Object.keys(annotations).length > 0 ? annotations : undefined)
}

/** Who does what with a tool, in the order of the groups; empty ones are left out. */
export function clientsByGroup(clients: readonly Client[], offer: Offer): { group: GroupId; clients: Client[] }[] {
  const sorted = clients.map((client) => {
    const verdict = verdictOf(client, offer.tool)
    return { client, group: groupIn(client, offer.tool, verdict, namesIn(client, [offer])?.[0]) }
  })
  return groups
    .map(({ id }) => ({ group: id, clients: sorted.filter(({ group }) => group === id).map(({ client }) => client) }))
    .filter((one) => one.clients.length > 0)
}

/** What the model is not offered is left out, whatever would be done with calls of it. */
const groupIn = (client: Client, tool: Doc, verdict: Verdict, name?: SeenName): GroupId =>
  leftOutOf(client, tool, name, verdict) ? 'leaves-out' : groupOf(verdict)

/** What one client would do otherwise. */
export type VerdictChange = { client: Client; before: Seen; after: Seen }
type Seen = { group: GroupId; review: boolean }

/** The clients that treat two versions of a tool differently. */
export function verdictChanges(clients: readonly Client[], before: Doc, after: Doc): VerdictChange[] {
  const seen = (client: Client, tool: Doc): Seen => {
    const verdict = verdictOf(client, tool)
    const group = groupIn(client, tool, verdict)
    return { group, review: group !== 'leaves-out' && verdict.review === true }
  }
  return clients
    .map((client) => ({ client, before: seen(client, before), after: seen(client, after) }))
    .filter((change) => change.before.group !== change.after.group || change.before.review !== change.after.review)
}

/** What a change comes to; the first that fits. The words go behind "would". */
const turns: readonly { words: string; fits(from: GroupId, to: GroupId, change: VerdictChange): boolean }[] = [
  { words: 'stop asking', fits: (from, to) => from === 'asks' && to === 'runs' },
  { words: 'begin to ask', fits: (from, to) => from === 'runs' && to === 'asks' },
  { words: 'leave it out', fits: (_, to) => to === 'leaves-out' },
  { words: 'no longer leave it out', fits: (from) => from === 'leaves-out' },
  { words: 'judge by themselves', fits: (from, to) => from !== to && to === 'judges' },
  { words: 'ask', fits: (from, to) => from !== to && to === 'asks' },
  { words: 'run it unasked', fits: (from, to) => from !== to && to === 'runs' },
  { words: 'show its result to the person first', fits: (_from, _to, { after }) => after.review },
  { words: 'no longer show its result to the person first', fits: () => true },
]

/** Changes of one kind together, the kind that most clients make first. */
export function turnsOf(changes: readonly VerdictChange[]): { words: string; clients: Client[] }[] {
  const kinds = new Map<string, Client[]>()
  for (const change of changes) {
    const turn = turns.find(({ fits }) => fits(change.before.group, change.after.group, change))
    if (turn) kinds.set(turn.words, [...(kinds.get(turn.words) ?? []), change.client])
  }
  return [...kinds].map(([words, inside]) => ({ words, clients: inside })).sort((a, b) => b.clients.length - a.clients.length)
}

/** The one other answer that most clients would notice. */
export function mostTelling(
  clients: readonly Client[],
  tool: Doc,
): { hint: HintName; state: HintState; changes: VerdictChange[] } | undefined {
  const said = hintStates(tool)
  const others = hintNames.flatMap((hint) =>
    (['true', 'false'] as const)
      .filter((state) => state !== said[hint] && !contradicts(hint, state, said))
      .map((state) => ({ hint, state, changes: verdictChanges(clients, tool, withHints(tool, { [hint]: state })) })),
  )
  const best = others.reduce<(typeof others)[number] | undefined>(
    (found, one) => (one.changes.length > (found?.changes.length ?? 0) ? one : found),
    undefined,
  )
  return best
}

/** Nobody is led to say that a tool only reads which says that it can destroy. */
const contradicts = (hint: HintName, state: HintState, said: Record<HintName, HintState>): boolean =>
  hint === 'readOnlyHint' && state === 'true' && said.destructiveHint === 'true'

/** What a tool would say with a hint in this state. */
export const saysWords = (hint: HintName, state: HintState): string =>
  state === 'absent' ? `nothing about “${hintWords[hint].true}”` : `“${hintWords[hint][state]}”`

const verbs: Record<GroupId, readonly [one: string, many: string]> = {
  asks: ['asks before each call', 'ask before each call'],
  runs: ['runs it', 'run it'],
  judges: ['judges', 'judge'],
  'leaves-out': ['leaves it out', 'leave it out'],
  unknown: ['unknown', 'unknown'],
}

/** How many do what: "23 of 34 clients ask before each call, 7 run it, 1 judges, 3 unknown". */
export function countWords(sorted: readonly { group: GroupId; clients: readonly unknown[] }[]): string {
  const all = sorted.reduce((sum, { clients }) => sum + clients.length, 0)
  return sorted
    .map(({ group, clients: { length } }, index) => {
      const who = index > 0 ? length : `${length} of ${all} ${all === 1 ? 'client' : 'clients'}`
      return `${who} ${verbs[group][length === 1 ? 0 : 1]}`
    })
    .join(', ')
}
