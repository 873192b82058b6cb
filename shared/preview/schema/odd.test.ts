import { describe, expect, test } from 'vitest'
import { type Doc, isDoc, type Json } from '../../tool/json'
import { allRewriters } from './testing/schema-faults'

const deep = (levels: number): Doc => JSON.parse(`${'{"type":"object","properties":{"a":'.repeat(levels)}{}${'}}'.repeat(levels)}`)
const fan = (width: number): Doc =>
  Object.fromEntries(
    Array.from({ length: width }, (_, index) => [
      `D${index}`,
      { properties: { a: { $ref: `#/$defs/D${index + 1}` }, b: { $ref: `#/$defs/D${index + 1}` } } },
    ]),
  )

const odd: Record<string, Doc> = {
  empty: {},
  'not an object': { type: 'string' },
  'boolean schemas': { type: 'object', properties: { a: true, b: false }, additionalProperties: true, items: false },
  'values of every wrong kind': Object.fromEntries(
    [
      'type',
      'properties',
      'items',
      'required',
      'enum',
      'anyOf',
      'allOf',
      'oneOf',
      '$defs',
      '$ref',
      'description',
      'additionalProperties',
      'prefixItems',
      'if',
      'not',
    ].flatMap((key, index) => [[key, [null, 1, 'x', [null, 1, ['y']], { z: 0 }][index % 5] as Json]]),
  ),
  'wrong kinds inside': {
    type: 'object',
    properties: { a: null, b: 1, c: 'x', d: [1], e: { type: 1, enum: 'x', required: { a: 1 }, properties: [], items: 0, anyOf: {} } },
  },
  'references in circles': {
    type: 'object',
    properties: { a: { $ref: '#/$defs/A' } },
    $defs: { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' } },
  },
  'references that double': { type: 'object', properties: { a: { $ref: '#/$defs/D0' } }, $defs: fan(60) },
  'references to nowhere': {
    type: 'object',
    properties: { a: { $ref: 'https://example.com/x' }, b: { $ref: '#/%E0%A4%A' }, c: { $ref: '#x' } },
  },
  'sixty levels': deep(60),
  'names of nature': JSON.parse(
    '{"type":"object","properties":{"__proto__":{"const":1},"constructor":{"type":["string","null"]},"toString":{}},"required":["__proto__","valueOf"]}',
  ),
}

describe.each(allRewriters)('$id', ({ rewriter }) => {
  test.each(Object.entries(odd))('takes %s', (_, schema) => {
    const before = JSON.stringify(schema)
    const { schema: made, losses, error } = rewriter.rewrite(schema, 'odd')
    expect(made === undefined || isDoc(made)).toBe(true)
    expect(made !== undefined || error !== undefined || losses.length > 0).toBe(true)
    expect(JSON.stringify(schema)).toBe(before)
  })
  test('says so where a schema is deeper than anyone writes', () => {
    expect(rewriter.rewrite(deep(10_000)).error).toContain('nested deeper than')
  })
})
