import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edits, sample } from '../diff/testing/random-edits'
import { advance, begin, type History, redo, undo } from './history'

const to = <T>(move: (history: History<T>) => History<T> | undefined, start: History<T>): History<T> => {
  const next = move(start)
  return next ? to(move, next) : start
}

test('any sequence of edits is undone to the very start, and redone to the very end', () => {
  fc.assert(
    fc.property(
      edits('e', 40),
      fc.array(fc.constantFrom('name', 'title', undefined), { minLength: 40, maxLength: 40 }),
      (steps, groups) => {
        const done = steps.reduce((history, step, at) => advance(history, step(history.present), groups[at]), begin(sample))
        const undone = to(undo, done)
        expect(undone.present).toBe(sample)
        expect(to(redo, undone).present).toBe(done.present)
      },
    ),
  )
})
