import { expect, test } from 'vitest'
import { elementTexts, isRepresentable, mapTokens, memberText, memberTexts, unrepresentableNumbers } from './json-text'

/** A small generator with a fixed start: the same documents in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function value(next: () => number, depth: number): unknown {
  const kind = Math.floor(next() * (depth > 4 ? 5 : 7))
  if (kind === 0) return null
  if (kind === 1) return next() < 0.5
  if (kind === 2) return Math.floor(next() * 1e6) / 100
  if (kind < 5) return ['', 'plain', 'a"b', 'back\\', '\\"', '{"x":[1]}', '\u2028 \u0000', 'é🙂', '\ud800'][Math.floor(next() * 9)]
  const length = Math.floor(next() * 4)
  if (kind === 5) return Array.from({ length }, () => value(next, depth + 1))
  return Object.fromEntries(
    Array.from({ length }, (_, i) => [`${['a', '10', '2', 'k"ey', '\\'][Math.floor(next() * 5)]}${i || ''}`, value(next, depth + 1)]),
  )
}

test('members and elements of 5,000 made-up documents are what JSON.parse reads', () => {
  const next = random(7)
  for (let round = 0; round < 5000; round++) {
    const document = value(next, 0)
    const text = JSON.stringify(document, null, round % 3)
    const members = memberTexts(text)
    if (members) expect(Object.fromEntries(members.map(([key, part]) => [key, JSON.parse(part)]))).toEqual(document)
    else if (Array.isArray(document)) expect(elementTexts(text)?.map((part) => JSON.parse(part))).toEqual(document)
    else expect(elementTexts(text)).toBeUndefined()
    expect(mapTokens(text, { string: (s) => s, number: (n) => n })).toBe(text)
  }
})

test('a member keeps the spelling of its numbers and the order of its keys', () => {
  expect(memberText('{"id":1, "result" : {"b":1.0,"10":12345678901234567890,"2":[]} }', 'result')).toBe(
    '{"b":1.0,"10":12345678901234567890,"2":[]}',
  )
})

test('of a repeated key the last counts', () => {
  expect(memberText('{"a":1,"a":2}', 'a')).toBe('2')
})

test.each([
  ['0', true],
  ['-0', true],
  ['1.0', true],
  ['1e2', true],
  ['100', true],
  ['0.1', true],
  ['1.50e-3', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['12345678901234567890', false],
  ['0.12345678901234567890123', false],
  ['1e400', false],
  ['1e-400', false],
])('%s as a double: kept %s', (literal, kept) => {
  expect(isRepresentable(literal)).toBe(kept)
})

test('a number that a double cannot hold is named by its place', () => {
  expect(unrepresentableNumbers('{"a":[1,{"b/c":12345678901234567890}],"d":"12345678901234567890","e":1e999}')).toEqual([
    { at: '/a/1/b~1c', text: '12345678901234567890' },
    { at: '/e', text: '1e999' },
  ])
})

test('a hundred thousand levels are no trouble', () => {
  const text = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(memberText(text, 'a')).toHaveLength(200_000)
})
