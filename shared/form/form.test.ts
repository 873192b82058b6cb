import { describe, expect, test } from 'vitest'
import { movedOrder, renameKey, setAt } from '../tool/change'
import type { Json } from '../tool/json'
import { branchOf } from './branch'
import { withConditions } from './conditions'
import { describeField } from './describe'
import { type Control, type Field, fieldOf } from './field'
import { fitsIn } from './fits'
import { generate } from './generate'
import { asDateTime, asPicked, asTime } from './moment'
import { itemsFromLines } from './pasted-lines'
import { readNumber } from './read-number'

const kind = (schema: Json, root: Json = schema): string => {
  const { control, nullable } = fieldOf(root, schema)
  return nullable ? `${control.kind}?` : control.kind
}

describe('every construct has its control', () => {
  test.each<[string, Json, string]>([
    ['text', { type: 'string' }, 'text'],
    ['a number', { type: 'number' }, 'number'],
    ['a boolean', { type: 'boolean' }, 'boolean'],
    ['a constant', { const: 'x' }, 'const'],
    ['a choice', { enum: ['a', 1, true] }, 'choice'],
    ['a choice with null', { enum: ['a', null] }, 'choice?'],
    [
      'titled constants',
      {
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
      'choice',
    ],
    ['nullable by type', { type: ['string', 'null'] }, 'text?'],
    ['nullable by anyOf', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number?'],
    ['nullable by OpenAPI', { type: 'string', nullable: true }, 'text?'],
    ['several types', { type: ['string', 'number'] }, 'union'],
    ['branches', { oneOf: [{ type: 'object', properties: { a: {} } }, { type: 'string' }] }, 'union'],
    ['branches without a type', { anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, 'union'],
    [
      'branches that only demand',
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      'object',
    ],
    ['an object', { type: 'object', properties: { a: {} } }, 'object'],
    ['an object that says no type', { properties: { a: {} } }, 'object'],
    ['a map', { type: 'object', additionalProperties: { type: 'number' } }, 'map'],
    ['a free object', { type: 'object' }, 'map'],
    ['an object without fields', { type: 'object', properties: {}, additionalProperties: false }, 'object'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'array'],
    ['a list of anything', { type: 'array' }, 'array'],
    ['a tuple', { type: 'array', prefixItems: [{ type: 'number' }] }, 'tuple'],
    ['a tuple of draft-07', { type: 'array', items: [{ type: 'number' }] }, 'tuple'],
    ['a file', { type: 'string', contentEncoding: 'base64' }, 'file'],
    ['no type at all', {}, 'any'],
    ['true', true, 'any'],
    ['false', false, 'never'],
    ['null alone', { type: 'null' }, 'null'],
    ['a type that is none', { type: 'strin' }, 'any'],
    ['joined by allOf', { allOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { required: ['a'] }] }, 'object'],
  ])('%s', (_, schema, expected) => {
    expect(kind(schema)).toBe(expected)
  })

  test('references are followed, into $defs, into properties, and around', () => {
    const root: Json = {
      $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } }, loop: { $ref: '#/$defs/loop' } },
      properties: {
        a: { type: 'string', format: 'date' },
        b: { $ref: '#/properties/a', description: 'mine' },
        'with space/slash': { type: 'number' },
      },
    }
    expect(kind({ $ref: '#/$defs/node' }, root)).toBe('object')
    expect(fieldOf(root, { $ref: '#/properties/b' })).toMatchObject({ control: { kind: 'text', format: 'date' }, description: 'mine' })
    expect(kind({ $ref: '#/properties/with%20space~1slash' }, root)).toBe('number')
    expect(kind({ $ref: '#/$defs/loop' }, root)).toBe('any')
    expect(kind({ $ref: '#/$defs/nowhere' }, root)).toBe('any')
    expect(kind({ $ref: 'https://example.com/x' }, root)).toBe('any')
  })

  test('parameters may be named like keywords', () => {
    const schema = JSON.parse(
      '{"type":"object","properties":{"type":{"type":"string"},"properties":{"type":"number"},"required":{"type":"boolean"},"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__"]}',
    ) as Json
    const { control } = fieldOf(schema, schema) as { control: Extract<Control, { kind: 'object' }> }
    expect(control.properties.map(({ key, required }) => [key, required])).toEqual([
      ['type', false],
      ['properties', false],
      ['required', false],
      ['__proto__', true],
      ['constructor', false],
    ])
  })
})

test('a branch that is a list of its own union has a name', () => {
  const schema = { oneOf: [{ type: 'array', items: { type: 'array', items: { $ref: '#/oneOf/0' } } }, { type: 'string' }] }
  expect(fieldOf(schema, schema).control).toMatchObject({ kind: 'union', branches: [{ name: 'list of list of lists' }, { name: 'text' }] })
})

test('an array of itself is told in a few words', () => {
  const schema = { type: 'array', items: { $ref: '#' } }
  expect(describeField(schema, fieldOf(schema, schema))).toBe('array of array of array')
})

test('a lone branch that leads back to its own union ends', () => {
  expect(kind({ oneOf: [{ $ref: '#' }] })).toBe('any')
})

test('branches are named by title, tag, type or what they need, each its own', () => {
  const names = (schema: Json) => (fieldOf(schema, schema).control as Extract<Control, { kind: 'union' }>).branches.map(({ name }) => name)
  expect(
    names({
      oneOf: [
        { title: 'Between dates', type: 'object' },
        { type: 'object', properties: { kind: { const: 'next_days' } } },
      ],
    }),
  ).toEqual(['Between dates', 'next_days'])
  expect(names({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'integer' }] })).toEqual([
    'text',
    'list of texts',
    'whole number',
  ])
  expect(
    names({
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: {} } },
        { type: 'object', required: ['b'], properties: { b: {} } },
      ],
    }),
  ).toEqual(['with a', 'with b'])
})

test('a value is shown in the branch it fits, or whose tag or type it has', () => {
  const schema: Json = {
    oneOf: [
      { type: 'object', properties: { kind: { const: 'a' }, n: { type: 'number' } }, required: ['kind', 'n'] },
      { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
      { type: 'string' },
    ],
  }
  const { branches } = fieldOf(schema, schema).control as Extract<Control, { kind: 'union' }>
  const at = (value: Json | undefined) => branchOf(schema, branches, value, fitsIn(schema))
  expect(at({ kind: 'b' })).toBe(1)
  expect(at({ kind: 'a' })).toBe(0)
  expect(at('x')).toBe(2)
  expect(at({})).toBe(0)
  expect(at(3)).toBeUndefined()
  expect(at(undefined)).toBeUndefined()
})

test('what a condition adds is there as soon as it holds', () => {
  const schema: Json = {
    type: 'object',
    properties: { how: { enum: ['mail', 'phone'] } },
    if: { properties: { how: { const: 'mail' } }, required: ['how'] },
    then: { properties: { address: { type: 'string' } }, required: ['address'] },
    dependentRequired: { how: ['why'] },
  }
  const needs = (value: Json) => {
    const { control } = fieldOf(schema, withConditions(schema, schema, value, fitsIn(schema))) as {
      control: Extract<Control, { kind: 'object' }>
    }
    return control.properties.filter(({ required }) => required).map(({ key }) => key)
  }
  expect(needs({})).toEqual([])
  expect(needs({ how: 'phone' })).toEqual(['why'])
  expect(needs({ how: 'mail' })).toEqual(['address', 'why'])
})

test('several conditions hold one by one, and alternatives among them are decided by the value', () => {
  const when = (key: string, is: Json, then: Json): Json => ({ if: { properties: { [key]: { const: is } }, required: [key] }, then })
  const schema: Json = {
    type: 'object',
    properties: { how: { enum: ['mail', 'phone'] }, express: { type: 'boolean' } },
    allOf: [when('how', 'mail', { required: ['address'] }), when('express', true, { required: ['reason'] })],
    dependencies: {
      how: {
        oneOf: [
          { properties: { how: { const: 'mail' } } },
          { properties: { how: { const: 'phone' }, number: { type: 'string' } }, required: ['number'] },
        ],
      },
    },
  }
  const keys = (value: Json) => {
    const { control } = fieldOf(schema, withConditions(schema, schema, value, fitsIn(schema)))
    return control.kind === 'object' ? control.properties.map(({ key }) => key) : control.kind
  }
  expect(keys({})).toEqual(['how', 'express'])
  expect(keys({ how: 'mail', express: true })).toEqual(['how', 'express', 'address', 'reason'])
  expect(keys({ how: 'phone' })).toEqual(['how', 'express', 'number'])
})

test('a pattern that never ends does not stop the form', () => {
  const schema: Json = { anyOf: [{ type: 'string', pattern: '^(a+)+$' }, { type: 'number' }] }
  const { branches } = fieldOf(schema, schema).control as Extract<Control, { kind: 'union' }>
  expect(branchOf(schema, branches, `${'a'.repeat(40)}!`, fitsIn(schema))).toBe(0)
})

test.each<[Json, string]>([
  [{ type: 'integer', minimum: 15, maximum: 480 }, 'integer, 15 to 480'],
  [{ type: 'array', items: { type: 'string', format: 'email' }, minItems: 1, maxItems: 20 }, 'array of strings (email), 1 to 20'],
  [{ type: 'string', minLength: 3 }, 'string, at least 3 characters'],
  [{ type: 'string', minLength: 1 }, 'string, at least 1 character'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ enum: ['a', 'b', 'c'] }, 'one of 3'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer'],
  [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 }, 'number, above 0, in steps of 0.5'],
])('%j is described as "%s"', (schema, words) => {
  expect(describeField(schema, fieldOf(schema, schema))).toBe(words)
})

test('a change touches one place, keeps the order, and knows unset from null', () => {
  const value = JSON.parse('{"b":1,"a":[1,{"x":2}],"__proto__":"p"}') as Json
  expect(JSON.stringify(setAt(value, '/a/1/x', 3))).toBe('{"b":1,"a":[1,{"x":3}],"__proto__":"p"}')
  expect(JSON.stringify(setAt(value, '/b', undefined))).toBe('{"a":[1,{"x":2}],"__proto__":"p"}')
  expect(JSON.stringify(setAt(value, '/b', null))).toContain('"b":null')
  expect(JSON.stringify(setAt(value, '/__proto__', 'q'))).toContain('"__proto__":"q"')
  expect(JSON.stringify(setAt({}, '/__proto__', 'q'))).toBe('{"__proto__":"q"}')
  expect(JSON.stringify(setAt(value, '/a/0', undefined))).toContain('"a":[{"x":2}]')
  expect(JSON.stringify(setAt(undefined, '/x~1y/z', 1))).toBe('{"x/y":{"z":1}}')
  expect(JSON.stringify(renameKey(value, 'b', 'c'))).toContain('{"c":1,"a"')
  expect(renameKey(value, 'b', 'a')).toBe(value)
  expect(movedOrder(3, 0, 2)).toEqual([1, 2, 0])
})

test.each<[string, unknown]>([
  ['12', { value: 12 }],
  [' -0.5 ', { value: -0.5 }],
  ['1e3', { value: 1000 }],
  ['', { empty: true }],
  ['  ', { empty: true }],
  ['12abc', { problem: expect.stringContaining('not a number') }],
  ['.5', { problem: expect.anything() }],
  ['0x10', { problem: expect.anything() }],
  ['1,5', { problem: expect.anything() }],
  ['9007199254740993', { problem: expect.stringContaining('9007199254740992') }],
  ['1e400', { problem: expect.stringContaining('infinite') }],
])('"%s" typed as a number', (typed, expected) => {
  expect(readNumber(typed)).toEqual(expected)
})

test('a plain value is made for a schema', () => {
  const schema: Json = {
    type: 'object',
    required: ['a', 'b', 'c'],
    properties: {
      a: { type: 'integer', minimum: 3 },
      b: { type: 'array', minItems: 2, items: { enum: ['x'] } },
      c: { type: 'string', format: 'date' },
      d: { type: 'string' },
    },
  }
  expect(generate(schema, schema, fitsIn(schema))).toEqual({ a: 3, b: ['x', 'x'], c: '2026-01-31' })
})

test('what a picker gives is written with its zone, and what stands there is read in the zone of the picker', () => {
  expect(asDateTime('2026-11-10T09:00', 60)).toBe('2026-11-10T09:00:00+01:00')
  expect(asDateTime('2026-07-10T09:00:30', 0)).toBe('2026-07-10T09:00:30Z')
  expect(asTime('09:30', -210)).toBe('09:30:00-03:30')
  expect(asPicked('datetime-local', '2026-11-10T23:30:00Z', 60)).toBe('2026-11-11T00:30:00')
  expect(asPicked('time', '23:30:00Z', 60)).toBe('00:30:00')
  expect(asPicked('date', '2026-11-10', 60)).toBe('2026-11-10')
  for (const text of ['', 'tomorrow', '2026-11-10T09:00:00', '2026-99-99T09:00:00Z']) expect(asPicked('datetime-local', text, 60)).toBe('')
})

test('several pasted lines are several items, unless they would not be what the list is of', () => {
  const [texts, numbers, flags] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }].map((schema) => fieldOf(schema, schema))
  expect(itemsFromLines(texts as Field, 'a\r\n b \n')).toEqual(['a', ' b '])
  expect(itemsFromLines(texts as Field, 'one line')).toBeUndefined()
  expect(itemsFromLines(numbers as Field, '1\n2.5')).toEqual([1, 2.5])
  expect(itemsFromLines(numbers as Field, '1\ntwo')).toBeUndefined()
  expect(itemsFromLines(flags as Field, 'true\nfalse')).toBeUndefined()
})
