import { describe, expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { librechatGoogle, librechatSchema } from './librechat'

const object = (properties: Doc, more: Doc = {}): Doc => ({ type: 'object', properties, ...more })
const text = { type: 'string' }
const tree = object({ root: { $ref: '#/$defs/Node' } }, { $defs: { Node: object({ next: { $ref: '#/$defs/Node' }, label: text }) } })

describe('LibreChat', () => {
  test('replaces references and const, and drops keywords of vendors', () => {
    expect(librechatSchema(object({ a: { const: 1, 'x-order': 2 }, b: { const: 1, enum: [1, 2] } })).schema).toEqual(
      object({ a: { enum: [1] }, b: { enum: [1, 2] } }),
    )
    expect(librechatSchema(tree).schema).toEqual(object({ root: object({ next: { type: 'object' }, label: text }) }))
  })
  test('takes one branch, one type and texts only for Google', () => {
    const made = librechatGoogle(
      object(
        {
          a: { anyOf: [text, { type: 'null' }] },
          b: { type: ['integer', 'null'], exclusiveMinimum: 0 },
          c: { enum: ['x', 1] },
          d: { type: 'boolean', const: true },
          e: { type: 'array', prefixItems: [text] },
          f: { allOf: [object({ x: text }, { required: ['x'] }), object({ y: text })] },
        },
        { additionalProperties: false },
      ),
    )
    expect(made.schema).toEqual(
      object({
        a: { type: 'string', nullable: true },
        b: { type: 'integer', minimum: 0, nullable: true },
        c: { type: 'string', enum: ['x'] },
        d: { type: 'boolean' },
        e: { type: 'array', items: text },
        f: object({ x: text, y: text }, { required: ['x'] }),
      }),
    )
  })
  test('gives Google a field where there is none', () => {
    expect(librechatGoogle({ type: 'object' }).schema).toMatchObject({ properties: { input: { type: 'string' } } })
  })
})
