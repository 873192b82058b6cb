import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Piece, wordChanges } from './words'

const marked = (pieces: readonly Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
const plain = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

describe('the words that differ', () => {
  test.each([
    ['Delete one cache.', 'Delete all caches.', 'Delete [one cache].', 'Delete [all caches].'],
    [
      'Cannot be restored.',
      'Cannot be restored; the next run builds them again.',
      'Cannot be restored.',
      'Cannot be restored[; the next run builds them again].',
    ],
    ['same', 'same', 'same', 'same'],
    ['', 'new', '', '[new]'],
    ['a b c', 'c a b', 'a b[ c]', '[c ]a b'],
    ['日本語 one', '日本語 two', '日本語 [one]', '日本語 [two]'],
  ])('%j, %j', (before, after, old, now) => {
    const found = wordChanges(before, after)
    expect([marked(found.before), marked(found.after)]).toEqual([old, now])
  })

  test('of any two texts are pieces of them, and what is not marked is the same on both sides', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '.', '日', '\ud800', '👍'), { maxLength: 30 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = wordChanges(before, after)
        expect(plain(found.before)).toBe(before)
        expect(plain(found.after)).toBe(after)
        const kept = (pieces: readonly Piece[]) => plain(pieces.filter(({ changed }) => !changed)).replaceAll(/\s/g, '')
        expect(kept(found.before)).toBe(kept(found.after))
      }),
      { numRuns: 500 },
    )
  })

  test('of two long texts without a common word are told at once', () => {
    const long = (word: string) => `same ${`${word} `.repeat(20_000)}end`
    const found = wordChanges(long('one'), long('two'))
    expect(found.after.map(({ changed }) => changed)).toEqual([false, true, false])
  })
})
