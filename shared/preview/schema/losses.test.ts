import { expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { codexSchema } from './codex'
import { crushSchema } from './crush'
import { lossesBetween } from './losses'
import { rooSchema } from './roo'
import { zedFull } from './zed'

const object = (properties: Doc, more: Doc = {}): Doc => ({ type: 'object', properties, ...more })

test('each loss stands at its keyword, in a sentence', () => {
  const { losses } = codexSchema(object({ q: { type: 'string', minLength: 1, default: ['a'] }, kind: { const: 'x' } }))
  expect(losses.slice(1)).toEqual([
    { at: '/properties/q/minLength', message: '`minLength` 1 does not reach the model.', severity: 'lost' },
    { at: '/properties/q/default', message: '`default` does not reach the model.', severity: 'lost' },
    { at: '/properties/kind/const', message: '`const` becomes a list of one value.', severity: 'changed' },
    { at: '/properties/kind', message: '`type` "string" is added.', severity: 'added' },
  ])
})

test('what happens to every object is said once, at the root', () => {
  const { losses } = rooSchema(object({ a: object({ b: object({}) }), c: { type: 'object' } }))
  expect(losses).toEqual([
    { at: '', message: '`additionalProperties: false` is set where nothing is said: no other fields.', severity: 'added' },
    { at: '', message: 'An empty `properties` is added where there is none.', severity: 'added' },
  ])
})

test('a schema that goes on as it is loses nothing', () => {
  const schema = object({ a: { type: 'string', pattern: 'x' } }, { $schema: 'https://json-schema.org/draft/2020-12/schema' })
  expect(lossesBetween(schema, schema)).toEqual([])
  expect(lossesBetween(schema, structuredClone(schema))).toEqual([])
})

test('what an inlined definition loses is said at the definition, once', () => {
  const schema = object({ a: { $ref: '#/$defs/D' }, b: { $ref: '#/$defs/D' } }, { $defs: { D: { type: 'string', format: 'uri' } } })
  const sent = object({ a: { type: 'string' }, b: { type: 'string' } })
  expect(lossesBetween(schema, sent, [], { inlined: true }).map(({ at }) => at)).toEqual([
    '/properties/a/$ref',
    '/$defs/D/format',
    '/properties/b/$ref',
  ])
})

test('names with slashes, and names that objects have by nature, are places like any other', () => {
  const properties = JSON.parse(
    '{"a/b~c": {"type": "string", "minLength": 1}, "__proto__": {"type": "string", "minLength": 2}, "constructor": {"type": "string"}}',
  )
  const { schema, losses } = codexSchema(object(properties))
  expect(Object.keys(schema?.properties as Doc).sort()).toEqual(['__proto__', 'a/b~c', 'constructor'])
  expect(losses.map(({ at }) => at)).toEqual(['', '/properties/a~1b~0c/minLength', '/properties/__proto__/minLength'])
  expect(JSON.stringify(crushSchema(object(properties)).schema)).toContain('"__proto__":{"type":"string","minLength":2}')
})

test('a recursive schema ends', () => {
  const schema = object({ a: { $ref: '#/$defs/N' } }, { $defs: { N: object({ next: { $ref: '#/$defs/N' }, more: { $ref: '#' } }) } })
  expect(zedFull(schema).error).toContain('Unsupported $ref format')
  expect(lossesBetween(schema, object({ a: object({ next: {}, more: {} }) }), [], { inlined: true }).length).toBeGreaterThan(0)
})
