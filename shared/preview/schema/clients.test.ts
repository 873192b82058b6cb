import { describe, expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { agentsSchema, agentsStrict } from './agents-sdk'
import { claudeCodeSchema } from './claude-code'
import { crushSchema } from './crush'
import { geminiSchema } from './gemini'
import { gooseGoogle, gooseOpenai } from './goose'
import { passedOn } from './passed'
import { rooSchema } from './roo'
import { zedFull, zedSubset } from './zed'

const object = (properties: Doc, more: Doc = {}): Doc => ({ type: 'object', properties, ...more })
const text = { type: 'string' }
const waiting = { wait_for_previous: { type: 'boolean', description: '<client text>' } }
const tree = object({ root: { $ref: '#/$defs/Node' } }, { $defs: { Node: object({ next: { $ref: '#/$defs/Node' }, label: text }) } })

test('what is passed on is the same', () => expect(passedOn(tree)).toEqual({ schema: tree, losses: [] }))

describe('Claude Code', () => {
  test('flattens a union at the root and tells the groups before the description', () => {
    const { schema, prologue, losses } = claudeCodeSchema(
      object({ id: text }, { anyOf: [{ required: ['id'] }, object({ name: text, by: text }, { required: ['name', 'by'] })] }),
    )
    expect(schema).toEqual(object({ id: text, name: text, by: text }))
    expect(prologue).toBe('Give one of these groups of parameters: id; or name and by. ')
    expect(losses.map(({ at }) => at)).toContain('/anyOf')
  })
  test('keeps what each part of allOf requires', () => {
    const part = object({ b: text }, { required: ['b'] })
    expect(claudeCodeSchema(object({ a: text }, { required: ['a'], allOf: [part] })).schema).toEqual(
      object({ a: text, b: text }, { required: ['a', 'b'] }),
    )
  })
  test('sends nested combinators as they are', () => {
    const nested = object({ a: { oneOf: [text, { type: 'null' }] } })
    expect(claudeCodeSchema(nested)).toEqual({ schema: nested, losses: [] })
  })
  test('skips a tool whose root cannot be one object', () =>
    expect(claudeCodeSchema({ anyOf: [true] }).error).toContain('leaves this tool out'))
})

describe('Gemini CLI', () => {
  test('turns two types with null into nullable, at every depth, and adds its parameter at the root', () => {
    const made = geminiSchema(
      object({ a: { type: 'array', items: { type: ['null', 'string'] } }, b: { type: ['string', 'number', 'null'] } }),
    )
    expect(made.schema).toEqual(
      object({ a: { type: 'array', items: { type: 'string', nullable: true } }, b: { type: ['string', 'number', 'null'] }, ...waiting }),
    )
    expect(made.losses.map(({ at, severity }) => [at, severity])).toEqual([
      ['', 'added'],
      ['/properties/a/items/type', 'changed'],
    ])
  })
  test('adds nothing where the root is no object', () => expect(geminiSchema({ oneOf: [text] }).schema).toEqual({ oneOf: [text] }))
})

describe('Goose', () => {
  test('completes objects and drops null in the OpenAI format', () => {
    const made = gooseOpenai(
      object({ a: { type: ['integer', 'null'] }, b: { anyOf: [text, { type: 'null' }], description: 'B' }, c: { type: 'object' } }),
    )
    expect(made.schema).toEqual(
      object({ a: { type: 'integer' }, b: { type: 'string', description: 'B' }, c: object({}, { required: [] }) }, { required: [] }),
    )
    expect(made.losses).toContainEqual({
      at: '/properties/b/anyOf',
      message: 'null is no longer among the choices of `anyOf`.',
      severity: 'lost',
    })
  })
  test('sends no schema without fields in the Google format', () => {
    expect(gooseGoogle({ type: 'object' }).schema).toBeUndefined()
    expect(gooseGoogle(tree).schema).toEqual(tree)
  })
})

describe('Roo', () => {
  test('takes the first object of a root union and loses the fields beside it', () => {
    const { schema, losses } = rooSchema(
      object({ id: text }, { anyOf: [{ required: ['id'] }, object({ name: text }, { required: ['name', 'x'] })] }),
    )
    expect(schema).toEqual(object({ name: text }, { required: ['name'], additionalProperties: false }))
    expect(losses.map(({ at, severity }) => [at, severity])).toEqual([
      ['/anyOf', 'lost'],
      ['/properties/id', 'lost'],
      ['', 'added'],
      ['', 'added'],
    ])
  })
  test('moves what belongs to lists into the list of a choice', () => {
    expect(rooSchema(object({ a: { type: ['array', 'null'], items: text, minItems: 1 } })).schema).toEqual(
      object({ a: { anyOf: [{ type: 'array', items: text, minItems: 1 }, { type: 'null' }] } }, { additionalProperties: false }),
    )
  })
  test('closes every object and keeps few formats', () => {
    expect(
      rooSchema(object({ a: { type: 'object', additionalProperties: text }, b: { type: 'string', format: 'uri' }, c: { format: 'date' } }))
        .schema,
    ).toEqual(object({ a: object({}, { additionalProperties: false }), b: text, c: { format: 'date' } }, { additionalProperties: false }))
  })
  test('leaves a schema that it cannot read as it is', () => {
    const odd = object({ a: true, b: { type: 'object' } })
    expect(rooSchema(odd).schema).toEqual(odd)
  })
})

describe('Zed', () => {
  test('replaces references, ends cycles and closes the root', () => {
    const { schema, losses } = zedFull({ ...tree, title: 'T', description: 'D' })
    expect(schema).toEqual(object({ root: object({ next: {}, label: text }) }, { additionalProperties: false }))
    expect(losses.map(({ at }) => at)).toEqual(expect.arrayContaining(['/title', '/description', '/properties/root/$ref', '']))
  })
  test('leaves out a tool with a reference of another form', () => {
    expect(zedFull(object({ a: { $ref: '#/properties/b' } }, { $defs: {} })).error).toContain('Unsupported $ref format')
    expect(zedFull(object({ a: { $ref: '#/$defs/X' } }, { $defs: {} })).error).toContain('not found')
  })
  test('makes a subset for Google', () => {
    const made = zedSubset(
      object(
        {
          a: { type: ['string', 'null'], format: 'uri' },
          b: { type: ['string', 'number'] },
          c: { oneOf: [text, { type: 'null' }] },
          d: { description: 'D' },
        },
        { additionalProperties: false },
      ),
    )
    expect(made.schema).toEqual(
      object({
        a: { type: 'string', nullable: true },
        b: { anyOf: [text, { type: 'number' }] },
        c: { type: 'string', nullable: true },
        d: { description: 'D', type: 'string' },
      }),
    )
    expect(zedSubset(object({}, { if: {} })).error).toContain('contains "if"')
  })
})

test('Crush keeps the fields of the root and what is required, and says that references dangle', () => {
  const made = crushSchema({ ...tree, required: ['root', 1], description: 'D', anyOf: [{}] })
  expect(made.schema).toEqual({ parameters: tree.properties, required: ['root'] })
  expect(made.sent).toEqual({ type: 'object', properties: tree.properties, required: ['root'] })
  expect(made.losses.map(({ at }) => at)).toEqual(['/$defs', '/required', '/description', '/anyOf'])
})

describe('Agents SDK', () => {
  test('adds properties', () => expect(agentsSchema({ type: 'object' }).schema).toEqual(object({})))
  test('makes a schema strict', () => {
    const made = agentsStrict(
      object(
        {
          a: { oneOf: [text, { type: 'null' }] },
          b: { allOf: [object({ x: text })], default: null },
          c: { $ref: '#/$defs/C', title: 'C' },
        },
        { $defs: { C: text } },
      ),
    )
    expect(made.schema).toEqual(
      object(
        {
          a: { anyOf: [text, { type: 'null' }] },
          b: object({ x: text }, { required: ['x'], additionalProperties: false }),
          c: { type: 'string', title: 'C' },
        },
        { $defs: { C: text }, required: ['a', 'b', 'c'], additionalProperties: false },
      ),
    )
  })
  test.each<[string, Doc]>([
    ['other fields are allowed', object({ a: object({}, { additionalProperties: {} }) })],
    ['its root has `anyOf`', object({ a: text }, { anyOf: [object({})] })],
    ['an object does not say which fields it has', object({ a: { type: 'object' } })],
    ['an object does not say which fields it has', object({ a: { $ref: '#/$defs/A' } }, { $defs: { A: { type: 'object' } } })],
    ['an object does not say which fields it has', object({ a: text }, { required: ['z'] })],
  ])('sends a schema as it is where %s', (why, schema) => {
    const made = agentsStrict(schema)
    expect(made.schema).toEqual(schema)
    expect(made.losses[0]?.message).toContain(why)
  })
})
