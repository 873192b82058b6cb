import { expect, test } from 'vitest'
import { fnv36, sipHash } from './digest'

/** From Rust's DefaultHasher, and from Python's hash of bytes without a seed, which is the same function. */
test.each([
  ['', 15130871412783076140n],
  ['@@@', 9423900297606788391n],
  ['abcdefgh', 4574395652268504554n],
  ['识别发票', 5275345356854781751n],
])('SipHash-1-3 of “%s”', (text, hash) => {
  expect(sipHash(text)).toBe(hash)
})

test('FNV-1a keeps seven digits', () => {
  expect(fnv36('mcp__!!!__@@@')).toBe('0hm33t0')
})
