import { expect, test } from 'vitest'
import { prettyJson } from './json-lines'

test.each([{}, [], { a: 1, b: [true, null, { c: '}"{' }], d: {}, e: [] }, ['a,b:c', -1.5e3, '\\"'], 'text', 7])(
  '%j is laid out as JSON.stringify does',
  (value) => expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2)),
)

test('numbers and order are left alone', () => {
  expect(prettyJson('{"b":1.0,"a":12345678901234567890,"1":1e400}')).toBe('{\n  "b": 1.0,\n  "a": 12345678901234567890,\n  "1": 1e400\n}')
})
