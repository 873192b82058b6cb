import { describe, expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { placeKind } from './inner'
import { type Row, rowsOf } from './rows'
import { ownSchemas } from './testing/own-schemas'

/** A row as one line of words, and what is inside it. */
const shown = (row: Row): string => {
  const marks = [
    row.required && 'required',
    row.nullable && 'or null',
    row.dangling && 'dangling',
    row.more.length > 0 && `more: ${row.more.join(' ')}`,
  ]
  const inside = row.inside.length > 0 ? ` (${row.inside.map(shown).join(', ')})` : ''
  return [row.name, row.words, ...marks].filter(Boolean).join(' ') + inside
}
const rows = (schema: Json) => rowsOf(schema).root.inside.map(shown)
const field = (schema: Json): string => rows({ type: 'object', properties: { f: schema } })[0]?.slice(2) ?? ''

describe('a field in plain words', () => {
  test.each<[Json, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: 'number' }, 'number'],
    [{ type: 'boolean' }, 'yes or no'],
    [{ type: 'null' }, 'null'],
    [{}, 'anything'],
    [true, 'anything'],
    [false, 'nothing'],
    [{ not: {} }, 'nothing'],
    [{ const: 3 }, 'fixed value'],
    [{ enum: ['a', 'b'] }, 'choice'],
    [{ oneOf: [{ const: 1, title: 'One' }] }, 'choice'],
    [{ type: ['string', 'number'] }, 'text or number'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
    [{ type: 'string', nullable: true }, 'text or null'],
    [{ enum: ['a', null] }, 'choice or null'],
    [{ type: 'array' }, 'list'],
    [{ type: 'array', items: { type: 'string' } }, 'list of text'],
    [{ type: 'array', items: { type: 'array', items: { type: 'integer' } } }, 'list of lists of whole numbers'],
    [{ type: 'array', items: { type: 'object', properties: { a: { type: 'number' } } } }, 'list of objects (a number)'],
    [{ type: 'array', prefixItems: [{ type: 'string', title: 'name' }, {}] }, 'fixed list (name text, item 2 anything)'],
    [{ type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'number' } }, 'fixed list (item 1 text, further items number)'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'map of text'],
    [
      { type: 'object', properties: { a: {} }, required: ['a'], additionalProperties: { type: 'string' } },
      'object (a anything required, any other name text)',
    ],
    [{ anyOf: [{ title: 'A', type: 'object' }, { type: 'string' }] }, 'one of 2 kinds (A object, text text)'],
    [{ $ref: '#/$defs/X' }, 'X dangling'],
    [{ allOf: [{ $ref: '#/$defs/X' }], description: 'd' }, 'X dangling'],
    [{ type: 'date' }, 'unknown type more: type'],
    [{ type: 'string', minLength: '3', 'x-a': 1 }, 'text more: minLength x-a'],
    [{ anyOf: [{ type: 'string', description: 'in' }, { type: 'null' }], description: 'out' }, 'text or null more: anyOf/0/description'],
    [{ properties: { a: {} } }, 'object (a anything)'],
    [{ minimum: 3 }, 'number'],
  ])('%j is %s', (schema, words) => {
    expect(field(schema)).toBe(words)
  })
})

test('a reference is named and not followed; definitions have rows of their own', () => {
  const { root, definitions } = rowsOf(ownSchemas['definitions, referred to in both ways, and one of itself'] as Json)
  expect(root.inside.map(shown)).toEqual(['home Address', 'work Address', 'tree Tree', 'twin tree', 'inner object (again inner)'])
  expect(definitions.map(shown)).toEqual(['Address object (street text)', 'Tree object (children list of Tree)'])
})

test('conditions of one form are read, others are left to the JSON', () => {
  const { root } = rowsOf(ownSchemas['conditions in four spellings'] as Json)
  expect(root.conditions.map(({ at: _, ...condition }) => condition)).toEqual([
    { field: 'mode', is: ['file'], require: ['path'] },
    { field: 'mode', is: ['url'], require: ['url'] },
    { field: 'card', require: ['bill'] },
  ])
  expect(root.more).toEqual(['allOf'])
})

test('alternatives stand below the fields they belong to', () => {
  const { root } = rowsOf(ownSchemas['alternatives beside fields'] as Json)
  expect(root.inside.map(shown)).toEqual([
    'mode choice',
    'path text',
    'url text',
    'A object (mode fixed value)',
    'B object (mode fixed value, size whole number)',
  ])
  expect(root.more).toEqual(['anyOf'])
})

test.each(Object.entries(ownSchemas))('rows of the text and of the value are the same: %s', (_, schema) => {
  expect(rowsOf(JSON.parse(JSON.stringify(schema)) as Json)).toEqual(rowsOf(schema))
})

test.each<[string, string]>([
  ['', 'schema'],
  ['properties', 'names'],
  ['properties/type', 'schema'],
  ['properties/a/properties', 'names'],
  ['items', 'schema'],
  ['anyOf', 'list'],
  ['anyOf/0', 'schema'],
  ['default/properties', 'data'],
  ['enum', 'data'],
])('at "%s" stands: %s', (path, kind) => {
  expect(placeKind(path === '' ? [] : path.split('/'))).toBe(kind)
})
