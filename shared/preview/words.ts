import { saidHint } from '../tool/hints'
import type { Doc } from '../tool/json'
import type { Verdict } from './approval'

/** What clients do, as the groups that lists of them have; in the order a person reads them. */
export const groups = [
  { id: 'asks', label: 'Asks', short: 'asks', means: 'Asks the person before each call.' },
  { id: 'runs', label: 'Runs', short: 'runs', means: 'Runs it without asking.' },
  { id: 'judges', label: 'Judges', short: 'judges', means: 'A model, or the name of the tool, decides whether the person is asked.' },
  { id: 'leaves-out', label: 'Left out', short: 'leaves out', means: 'The tool does not reach the model, or every call is refused.' },
  { id: 'unknown', label: 'Unknown', short: 'unknown', means: 'No public source says.' },
] as const

export type GroupId = (typeof groups)[number]['id']

export function groupOf({ does, byName }: Verdict): GroupId {
  if (byName || does === 'llm-judge') return 'judges'
  if (does === undefined) return 'unknown'
  return ({ ask: 'asks', allow: 'runs', deny: 'leaves-out' } as const)[does]
}

/** What a client does, in a word. A call that is refused is not a tool that is left out. */
export const doesWord = (verdict: Verdict): string =>
  verdict.does === 'deny' && !verdict.mode?.hides ? 'refuses' : (groups.find(({ id }) => id === groupOf(verdict))?.short ?? '')

/** How much harm a tool that runs unasked may do: what it says, even beside “reads only”, else what the protocol takes it for. */
export function risk(tool: Doc): 'none' | 'implied' | 'said' {
  const destructive = saidHint(tool, 'destructiveHint')
  if (destructive === true) return 'said'
  return destructive === false || saidHint(tool, 'readOnlyHint') === true ? 'none' : 'implied'
}
