import { describe, expect, test } from 'vitest'
import { recognise } from '../calls/recognise'
import { fitsIn } from '../form/fits'
import { generate } from '../form/generate'
import { schemaFaults } from '../schema/check'
import type { Json } from '../tool/json'
import { inferFields } from './infer'
import { pasteFields } from './paste'
import { outputTemplates } from './templates'

const fields = (properties: Json, required?: string[]): Json => ({ type: 'object', properties, ...(required && { required }) }) as Json

describe('what is pasted', () => {
  test.each<[string, string, Json]>([
    ['rows', 'id: string', fields({ id: { type: 'string' } }, ['id'])],
    ['a comment behind', 'limit?: number // how many', fields({ limit: { type: 'number', description: 'how many' } })],
    [
      'a comment before',
      '/** Which\n * ones. */\ntags: string[]',
      fields({ tags: { type: 'array', description: 'Which ones.', items: { type: 'string' } } }, ['tags']),
    ],
    ['a choice', 'kind: "a" | \'b\'', fields({ kind: { type: 'string', enum: ['a', 'b'] } }, ['kind'])],
    [
      'null and undefined',
      'a: string | null; b: number | undefined',
      fields({ a: { type: ['string', 'null'] }, b: { type: 'number' } }, ['a', 'b']),
    ],
    ['several types', 'a: string | number', fields({ a: { type: ['string', 'number'] } }, ['a'])],
    [
      'nested braces',
      '{ at: { x: number, y?: int } }',
      fields({ at: fields({ x: { type: 'number' }, y: { type: 'integer' } }, ['x']) }, ['at']),
    ],
    [
      'lists of objects',
      'all: { id: string }[]',
      fields({ all: { type: 'array', items: fields({ id: { type: 'string' } }, ['id']) } }, ['all']),
    ],
    [
      'maps',
      'm: Record<string, number>\nn: { [key: string]: boolean }',
      fields(
        {
          m: { type: 'object', additionalProperties: { type: 'number' } },
          n: { type: 'object', additionalProperties: { type: 'boolean' } },
        },
        ['m', 'n'],
      ),
    ],
    [
      'a fixed list',
      'p: [number, string]',
      fields({ p: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }], items: false, minItems: 2 } }, ['p']),
    ],
    [
      'an interface',
      'export interface Query extends Base {\n  readonly q: string;\n  at?: Date;\n}',
      fields({ q: { type: 'string' }, at: { type: 'string', format: 'date-time' } }, ['q']),
    ],
    [
      'interfaces that use each other',
      'interface A { x: string }\ninterface B { a: A }',
      { ...(fields({ a: { $ref: '#/$defs/A' } }, ['a']) as object), $defs: { A: fields({ x: { type: 'string' } }, ['x']) } } as Json,
    ],
    ['a type that is not there', 'u: User', fields({ u: { description: 'User' } }, ['u'])],
    [
      'a value',
      '{"id": 7, "at": "2026-01-31", "tags": ["a"], "none": null}',
      fields(
        {
          id: { type: 'integer' },
          at: { type: 'string', format: 'date' },
          tags: { type: 'array', items: { type: 'string' } },
          none: { type: 'null' },
        },
        ['id', 'at', 'tags', 'none'],
      ),
    ],
    ['a value with a comma too many', '{"a": 1, // one\n}', fields({ a: { type: 'integer' } }, ['a'])],
    ['rows with names in quotes', '{ "a-b": string }', fields({ 'a-b': { type: 'string' } }, ['a-b'])],
    [
      'a list of values',
      '[{"a": 1, "b": "x"}, {"a": 1.5}]',
      { type: 'array', items: fields({ a: { type: 'number' }, b: { type: 'string' } }, ['a']) },
    ],
    [
      'a schema',
      '{"type":"object","properties":{"a":{"type":"string"}},"x-odd":1}',
      { type: 'object', properties: { a: { type: 'string' } }, 'x-odd': 1 },
    ],
    ['a tool', '{"name":"t","inputSchema":{"type":"object"}}', { type: 'object' }],
    [
      'a value that has a type of its own',
      '{"type":"invoice","total":3}',
      fields({ type: { type: 'string' }, total: { type: 'integer' } }, ['type', 'total']),
    ],
  ])('%s', (_, text, schema) => {
    expect(inferFields(text).schema).toEqual(schema)
  })

  test.each([
    ['', 'There is nothing to read.'],
    ['id string', 'Line 1, column 4: : was expected, not “string”.'],
    ['id: string\nlimit: {', 'Line 2, column 9: The name of a field was expected, but the text ends.'],
    ['a: string\na: number', 'Line 2, column 1: There are two fields a.'],
    ['{"a": 1,\n "b": }', 'Line 2, column 7: a value was expected, not “}”.'],
    ['3', 'This is one value, not fields. Paste an object, a schema, or rows such as limit?: number.'],
    ['a: string @', 'Line 1, column 11: “@” is not understood here.'],
  ])('%j is refused with its place', (text, problem) => {
    expect(inferFields(text)).toEqual({ problem })
  })

  test('goes behind the field it is pasted at; what is there stays', () => {
    const schema = fields({ a: { type: 'number' }, z: {} })
    const pasted = pasteFields(schema, '', 'a: string\nb: string', 'a')
    expect(pasted).toEqual({ schema: fields({ a: { type: 'number' }, b: { type: 'string' }, z: {} }, ['b']), added: ['b'], taken: ['a'] })
    expect(pasteFields(schema, '', 'a: string')).toEqual({ problem: 'There is a field a already.' })
    expect(pasteFields(schema, '', 'nonsense')).toHaveProperty('problem')
  })
})

describe.each(outputTemplates)('the template "$title"', ({ id, around }) => {
  const schema = around({ type: 'object', properties: { name: { type: 'string' } } })

  test('is a schema without faults, and takes in what was there', () => {
    expect(schemaFaults(schema)).toEqual([])
    if (id !== 'error') expect(JSON.stringify(schema)).toContain('"name":{"type":"string"}')
  })

  test('an answer in it is recognised', () => {
    const demanded = JSON.parse(JSON.stringify(schema)) as {
      properties: Record<string, { required?: string[]; properties?: object }>
      required: string[]
    }
    demanded.required = Object.keys(demanded.properties)
    for (const inner of Object.values(demanded.properties)) if (inner.properties) inner.required = Object.keys(inner.properties)
    const kind = recognise(generate(demanded as never, demanded as never, fitsIn(demanded as never)))?.kind
    expect(kind).toBe(id === 'result' || id === 'error' ? 'result' : 'envelope')
  })
})
