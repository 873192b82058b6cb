import { expect, test } from 'vitest'
import { parseLenient } from './lenient-json'

const told = (text: string) => parseLenient(text).problems.map(({ at, line, message }) => `${at}:${line} ${message.split(/[;:]/)[0]}`)

test('strict JSON is read without a word', () => {
  const { value, problems } = parseLenient('{"a": [1, {"__proto__": 2}]}')
  expect(JSON.stringify(value)).toBe('{"a":[1,{"__proto__":2}]}')
  expect(problems).toEqual([])
})

test.each([
  ['a byte order mark', '\ufeff{"a": 1}', { a: 1 }, [':1 The file begins with a byte-order mark.']],
  ['a comment', '{\n  "a": 1, // why\n  "b": 2\n}', { a: 1, b: 2 }, [':2 JSON has no comments.']],
  ['a comment that looks like a text', '{"a": "// no", /* "b": */ "c": 1}', { a: '// no', c: 1 }, [':1 JSON has no comments.']],
  [
    'a comma too many',
    '{"a": [1, 2,\n],}',
    { a: [1, 2] },
    ['/a:1 A comma stands before a closing bracket.', ':2 A comma stands before a closing bracket.'],
  ],
  [
    'a line break in a text',
    '{"t": "one\ntwo",\n"u": "three\n\tfour"}',
    { t: 'one\ntwo', u: 'three\n\tfour' },
    ['/t:1 A text holds a raw line break or control character.', '/u:3 A text holds a raw line break or control character.'],
  ],
  ['a key that stands twice', '{"a": {"b": 1,\n "b": 2}}', { a: { b: 2 } }, ['/a/b:2 "b" stands twice here']],
  [
    'a number that cannot be kept',
    '{"a": "x\ny",\n "n": 12345678901234567890}',
    { a: 'x\ny', n: Number('12345678901234567890') },
    ['/a:1 A text holds a raw line break or control character.', '/n:3 The number 12345678901234567890 cannot be kept exactly'],
  ],
])('%s is accepted and reported at its place', (_, text, value, problems) => {
  expect(parseLenient(text).value).toEqual(value)
  expect(told(text)).toEqual(problems)
})

test.each([
  ['nothing', '', /not JSON/],
  ['an open text', '{"a": "x', /not JSON/],
  ['a missing comma', '{"a": 1 "b": 2}', /A comma or "}" is missing/],
  ['two documents', '{} {}', /follows after the end/],
  ['a depth no definition has', `${'['.repeat(2000)}${']'.repeat(2000)}`, /nested deeper/],
])('%s cannot be read, and it says why', (_, text, message) => {
  const { value, problems } = parseLenient(text)
  expect(value).toBeUndefined()
  expect(problems.filter(({ severity }) => severity === 'error').map((problem) => problem.message)).toEqual([
    expect.stringMatching(message),
  ])
})

test('a place has a line', () => {
  const { lineOf } = parseLenient('{\n"a": "x\ny",\n"b": [\n1, {"c~/": 3}]}')
  expect([lineOf('/a'), lineOf('/b/1/c~0~1'), lineOf('/nowhere')]).toEqual([2, 5, undefined])
})
