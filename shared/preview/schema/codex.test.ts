import { expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { codexSchema } from './codex'

const rewritten = (properties: Doc, more: Doc = {}) => codexSchema({ type: 'object', properties, ...more }).schema
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

test('fields are sorted, and it is said once', () => {
  const { schema, losses } = codexSchema({ type: 'object', properties: { b: { type: 'string' }, a: { type: 'string' } } })
  expect(Object.keys(schema?.properties as Doc)).toEqual(['a', 'b'])
  expect(losses).toEqual([{ at: '', message: 'Fields are sorted by name.', severity: 'changed' }])
})

test('only keywords of the whitelist stay, and a missing type is inferred from those that go', () => {
  const made = rewritten({
    a: { minimum: 1, title: 'A' },
    b: { format: 'uri' },
    c: { enum: [1, 2] },
    d: { items: { const: 5 } },
    e: { required: ['x'] },
    f: { description: 'anything' },
    g: true,
    h: { type: ['array', 'null', 'file'] },
  })
  expect(made?.properties).toEqual({
    a: { type: 'number' },
    b: { type: 'string' },
    c: { type: 'string', enum: [1, 2] },
    d: { type: 'array', items: { type: 'string', enum: [5] } },
    e: { type: 'object', properties: {}, required: ['x'] },
    f: {},
    g: { type: 'string' },
    h: { type: ['array', 'null'], items: { type: 'string' } },
  })
})

test('definitions stay as far as references reach', () => {
  const $defs = { A: { $ref: '#/$defs/B' }, B: { type: 'string' }, C: { type: 'string' } }
  expect(rewritten({ a: { $ref: '#/$defs/A/properties/x', description: 'd' } }, { $defs })).toEqual({
    type: 'object',
    properties: { a: { $ref: '#/$defs/A/properties/x', description: 'd' } },
    $defs: { A: { $ref: '#/$defs/B' }, B: { type: 'string' } },
  })
})

test('missing or null properties of the root become empty', () => {
  expect(codexSchema({}).schema).toEqual({ type: 'object', properties: {} })
  expect(codexSchema({ type: 'object', properties: null }).schema).toEqual({ type: 'object', properties: {} })
})

test('at 5,000 bytes descriptions stay, one byte more takes them all', () => {
  const about = (length: number): Doc => ({
    type: 'object',
    properties: { a: { type: 'string', description: 'x'.repeat(length) }, b: { type: 'string', description: 'b' } },
  })
  const room = 5000 - bytes(about(0))
  expect(codexSchema(about(room)).schema).toEqual(about(room))
  const { schema, losses } = codexSchema(about(room + 1))
  expect(schema).toEqual({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } })
  expect(losses).toEqual([
    { at: '', message: 'The schema is larger than 5,000 bytes: no description in it reaches the model.', severity: 'lost' },
  ])
})

test('bytes count, not characters', () => {
  const about = (text: string): Doc => ({ type: 'object', properties: { a: { type: 'string', description: text } } })
  expect(codexSchema(about('é'.repeat(2600))).schema).toEqual({ type: 'object', properties: { a: { type: 'string' } } })
  expect(codexSchema(about('e'.repeat(2600))).schema).toEqual(about('e'.repeat(2600)))
})

const many = (count: number, schema: Doc): Doc =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_number_${String(index).padStart(4, '0')}`, schema]))

test('then definitions go, then what is deep, then combinators', () => {
  const large = { type: 'object', properties: many(200, { type: 'string' }) }
  const byReference = rewritten({ a: { $ref: '#/$defs/L' }, b: { type: 'string' } }, { $defs: { L: large } })
  expect(byReference).toEqual({ type: 'object', properties: { a: {}, b: { type: 'string' } } })

  const deep = rewritten({
    a: {
      type: 'array',
      items: { type: 'object', properties: { in: { type: 'array', items: { type: 'string' } }, large, plain: { type: 'string' } } },
    },
  })
  expect(deep?.properties).toEqual({
    a: { type: 'array', items: { type: 'object', properties: { in: {}, large: {}, plain: { type: 'string' } } } },
  })

  const wide = rewritten({ a: { anyOf: [{ type: 'string' }, { type: 'number' }] }, ...many(200, { type: 'string' }) })
  expect(wide?.properties).toMatchObject({ a: {}, field_number_0000: { type: 'string' } })
  expect(JSON.stringify(wide)).not.toContain('anyOf')
})

test('what its own type of a schema cannot hold leaves the tool out', () => {
  expect(codexSchema({ type: 'object', properties: { p: { type: 'array', items: [{ type: 'string' }] } } }).error).toContain(
    '`items` is a list of schemas',
  )
  expect(codexSchema({ type: 'null' }).error).toContain('null')
  expect(codexSchema({ type: 'object', properties: { p: null } }).error).toContain('leaves the tool out')
})
