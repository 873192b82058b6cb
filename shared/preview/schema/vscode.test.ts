import { expect, test } from 'vitest'
import { vscodeClaude, vscodeGemini, vscodeGpt4, vscodeOther } from './vscode'

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more }) as never
const pair = { type: 'array', items: [{ type: 'string' }, { type: 'number' }] }

test('a root that is no object is replaced by an empty one', () => {
  expect(vscodeOther({ type: 'string' }).schema).toEqual({ type: 'object', properties: {} })
  expect(vscodeOther({}).schema).toEqual({ type: 'object', properties: {} })
})

test('combinators go from the root only', () => {
  const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] }
  const { schema, losses } = vscodeOther(object({ a: choice }, { oneOf: [{ required: ['a'] }], if: {}, not: { required: ['b'] } }))
  expect(schema).toEqual(object({ a: choice }))
  expect(losses.map(({ at }) => at)).toEqual(['/oneOf', '/if', '/not'])
})

test('limits and formats go for the GPT-4 family, at every depth but not in definitions', () => {
  const deep = object({ list: { type: 'array', items: { type: 'string', pattern: 'x' }, minItems: 1 } }, { $defs: { D: { minLength: 1 } } })
  expect(vscodeGpt4(deep).schema).toEqual(
    object({ list: { type: 'array', items: { type: 'string' } } }, { $defs: { D: { minLength: 1 } } }),
  )
  expect(vscodeOther(deep).schema).toEqual(deep)
})

test('a long description of a field is cut for the GPT-4 family', () => {
  const { schema, losses } = vscodeGpt4(object({ a: { type: 'string', description: 'x'.repeat(2000) } }))
  expect(schema).toEqual(object({ a: { type: 'string', description: 'x'.repeat(1024) } }))
  expect(losses).toEqual([{ at: '/properties/a/description', message: '`description` is cut behind 1,024 characters.', severity: 'lost' }])
})

test('tuples become a choice for GPT-4, Claude and o4, and stay for others', () => {
  const spread = object({ p: { type: 'array', items: { anyOf: pair.items } } })
  expect(vscodeGpt4(object({ p: pair })).schema).toEqual(spread)
  expect(vscodeClaude(object({ p: pair })).schema).toEqual(spread)
  expect(vscodeOther(object({ p: pair })).schema).toEqual(object({ p: pair }))
})

test('null among the types becomes nullable for Gemini, and is lost among several', () => {
  const { schema, losses } = vscodeGemini(object({ a: { type: ['integer', 'null'] }, b: { type: ['string', 'number', 'null'] } }))
  expect(schema).toEqual(object({ a: { type: 'integer', nullable: true }, b: { type: ['string', 'number'] } }))
  expect(losses.map(({ at, severity }) => [at, severity])).toEqual([
    ['/properties/a/type', 'changed'],
    ['/properties/b/type', 'lost'],
  ])
})

test('required names without a field go, deep inside too', () => {
  const inner = { type: 'object', properties: { x: {} }, required: ['x', 'y'] }
  expect(vscodeOther(object({ inner })).schema).toEqual(object({ inner: { ...inner, required: ['x'] } }))
})

test('a list without items makes requests fail, wherever it stands', () => {
  const { error, schema, losses } = vscodeOther(object({ a: { anyOf: [{ type: 'array' }] } }), 'notes')
  expect(losses).toMatchObject([{ at: '/properties/a/anyOf/0' }])
  expect(error).toContain('Failed to validate tool notes: Error: tool parameters array type must have items')
  expect(schema).toBeUndefined()
})

test('a schema that draft-07 does not know leaves the tool out', () => {
  expect(vscodeOther(object({ a: { type: 'any' } })).error).toContain('/properties/a/type')
  expect(vscodeOther(object({ a: { type: 'number', exclusiveMinimum: true } })).error).toContain('exclusiveMinimum')
})
