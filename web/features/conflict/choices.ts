import type { Conflict, Decision, Decisions } from '#shared/diff/conflict'
import { valueKind } from '#shared/diff/kinds'
import { decide, type Merge } from '#shared/diff/merge'
import type { Side } from '#shared/diff/three'
import type { Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { toolset } from '#shared/tool/toolset'

/** What a person chose for a conflict; an edit is kept as it is typed. */
export type Choice = { is: Side } | { is: 'edit'; from: Side; text: string }
export type Choices = Readonly<Record<string, Choice>>

export const kindOf = ({ at, base, mine, theirs }: Conflict) => valueKind(at, [base, mine, theirs])

/** An edit begins from the side that was chosen, else from mine. */
export function begunFrom(conflict: Conflict, choice: Choice | undefined): Choice {
  const from: Side = choice?.is === 'theirs' || (choice?.is !== 'mine' && conflict.mine === undefined) ? 'theirs' : 'mine'
  return { is: 'edit', from, text: asText(conflict, conflict[from]) }
}

/** An answer of a hint or of yes and no is text too: `true`, `false`, or nothing. */
const asText = (conflict: Conflict, value: Json | undefined): string =>
  value === undefined ? '' : kindOf(conflict) === 'text' ? String(value) : JSON.stringify(value, null, 2)

type Read = { decision: Decision; problem?: undefined } | { decision?: undefined; problem: string }

/** What a choice decides, or why it decides nothing yet. */
export function readChoice(merge: Merge, conflict: Conflict, choice: Choice): Read {
  if (choice.is !== 'edit') return { decision: choice.is }
  const read = readValue(conflict, choice.text)
  if ('problem' in read) return read
  const decision = { edit: read.value }
  const tried = toolset.safeParse(decide(merge, { [conflict.id]: decision }))
  return tried.success ? { decision } : { problem: `This cannot stand here: ${tried.error.issues[0]?.message ?? 'it is not valid'}.` }
}

function readValue(conflict: Conflict, text: string): { value: Json | undefined } | { problem: string } {
  if (kindOf(conflict) === 'text') return { value: text }
  if (text.trim() === '') return { value: undefined }
  try {
    const value = JSON.parse(text) as Json
    const lost = unrepresentableNumbers(text)[0]
    return lost ? { problem: `${lost.text} cannot be kept exactly; it would become ${Number(lost.text)}.` } : { value }
  } catch (error) {
    return { problem: `This is not JSON yet: ${(error as Error).message}.` }
  }
}

/** What is decided, and what is still open. */
export function outcomeOf(merge: Merge, choices: Choices): { decisions: Decisions; open: readonly Conflict[] } {
  const decisions: Record<string, Decision> = {}
  const open = merge.conflicts.filter((conflict) => {
    const choice = choices[conflict.id]
    const decision = choice && readChoice(merge, conflict, choice).decision
    if (decision) decisions[conflict.id] = decision
    return !decision
  })
  return { decisions, open }
}
