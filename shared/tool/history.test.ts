import { expect, test } from 'vitest'
import { advance, begin, type History, mostSteps, rebase, redo, seal, undo } from './history'

const back = <T>(history: History<T>) => undo(history) ?? history
const forth = <T>(history: History<T>) => redo(history) ?? history
const typed = (...texts: string[]) => texts.reduce((history, text) => advance(history, text, 'name'), begin(''))

test('what is typed into one field is one step, until the field is left', () => {
  const once = typed('a', 'ab', 'abc')
  expect(back(once).present).toBe('')
  const twice = advance(seal(once), 'abcd', 'name')
  expect(back(twice).present).toBe('abc')
  expect(back(back(twice)).present).toBe('')
  expect(forth(forth(back(back(twice)))).present).toBe('abcd')
})

test('edits without a group are a step each, and nothing new is none', () => {
  const steps = advance(advance(begin(1), 2), 3)
  expect(back(steps).present).toBe(2)
  expect(advance(steps, 3)).toBe(steps)
})

test('an edit after an undo forgets what was undone', () => {
  expect(redo(advance(back(typed('a')), 'b'))).toBeUndefined()
})

test(`${mostSteps} steps are kept`, () => {
  let history = begin(0)
  for (let step = 1; step <= mostSteps + 50; step++) history = advance(history, step)
  let undone = 0
  for (let before = undo(history); before; before = undo(before)) {
    history = before
    undone++
  }
  expect(undone).toBe(mostSteps)
  expect(history.present).toBe(50)
})

test('what somebody else did stays when our own steps are undone', () => {
  const ours = advance(advance(begin(['']), ['a']), ['a', 'b'])
  const both = rebase(ours, (value) => [...value, 'theirs'])
  expect(both.present).toEqual(['a', 'b', 'theirs'])
  expect(back(back(both)).present).toEqual(['', 'theirs'])
})
