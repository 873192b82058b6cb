import { expect, test } from 'vitest'
import { argumentSummary } from './argument-summary'
import type { Json } from './json'

const line = (schema: Json, required: string[] = ['p']) =>
  argumentSummary({ name: 't', inputSchema: { type: 'object', properties: { p: schema }, required } })?.split('\n')[1]

test.each<[string, Json, string]>([
  ['a plain one', { type: 'string', description: 'Which\n  one.' }, '    p (string): Which one.'],
  ['values', { enum: ['a', 2] }, '    p (one of "a", 2)'],
  ['a constant', { type: 'string', const: 'X' }, '    p (string, always "X")'],
  ['a range', { type: 'integer', minimum: 1, maximum: 10, default: 5 }, '    p (integer, 1 to 10, default 5)'],
  ['a bound', { type: 'number', exclusiveMinimum: 0 }, '    p (number, more than 0)'],
  ['a list', { type: 'array', items: { type: 'string' }, maxItems: 3 }, '    p (array of string, at most 3 items)'],
  ['a path', { type: ['string', 'null'], format: 'path', minLength: 1, maxLength: 9 }, '    p (string or null, path, 1 to 9 characters)'],
  ['a pattern', { type: 'string', pattern: '^a' }, '    p (string, matching ^a)'],
  ['many values', { enum: Array.from({ length: 20 }, (_, index) => index) }, '    p (one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …)'],
  ['anything', true, '    p'],
])('%s in words', (_, schema, expected) => {
  expect(line(schema)).toBe(expected)
})

test('what can be left out comes last and says so', () => {
  const inputSchema = { type: 'object', properties: { a: { type: 'boolean', default: false }, b: { type: 'string' } }, required: ['b'] }
  expect(argumentSummary({ name: 't', inputSchema })).toBe('Args:\n    b (string)\n    a (boolean, optional, default false)')
})

test('a tool without parameters has no summary', () => {
  expect(argumentSummary({ name: 't', inputSchema: { type: 'object' } })).toBeUndefined()
})
