import { describe, expect, test } from 'vitest'
import type { Conflict } from '#shared/diff/conflict'
import { merge } from '#shared/diff/merge'
import { setDescription } from '#shared/tool/edits/document'
import { setHint, setOwn } from '#shared/tool/edits/own'
import type { Toolset } from '#shared/tool/toolset'
import { begunFrom, outcomeOf, readChoice } from './choices'

const base: Toolset = {
  format: 1,
  name: 'x',
  rules: 'mcp',
  nodes: [{ id: 'a', tool: { name: 'a', description: 'One.' }, own: { timeoutSeconds: 10 } }],
}
const side = (text: string, seconds: number | undefined, destroys: boolean) =>
  setHint(setOwn(setDescription(base, 'a', text), ['a'], 'timeoutSeconds', seconds), ['a'], 'destructiveHint', destroys)
const open = merge(base, side('Mine.', 20, true), side('Theirs.', undefined, false))
const conflict = (label: string) => open.conflicts.find((one) => one.label === label) as Conflict
const edit = (label: string, text: string) => readChoice(open, conflict(label), { is: 'edit', from: 'mine', text })

describe('a choice', () => {
  test('of a side is that side', () => {
    expect(readChoice(open, conflict('Deadline'), { is: 'theirs' })).toEqual({ decision: 'theirs' })
  })

  test('to edit begins from the side that was chosen, else from the one that has something', () => {
    expect(begunFrom(conflict('Description'), { is: 'theirs' })).toEqual({ is: 'edit', from: 'theirs', text: 'Theirs.' })
    expect(begunFrom(conflict('Deadline'), undefined)).toEqual({ is: 'edit', from: 'mine', text: '20' })
    expect(begunFrom(conflict('Can it destroy data?'), { is: 'mine' })).toMatchObject({ text: 'true' })
  })

  test('that was typed is read by its kind: text as it is, an answer or none, a value as JSON', () => {
    expect(edit('Description', '12')).toEqual({ decision: { edit: '12' } })
    expect(edit('Can it destroy data?', '')).toEqual({ decision: { edit: undefined } })
    expect(edit('Deadline', '30')).toEqual({ decision: { edit: 30 } })
  })

  test('that cannot stand there decides nothing, and says why', () => {
    expect(edit('Deadline', '{').problem).toMatch(/^This is not JSON yet: /)
    expect(edit('Deadline', '"soon"').problem).toMatch(/^This cannot stand here: /)
    expect(edit('Deadline', '9007199254740993').problem).toMatch(/cannot be kept exactly/)
  })

  test('leaves open what is not chosen or cannot be read', () => {
    const { id } = conflict('Deadline')
    const { decisions, open: left } = outcomeOf(open, {
      [id]: { is: 'edit', from: 'mine', text: '{' },
      [conflict('Description').id]: { is: 'mine' },
    })
    expect(Object.values(decisions)).toEqual(['mine'])
    expect(left.map(({ label }) => label)).toEqual(['Can it destroy data?', 'Deadline'])
  })
})
