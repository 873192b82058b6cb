import { expect, test } from 'vitest'
import type { Json } from '../../tool/json'
import { uniqueNames } from '../names'
import { writeZod } from './zod-of'

const written = (schema: Json) => writeZod(schema, 'it', uniqueNames(), [])
const property = (schema: Json) => {
  const { declarations, losses } = written({ type: 'object', properties: { a: schema }, required: ['a'] })
  return { text: /a: ([\s\S]*),\n\}\);$/.exec(declarations.at(-1) ?? '')?.[1], losses: losses.map(({ at }) => at) }
}

test.each<[string, Json, string]>([
  ['text', { type: 'string', minLength: 1, maxLength: 5, pattern: '^/a' }, 'z.string().min(1).max(5).regex(/^\\/a/u)'],
  ['a whole number', { type: 'integer', minimum: 1, exclusiveMaximum: 9 }, 'z.int().min(1).lt(9)'],
  ['choices', { enum: ['a', 'b'] }, `z.enum(['a', 'b'])`],
  ['choices of several kinds', { enum: ['a', 1, null] }, `z.literal(['a', 1, null])`],
  ['null or text', { type: ['string', 'null'] }, 'z.union([z.string(), z.null()])'],
  [
    'a map',
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'number' } },
    'z.record(z.string(), z.number())',
  ],
  [
    'a tuple',
    { type: 'array', prefixItems: [{ type: 'string' }, {}], items: false, minItems: 1 },
    'z.tuple([z.string(), z.unknown().optional()])',
  ],
  ['all of several', { allOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] }, 'z.string().and(z.string().min(2))'],
])('%s', (_, schema, text) => {
  expect(property(schema)).toEqual({ text, losses: [] })
})

test.each<[string, Json]>([
  ['a condition', { type: 'string', if: {}, then: {} }],
  ['objects among the choices', { enum: [{}, 'a'] }],
  ['a rule without a type', { minLength: 3 }],
  ['a pattern that is none', { type: 'string', pattern: '(' }],
  ['alternatives that may overlap', { oneOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] }],
  ['a reference that leads nowhere', { $ref: '#/$defs/none' }],
  ['items that must differ', { type: 'array', uniqueItems: true }],
])('%s is more than zod can say', (_, schema) => {
  expect(property(schema).losses).toEqual(['/properties/a'])
})

test.each<[string, Json[]]>([
  ['types', [{ type: 'string' }, { type: 'number' }]],
  ['tags', ['a', 'b'].map((kind) => ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'] }))],
  ['members', ['a', 'b'].map((key) => ({ type: 'object', properties: { [key]: {} }, required: [key], additionalProperties: false }))],
])('alternatives told apart by their %s lose nothing', (_, oneOf) => {
  expect(property({ oneOf }).losses).toEqual([])
})
