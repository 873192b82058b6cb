import { saidHint } from '../tool/hints'
import { type Doc, isDoc, member } from '../tool/json'
import { type HintName, hintNames } from '../tool/node'
import { byName } from './by-name'
import type { Client, Does, HintState, MetaKey, Mode, When } from './client'
import type { Evidence, Source } from './evidence'

/** What a client does with a call in one of its modes, and by which rule. `does` is absent where nobody has found it out. */
export type Verdict = {
  does?: Exclude<Does, 'by-name'>
  /** Absent where no mode is known in which the client starts. */
  mode?: Mode
  /** The tool's name decided, for want of a hint. */
  byName?: { word?: string }
  /** The result is shown to the person before the model reads it. */
  review?: true
  /** The hints that decided, as the tool says them; none where the mode alone decides. */
  because: readonly { hint: HintName; state: HintState }[]
  /** A key of `_meta` that decided before any hint. */
  meta?: MetaKey
  evidence: Evidence
  source?: Source
  note?: string
}

export const hintStates = (tool: Doc): Record<HintName, HintState> =>
  Object.fromEntries(
    hintNames.map((hint) => {
      const said = saidHint(tool, hint)
      return [hint, said === undefined ? 'absent' : said ? 'true' : 'false']
    }),
  ) as Record<HintName, HintState>

export const defaultMode = ({ approval }: Client): Mode | undefined => approval.modes.find(({ id }) => id === approval.defaultMode)

/** What a client does with a tool; without a mode it is the one a client starts in. */
export function verdictOf(client: Client, tool: Doc, mode: Mode | undefined = defaultMode(client)): Verdict {
  const { approval } = client
  if (!mode) return { because: [], evidence: 'unknown' }
  const evidence = mode.evidence ?? approval.evidence
  const source = mode.source ?? approval.source
  const about = { mode, evidence, ...(source && { source }), ...(mode.note !== undefined && { note: mode.note }) }
  const meta = approval.meta?.find(({ key }) => metaOf(tool, key) === true)
  if (meta)
    return { ...about, does: decided(meta.except?.[mode.id] ?? meta.then), because: [], meta, ...(meta.source && { source: meta.source }) }

  const states = hintStates(tool)
  const rule = mode.rules.find(({ when }) => fits(when, states))
  const review = mode.after?.some(({ when }) => fits(when, states)) ? { review: true as const } : {}
  const because = decisive(mode, states, rule?.when)
  const does = rule?.then ?? mode.otherwise
  if (does === undefined) return { ...about, because, evidence: 'unknown' }
  if (does === 'by-name') return { ...about, ...byName(nameOf(tool)), because, ...review }
  return { ...about, does, because, ...review }
}

/** The hints that a mode looked at on the way to its decision. */
function decisive({ rules }: Mode, states: Record<HintName, HintState>, when: When | undefined): Verdict['because'] {
  const looked = when ? Object.keys(when) : rules.flatMap((rule) => Object.keys(rule.when))
  return hintNames.filter((hint) => looked.includes(hint)).map((hint) => ({ hint, state: states[hint] }))
}

/** Whether a rule speaks of a tool that says so much. */
export function fits(when: When, states: Record<HintName, HintState>): boolean {
  return hintNames.every((hint) => {
    const wanted = when[hint]
    return wanted === undefined || (typeof wanted === 'string' ? wanted === states[hint] : wanted.includes(states[hint]))
  })
}

const decided = (does: Does): Exclude<Does, 'by-name'> => (does === 'by-name' ? 'ask' : does)

const nameOf = (tool: Doc) => {
  const name = member(tool, 'name')
  return typeof name === 'string' ? name : ''
}

export function metaOf(tool: Doc, key: string) {
  const meta = member(tool, '_meta')
  return isDoc(meta) ? member(meta, key) : undefined
}
