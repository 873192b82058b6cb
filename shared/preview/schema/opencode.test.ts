import { describe, expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { opencodeGoogle, opencodeMoonshot, opencodeOpenai, opencodeOther } from './opencode'

const object = (properties: Doc, more: Doc = {}): Doc => ({ type: 'object', properties, ...more })
const text = { type: 'string' }

describe('opencode', () => {
  const closed = { additionalProperties: false }
  test('closes the root for every model', () => expect(opencodeOther({ additionalProperties: true }).schema).toEqual(object({}, closed)))
  test('lowers for OpenAI and leaves definitions', () => {
    const made = opencodeOpenai(
      object({ a: { const: 1, title: 'A' }, b: true, c: { description: 'C' } }, { $defs: { X: { type: 'integer', minimum: 1 } } }),
    )
    expect(made.schema).toEqual(
      object({ a: { type: 'string', enum: [1] }, b: text, c: {} }, { ...closed, $defs: { X: { type: 'integer' } } }),
    )
  })
  test('fits Google: texts in lists, one type, items, required names', () => {
    const made = opencodeGoogle(
      object(
        {
          a: { enum: [1], type: 'integer' },
          b: { type: ['array', 'null'], items: text },
          c: { type: 'array', items: { description: 'x' } },
          d: { type: 'string', properties: {}, required: [] },
        },
        { required: ['a', 'z'] },
      ),
    )
    expect(made.schema).toEqual(
      object(
        {
          a: { enum: ['1'], type: 'integer' },
          b: { items: text, anyOf: [{ type: 'array' }], nullable: true },
          c: { type: 'array', items: { description: 'x', type: 'string' } },
          d: text,
        },
        { required: ['a'], ...closed },
      ),
    )
  })
  test('fits Moonshot: references alone, one kind of items', () => {
    const made = opencodeMoonshot(
      object({ a: { $ref: '#/$defs/X', description: 'A' }, b: { type: 'array', items: [text, { type: 'number' }] } }),
    )
    expect(made.schema).toEqual(object({ a: { $ref: '#/$defs/X' }, b: { type: 'array', items: text } }, closed))
  })
})
