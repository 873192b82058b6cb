import { expect, test } from 'vitest'
import type { Json } from '../../tool/json'
import { uniqueNames } from '../names'
import { typeWriter } from './type-of'

const draft7 = 'http://json-schema.org/draft-07/schema#'

function typesOf(schema: Json): string {
  const writer = typeWriter(uniqueNames(), 100)
  writer.declare('T', schema, 'T.', { isObject: false })
  return writer
    .declarations()
    .map(({ text }) => text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace('export ', ''))
    .join('\n')
}

test.each<[string, Json, string]>([
  ['nothing said', {}, 'type T = unknown;'],
  ['nothing allowed', false, 'type T = never;'],
  ['plain types', { type: ['string', 'integer', 'null'] }, 'type T = string | number | null;'],
  ['choices', { enum: ['a', 1, true, null, { b: [2] }] }, `type T = 'a' | 1 | true | null | { b: [2] };`],
  ['one value', { type: 'string', const: 'YES' }, `type T = 'YES';`],
  ['choices with titles', { type: 'string', oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, `type T = 'a' | 'b';`],
  ['a list', { type: 'array', items: { type: 'string' } }, 'type T = string[];'],
  ['a list of choices', { type: 'array', items: { enum: ['a', 'b'] } }, `type T = Array<'a' | 'b'>;`],
  ['a list of anything', { type: 'array' }, 'type T = unknown[];'],
  [
    'a tuple, open at its end',
    { type: 'array', prefixItems: [{ type: 'string' }, { type: ['number', 'null'] }], minItems: 1 },
    'type T = [string, (number | null)?, ...unknown[]];',
  ],
  [
    'a closed tuple of draft-07',
    { $schema: draft7, type: 'array', items: [{ type: 'string' }], additionalItems: false, minItems: 1 },
    'type T = [string];',
  ],
  ['a map', { type: 'object', additionalProperties: { type: 'number' } }, 'type T = { [key: string]: number };'],
  ['an object of anything', { type: 'object' }, 'type T = { [key: string]: unknown };'],
  ['an object of nothing', { type: 'object', additionalProperties: false }, 'type T = { [key: string]: never };'],
  [
    'members',
    { type: 'object', properties: { a: { type: 'string' }, 'b c': {} }, required: ['a'] },
    `type T = { a: string; 'b c'?: unknown };`,
  ],
  [
    'members and a map: no index can be narrower than the members',
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } },
    'type T = { a?: string; [key: string]: unknown };',
  ],
  ['a member that is only required', { type: 'object', required: ['a'] }, 'type T = { a: unknown };'],
  ['alternatives', { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'type T = string | string[];'],
  [
    'all of several',
    { allOf: [{ type: 'object', properties: { a: {} } }, { anyOf: [{ type: 'object', required: ['a'] }, { type: 'null' }] }] },
    'type T = { a?: unknown } & ({ a: unknown } | null);',
  ],
  ['a rule without a type says nothing about the type', { properties: { a: {} }, minLength: 3 }, 'type T = unknown;'],
  [
    'a tree',
    { $ref: '#/$defs/tree', $defs: { tree: { type: 'object', properties: { of: { type: 'array', items: { $ref: '#/$defs/tree' } } } } } },
    'type Tree = { of?: Tree[] };\ntype T = Tree;',
  ],
  ['itself', { type: 'object', properties: { next: { $ref: '#' } } }, 'type T = { next?: T };'],
  ['a reference that leads nowhere', { $ref: '#/$defs/none' }, 'type T = unknown;'],
  ['a reference to another document', { $ref: 'https://example.com/x' }, 'type T = unknown;'],
  [
    'a circle of references',
    { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    'type B = unknown;\ntype A = B;\ntype T = A;',
  ],
  [
    'beside a reference nothing counts in draft-07',
    { $schema: draft7, $ref: '#/definitions/a', type: 'string', definitions: { a: { type: 'number' } } },
    'type A = number;\ntype T = A;',
  ],
])('%s', (_, schema, types) => {
  expect(typesOf(schema)).toBe(types)
})

test('what a type cannot say stands in the comment', () => {
  const writer = typeWriter(uniqueNames(), 100)
  writer.declare(
    'T',
    { type: 'object', properties: { a: { type: 'string', pattern: '^x', description: 'Begins */ with x.' } }, if: {}, not: {} },
    'About T.',
  )
  expect(writer.declarations()[0]?.text).toBe(
    [
      '/**',
      ' * About T.',
      ' * The schema says more than this type: not, if.',
      ' */',
      'export type T = {',
      '  /**',
      '   * Begins *\\/ with x.',
      '   * @pattern ^x',
      '   */',
      '  a?: string;',
      '};',
    ].join('\n'),
  )
})
