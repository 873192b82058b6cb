import { type Doc, isDoc, type Json, member } from '../tool/json'
import { defaultMode, hintStates, type Verdict, verdictOf } from './approval'
import type { Client } from './client'
import { descriptionFor } from './description'
import { type LeftOut, leftOutOf } from './left-out'
import type { SeenName } from './names/name'
import { namesIn, type Offer, schemaFor } from './preview'
import { type GroupId, groupOf, risk } from './words'

/** What one client makes of one tool, as far as it shows in a table of all. */
export type Cell = {
  group: GroupId
  verdict: Verdict
  /** Why the model is not offered it. */
  leftOut?: LeftOut
  /** Absent where the rule is unknown. */
  name?: SeenName
  /** Another tool gets the same name here. */
  collides?: true
  /** So many characters of the description are cut. */
  textCut?: number
}

/** What settles a client's verdicts: the hints of a tool, or the same for every tool. */
export type Decider = 'hints' | GroupId

/** One client over all tools, in their order. */
export type Column = { client: Client; decider: Decider; cells: readonly Cell[] }

export const deciders: readonly { id: Decider; label: string }[] = [
  { id: 'hints', label: 'Hints decide' },
  { id: 'asks', label: 'Asks for everything' },
  { id: 'runs', label: 'Runs everything' },
  { id: 'judges', label: 'Judges everything' },
  { id: 'leaves-out', label: 'Leaves everything out' },
  { id: 'unknown', label: 'Unknown' },
]

export function deciderOf(client: Client): Decider {
  const mode = defaultMode(client)
  return mode && mode.rules.length > 0 ? 'hints' : groupOf(verdictOf(client, {}, mode))
}

/** All clients over all tools, those together whose verdicts the same thing settles. */
export const matrixOf = (clients: readonly Client[], offers: readonly Offer[]): readonly Column[] =>
  inOrder(clients).map((client) => columnOf(client, offers))

/** The clients as the columns stand. */
export const inOrder = (clients: readonly Client[]): readonly Client[] =>
  deciders.flatMap(({ id }) => clients.filter((client) => deciderOf(client) === id))

export function columnOf(client: Client, offers: readonly Offer[]): Column {
  const names = namesIn(client, offers)
  const verdict = verdicts(client)
  const shared = sharedNames(names ?? [])
  const cells = offers.map((offer, index) => {
    const name = names?.[index]
    const judged = verdict(offer.tool)
    const leftOut = leftOutOf(client, offer.tool, name, judged)
    // One of thousands: what it does not have is not spread into it.
    const cell: Cell = { group: leftOut ? 'leaves-out' : groupOf(judged), verdict: judged }
    if (leftOut) cell.leftOut = leftOut
    if (name) cell.name = name
    if (name && shared.size > 0 && shared.has(called(name))) cell.collides = true
    const textCut = textCutIn(client, offer, name)
    if (textCut > 0) cell.textCut = textCut
    return cell
  })
  return { client, decider: deciderOf(client), cells }
}

/** Few tools differ in what decides, so a verdict is found once and serves all that are alike. */
function verdicts(client: Client): (tool: Doc) => Verdict {
  const mode = defaultMode(client)
  const readsName = mode?.otherwise === 'by-name' || mode?.rules.some(({ then }) => then === 'by-name')
  const known = new Map<string, Verdict>()
  return (tool) => {
    if (readsName || member(tool, '_meta') !== undefined) return verdictOf(client, tool, mode)
    const said = statesOf(tool)
    const found = known.get(said) ?? verdictOf(client, tool, mode)
    known.set(said, found)
    return found
  }
}

const states = new WeakMap<Doc, string>()

/** The hints of a tool in a word; every client asks for it. */
function statesOf(tool: Doc): string {
  const found = states.get(tool) ?? Object.values(hintStates(tool)).join(' ')
  states.set(tool, found)
  return found
}

const called = ({ name = '', namespace }: SeenName): string => (namespace === undefined ? name : `${namespace}\n${name}`)

/** The names that more than one tool gets. */
function sharedNames(names: readonly SeenName[]): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()]
  for (const seen of names) {
    if (seen.name === undefined) continue
    const key = called(seen)
    ;(once.has(key) ? more : once).add(key)
  }
  return more
}

function textCutIn(client: Client, { server, tool }: Offer, name: SeenName | undefined): number {
  if (!client.description.limit || typeof member(tool, 'description') !== 'string') return 0
  const names = { server: server.key, ...(name?.name !== undefined && { model: name.name }) }
  // Rewriting schemas is the dearest of all: only one that is several at its root is told of in the description.
  const prologue = isSeveral(member(tool, 'inputSchema')) ? schemaFor(client, tool)?.prologue : undefined
  return descriptionFor(client, tool, names, prologue)?.cut.length ?? 0
}

const isSeveral = (schema: Json | undefined) => isDoc(schema) && ['oneOf', 'anyOf', 'allOf'].some((key) => Object.hasOwn(schema, key))

/** What can be looked for in a matrix: each says whether one cell has it. */
export const marks = [
  {
    id: 'risky',
    label: 'Runs unasked, may destroy',
    fits: ({ group }: Cell, tool: Doc) => group === 'runs' && risk(tool) !== 'none',
  },
  { id: 'left-out', label: 'Left out', fits: ({ group }: Cell) => group === 'leaves-out' },
  { id: 'by-name', label: 'Judged by name', fits: ({ verdict }: Cell) => verdict.byName !== undefined },
  { id: 'name-cut', label: 'Names cut', fits: ({ name }: Cell) => Boolean(name?.cut) },
  { id: 'text-cut', label: 'Text cut', fits: ({ textCut }: Cell) => textCut !== undefined },
  { id: 'collides', label: 'Collides', fits: ({ collides }: Cell) => collides === true },
] as const satisfies readonly { id: string; label: string; fits(cell: Cell, tool: Doc): boolean }[]

export type MarkId = (typeof marks)[number]['id']

/** The newest day of which a registry of clients knows, as exactly as it is known. */
export const newestDate = (clients: readonly Client[]): string =>
  clients
    .flatMap(({ date, sources }) => [date, ...sources.map((source) => source.date)])
    .filter((date) => /^\d{4}-\d{2}/.test(date))
    .reduce((newest, date) => (date.slice(0, 7) > newest.slice(0, 7) ? date : newest), '')
    .slice(0, 7)
