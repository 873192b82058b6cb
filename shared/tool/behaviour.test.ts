import { expect, test } from 'vitest'
import { contradiction, meaningOf } from './behaviour'
import type { HintName } from './node'

test('what nobody says is told in one sentence, after what is said', () => {
  expect(
    meaningOf([
      { hint: 'readOnlyHint', value: false, implied: true },
      { hint: 'destructiveHint', value: true, implied: true },
      { hint: 'idempotentHint', value: true, implied: false },
      { hint: 'openWorldHint', value: true, implied: true },
    ]),
  ).toBe(
    'The same call again changes nothing further, so it may be retried. Left unsaid, it counts as changing things, able to destroy and reaching outside.',
  )
  expect(meaningOf([{ hint: 'openWorldHint', value: false, implied: false }])).toBe('It deals only with what the server itself holds.')
})

test.each<[Partial<Record<HintName, boolean>>, boolean, string | undefined]>([
  [{ destructiveHint: true }, false, undefined],
  [{}, true, undefined],
  [{ destructiveHint: true }, true, 'Some clients believe the first and run it, others the second and ask'],
  [{ destructiveHint: false, idempotentHint: true }, true, 'What is said about destroying and repeating is kept'],
])('%j, read-only %s', (said, readsOnly, words) => {
  const found = contradiction((hint) => said[hint], readsOnly)
  if (words === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(words)
})
