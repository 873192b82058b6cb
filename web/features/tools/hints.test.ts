import { describe, expect, test } from 'vitest'
import { hintsOf } from './hints'

const said = (annotations?: Record<string, unknown>) => ({ name: 'a', ...(annotations && { annotations }) }) as never
const words = (annotations?: Record<string, unknown>) =>
  hintsOf(said(annotations)).map(({ words, explicit }) => (explicit ? words : `(${words})`))

describe('hints', () => {
  test.each([
    [undefined, ['(changes things)', '(can destroy)', '(not safe to repeat)', '(reaches outside)']],
    [{ readOnlyHint: true, destructiveHint: true, idempotentHint: true }, ['reads only', '(reaches outside)']],
    [
      { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      ['changes things', 'only adds', 'safe to repeat', 'stays inside'],
    ],
    [{ readOnlyHint: 'true', destructiveHint: null }, ['(changes things)', '(can destroy)', '(not safe to repeat)', '(reaches outside)']],
  ])('%j', (annotations, expected) => expect(words(annotations)).toEqual(expected))
})
