import { describe, expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { setValues, setValueType } from './choices'
import { addCondition, conditionsOf, removeCondition, setCondition } from './conditions'
import { addDefinition, extractDefinition, inlineReference, removeDefinition, renameDefinition } from './definitions'
import { addFields, liftField, moveField, nestField, removeField, renameField, requireField, type Step } from './fields'
import { addListed, moveListed, nameListed, removeListed } from './listed'
import { setNullable } from './nullable'
import { docAt, setKeyword } from './place'
import { rowsOf } from './rows'
import { setSaid } from './said'
import { lostBy, setType } from './set-type'
import { ownSchemas } from './testing/own-schemas'
import type { TypeId } from './types'

const object = (properties: Json, more: object = {}): Json => ({ type: 'object', properties, ...more }) as Json
const text = (value: unknown) => JSON.stringify(value)
const done = (step: Step): Json => {
  if (step.problem !== undefined) throw new Error(step.problem)
  return step.schema
}
const at = (step: Step) => (step.problem === undefined ? step.at : step.problem)

describe('fields', () => {
  const schema = object(
    { a: { type: 'string' }, b: object({ c: {} }, { required: ['c'] }), d: { type: 'array', items: object({}) } },
    { required: ['a'] },
  )

  test('are added where they are wanted, required or not', () => {
    expect(text(addFields(schema, '', [{ name: 'n', schema: {}, required: true }], 'a'))).toBe(
      '{"type":"object","properties":{"a":{"type":"string"},"n":{},"b":{"type":"object","properties":{"c":{}},"required":["c"]},"d":{"type":"array","items":{"type":"object","properties":{}}}},"required":["a","n"]}',
    )
    expect(Object.keys(docAt(addFields(schema, '', [{ name: 'n', schema: {} }], ''), '/properties'))).toEqual(['n', 'a', 'b', 'd'])
    expect(text(addFields(true, '', [{ name: 'n', schema: {} }]))).toBe('{"type":"object","properties":{"n":{}}}')
  })

  test('are renamed wherever they are spoken of, and refuse a name that is taken', () => {
    const conditions = ownSchemas['conditions in four spellings'] as Json
    const renamed = text(done(renameField(conditions, '/properties/mode', 'kind')))
    expect(renamed).not.toContain('mode')
    expect(renamed.match(/"kind"/g)).toHaveLength(5)
    expect(text(done(renameField(conditions, '/properties/card', 'paid')))).toContain('"dependentRequired":{"paid":["bill"]}')
    expect(renameField(conditions, '/properties/mode', 'path').problem).toBe('There is a field path already.')
    expect(renameField(schema, '/properties/a', '').problem).toBe('A field needs a name.')
    expect(renameField(object({ a: {} }, { required: ['b'] }), '/properties/a', 'b').problem).toBe(
      'b is spoken of already, in a condition or as required.',
    )
  })

  test('take the references to them along', () => {
    const twins = ownSchemas['definitions, referred to in both ways, and one of itself'] as Json
    const renamed = done(renameField(twins, '/properties/inner', 'outer'))
    expect(docAt(renamed, '/properties/outer/properties/again')).toEqual({ $ref: '#/properties/outer' })
    const nested = done(
      nestField(object({ o: object({}), x: object({ y: {} }), z: { $ref: '#/properties/x/properties/y' } }), '/properties/x'),
    )
    expect(docAt(nested, '/properties/z')).toEqual({ $ref: '#/properties/o/properties/x/properties/y' })
  })

  test('move, nest and are lifted', () => {
    expect(Object.keys(docAt(moveField(schema, '/properties/d', 0), '/properties'))).toEqual(['d', 'a', 'b'])
    expect(at(nestField(schema, '/properties/b'))).toBe('a holds no fields. Make it an object first.')
    expect(at(nestField(schema, '/properties/a'))).toBe('There is no field above it to nest it into.')
    expect(at(nestField(schema, '/properties/d'))).toBe('/properties/b/properties/d')
    const lifted = liftField(schema, '/properties/b/properties/c')
    expect(at(lifted)).toBe('/properties/c')
    expect(text(done(lifted))).toContain('"c":{},"d"')
    expect(docAt(done(lifted), '')).toMatchObject({ required: ['a', 'c'] })
    expect(at(liftField(schema, '/properties/a'))).toBe('It stands at the top already.')
    const inItems = done(nestField(object({ list: { type: 'array', items: object({}) }, x: { type: 'string' } }), '/properties/x'))
    expect(docAt(inItems, '/properties/list/items/properties/x')).toEqual({ type: 'string' })
  })

  test('are removed with the word that they are required', () => {
    expect(text(removeField(schema, '/properties/a'))).not.toContain('"a"')
    expect(docAt(removeField(schema, '/properties/a'), '')).not.toHaveProperty('required')
  })
})

describe('a change of type', () => {
  test.each<[Json, TypeId, Json, string[]]>([
    [{ type: 'string', description: 'd', minLength: 1 }, 'number', { type: 'number', description: 'd' }, ['at least 1 character']],
    [{ type: 'number', minimum: 1 }, 'whole', { type: 'integer', minimum: 1 }, []],
    [{ type: 'string', pattern: '^a' }, 'list of text', { type: 'array', items: { type: 'string', pattern: '^a' } }, []],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'text', { type: 'string' }, ['what each item is', 'at most 3 items']],
    [{ type: 'array', items: { type: 'string' } }, 'list of number', { type: 'array', items: { type: 'number' } }, ['what each item is']],
    [{ type: 'object', properties: { a: {}, b: {} }, required: ['a'] }, 'text', { type: 'string' }, ['2 fields']],
    [{ type: 'object', properties: { a: {} } }, 'list of object', { type: 'array', items: { type: 'object', properties: { a: {} } } }, []],
    [{ type: 'string', default: 'x' }, 'yes-no', { type: 'boolean' }, ['the default x']],
    [{ type: 'string', default: 'x', examples: ['y'] }, 'choice', { type: 'string', enum: ['x', 'y'], default: 'x', examples: ['y'] }, []],
    [{ enum: ['a', 'b'] }, 'text', { type: 'string' }, ['2 values']],
    [{ type: 'string' }, 'union', { anyOf: [{ type: 'string' }, { type: 'number' }] }, []],
    [{ anyOf: [{ type: 'string', minLength: 2 }, { type: 'number' }] }, 'text', { type: 'string', minLength: 2 }, ['2 kinds']],
    [{ type: ['string', 'null'] }, 'number', { type: ['number', 'null'] }, []],
    [{ anyOf: [{ type: 'string', 'x-odd': 1 }, { type: 'null' }] }, 'number', { type: ['number', 'null'], 'x-odd': 1 }, []],
    [
      { anyOf: [{ $ref: '#/x', title: 'in' }, { type: 'null' }], title: 'out' },
      'number',
      { type: ['number', 'null'], title: 'out' },
      ['a second title'],
    ],
    [{ const: 'x', 'x-odd': 1 }, 'choice', { type: 'string', enum: ['x'], 'x-odd': 1 }, []],
    [{ type: 'string', not: { const: '' } }, 'number', { type: 'number', not: { const: '' } }, []],
    [{ type: 'string', not: { const: '' } }, 'nothing', { not: {} }, ['what is ruled out']],
    [{ type: 'array', contains: { const: 1 } }, 'text', { type: 'string' }, ['contains {"const":1}']],
    [{ type: 'string', 'x-odd': 1 }, 'nothing', { not: {}, 'x-odd': 1 }, []],
    [{}, 'object', { type: 'object', properties: {} }, []],
    [true, 'text', { type: 'string' }, []],
    [{ $ref: '#/x' }, 'text', { type: 'string' }, []],
  ])('%j to %s', (before, id, after, lost) => {
    const schema = object({ f: before })
    expect(docAt(setType(schema, '/properties/f', id), '/properties/f')).toEqual(after)
    expect(lostBy(schema, '/properties/f', id)).toEqual(lost)
  })

  test('keeps the place of what stays, and changes nothing where the type is the same', () => {
    const schema = object({ f: { description: 'd', type: 'string', 'x-a': 1 } })
    expect(text(docAt(setType(schema, '/properties/f', 'number'), '/properties/f'))).toBe('{"description":"d","type":"number","x-a":1}')
    expect(setType(schema, '/properties/f', 'text')).toBe(schema)
  })

  test('a fixed list is written as the dialect has it', () => {
    const old = object({ f: {} }, { $schema: 'http://json-schema.org/draft-07/schema#' })
    expect(docAt(setType(old, '/properties/f', 'tuple'), '/properties/f')).toHaveProperty('items')
    expect(docAt(setType(object({ f: {} }), '/properties/f', 'tuple'), '/properties/f')).toHaveProperty('prefixItems')
  })
})

describe('null beside a value, there and back', () => {
  test.each<[Json, Json]>([
    [{ type: 'string' }, { type: ['string', 'null'] }],
    [
      { type: 'string', enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      { $ref: '#/x', description: 'd' },
      { anyOf: [{ $ref: '#/x' }, { type: 'null' }], description: 'd' },
    ],
    [
      { $ref: '#/x', 'x-odd': 1 },
      { 'x-odd': 1, anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
    ],
    [{ const: 1 }, { anyOf: [{ const: 1 }, { type: 'null' }] }],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }],
  ])('%j', (without, beside) => {
    expect(setNullable(without, '', true)).toEqual(beside)
    expect(setNullable(beside, '', false)).toEqual(without)
  })
})

describe('the values of a choice', () => {
  test('keep the form they have; a first title makes constants of them', () => {
    expect(setValues({ type: 'string', enum: ['a'] }, '', [{ value: 'a' }, { value: 'b' }])).toEqual({ type: 'string', enum: ['a', 'b'] })
    expect(text(setValues({ type: 'string', enum: ['a'] }, '', [{ value: 'a', title: 'A' }]))).toBe(
      '{"type":"string","oneOf":[{"const":"a","title":"A"}]}',
    )
    expect(setValues({ enum: ['a', 'b'], enumNames: ['A', 'B'] }, '', [{ value: 'b', title: 'Bee' }])).toEqual({
      enum: ['b'],
      enumNames: ['Bee'],
    })
    expect(setValues({ oneOf: [{ const: 1, title: 'One', type: 'number' }] }, '', [{ value: 1, title: 'Uno' }])).toEqual({
      oneOf: [{ const: 1, title: 'Uno', type: 'number' }],
    })
    expect(setValues({ type: ['string', 'null'], enum: ['a', null] }, '', [{ value: 'b' }])).toEqual({
      type: ['string', 'null'],
      enum: ['b', null],
    })
  })

  test('are read as another type, or stay', () => {
    expect(setValueType({ type: 'string', enum: ['1', '2'] }, '', 'whole')).toEqual({ type: 'integer', enum: [1, 2] })
    expect(setValueType({ type: 'string', enum: ['1', 'x'] }, '', 'whole')).toBeUndefined()
  })
})

describe('branches and items', () => {
  const schema: Json = { anyOf: [{ type: 'string' }, { type: 'number' }], $defs: { n: { $ref: '#/anyOf/1' } } }

  test('are added, moved, named and removed, and references to them follow', () => {
    const added = addListed(schema, { holder: '', key: 'anyOf', after: 0 }, {})
    expect(docAt(added, '/$defs/n')).toEqual({ $ref: '#/anyOf/2' })
    expect(removeListed(added, '/anyOf/1')).toEqual(schema)
    const moved = moveListed(schema, '/anyOf/1', 0)
    expect(moved.at).toBe('/anyOf/0')
    expect(docAt(moved.schema, '/$defs/n')).toEqual({ $ref: '#/anyOf/0' })
    expect(docAt(nameListed(schema, '/anyOf/0', 'Name'), '/anyOf/0')).toEqual({ type: 'string', title: 'Name' })
    expect(nameListed(nameListed(schema, '/anyOf/0', 'Name'), '/anyOf/0', '')).toEqual(schema)
  })
})

describe('definitions', () => {
  const schema = object({ a: object({ x: { type: 'string' } }, { description: 'A' }), b: { $ref: '#/properties/a/properties/x' } })

  test('are made of what stands at a place, and put back', () => {
    const made = done(extractDefinition(schema, '/properties/a', 'A'))
    expect(docAt(made, '/properties/a')).toEqual({ $ref: '#/$defs/A', description: 'A' })
    expect(docAt(made, '/properties/b')).toEqual({ $ref: '#/$defs/A/properties/x' })
    expect(docAt(made, '/$defs/A')).toEqual({ type: 'object', properties: { x: { type: 'string' } } })
    const back = done(inlineReference(made, '/properties/a'))
    expect(docAt(back, '/properties/a')).toEqual({ type: 'object', properties: { x: { type: 'string' } }, description: 'A' })
    expect(extractDefinition(made, '/properties/b', 'A').problem).toBe('There is a definition A already.')
  })

  test('are renamed with all that refers to them, and kept while they are used', () => {
    const tree = ownSchemas['definitions, referred to in both ways, and one of itself'] as Json
    const renamed = done(renameDefinition(tree, '/$defs/Tree', 'Node'))
    expect(text(renamed)).not.toContain('Tree')
    expect(text(done(renameDefinition(renamed, '/$defs/Node', 'Tree')))).toBe(text(tree))
    expect(removeDefinition(tree, '/$defs/Address').problem).toBe('It is used 2 times. Put it in place there first.')
    expect(inlineReference(tree, '/properties/tree').problem).toBe('It refers to itself, and cannot be put in its own place.')
    expect(docAt(done(addDefinition(object({}), 'New')), '')).toHaveProperty('$defs')
    const unused = done(addDefinition(object({}), 'New'))
    expect(done(removeDefinition(unused, '/$defs/New'))).toEqual(object({}))
  })
})

describe('conditions', () => {
  const schema = object({ mode: {}, path: {}, url: {} })
  const standing = (root: Json) => conditionsOf(docAt(root, ''), '')

  test('are added, said anew and taken away', () => {
    const added = addCondition(schema, '', { field: 'mode', is: ['file'], require: ['path'] })
    expect(standing(added)).toEqual([{ at: '/allOf/0', field: 'mode', is: ['file'], require: ['path'] }])
    const changed = setCondition(added, standing(added)[0] as never, { field: 'mode', is: ['url', 'web'], require: ['url'] })
    expect(standing(changed)).toMatchObject([{ is: ['url', 'web'], require: ['url'] }])
    expect(removeCondition(changed, '/allOf/0')).toEqual(schema)
  })

  test('keep the spelling they have', () => {
    const given = object({ a: {}, b: {} }, { dependentRequired: { a: ['b'] } })
    expect(setCondition(given, standing(given)[0] as never, { field: 'b', require: ['a'] })).toEqual(
      object({ a: {}, b: {} }, { dependentRequired: { b: ['a'] } }),
    )
    expect(removeCondition(given, '/dependentRequired/a')).toEqual(object({ a: {}, b: {} }))
    const own = object({ a: {} }, { if: { required: ['a'] }, then: { required: ['b'] } })
    expect(removeCondition(own, '/if')).toEqual(object({ a: {} }))
  })
})

test('an edit that changes nothing gives the same object, and new keywords take their usual place', () => {
  const schema = object({ f: { type: 'string', description: 'd' } })
  const { root } = rowsOf(schema)
  const row = root.inside[0] as (typeof root.inside)[0]
  expect(setSaid(schema, row, 'description', 'd')).toBe(schema)
  expect(setKeyword(schema, row.at, 'pattern', undefined)).toBe(schema)
  expect(requireField(schema, '', 'f', false)).toBe(schema)
  expect(moveField(schema, row.at, 0)).toBe(schema)
  const filled = setSaid(setKeyword(setSaid(schema, row, 'default', 'x'), row.at, 'minLength', 1), row, 'title', 'F')
  expect(text(docAt(filled, row.at))).toBe('{"type":"string","title":"F","description":"d","minLength":1,"default":"x"}')
})
