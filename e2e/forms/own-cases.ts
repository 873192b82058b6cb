import type { Json } from '#shared/tool/json'
import type { Case } from './hardest'

const object = (properties: Json, more: object = {}): Json => ({ type: 'object', properties, ...more }) as Json

const node = object(
  { value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
  { required: ['value'], additionalProperties: false },
)
const shapes = [
  object({ kind: { const: 'circle' }, radius: { type: 'number', exclusiveMinimum: 0 } }, { required: ['kind', 'radius'] }),
  object(
    { kind: { const: 'box' }, sides: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2 } },
    { required: ['kind', 'sides'] },
  ),
]

/** Small forms that are hard in one way each, with a value that has to arrive as it stands. */
export const ownCases: Case[] = [
  {
    name: 'alternatives_at_the_root',
    inputSchema: {
      type: 'object',
      oneOf: [
        object({ id: { type: 'integer' } }, { required: ['id'], title: 'By number' }),
        object({ name: { type: 'string' } }, { required: ['name'], title: 'By name' }),
      ],
    },
    value: { name: 'Ada' },
  },
  {
    name: 'tagged_branches',
    inputSchema: object({ shape: { oneOf: shapes }, also: { type: 'array', items: { anyOf: shapes } } }, { required: ['shape'] }),
    value: { shape: { kind: 'box', sides: [1.5, -2] }, also: [{ kind: 'circle', radius: 0.5 }] },
  },
  {
    name: 'branches_without_a_type',
    inputSchema: object({
      by: {
        anyOf: [
          { properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { b: { type: 'string' } }, required: ['b'] },
        ],
      },
    }),
    value: { by: { b: 'second' } },
  },
  {
    name: 'refers_to_itself',
    inputSchema: object({ tree: { $ref: '#/$defs/node' }, twin: { $ref: '#/properties/tree' } }, { $defs: { node }, required: ['tree'] }),
    value: { tree: { value: 1, children: [{ value: 2, children: [{ value: 3 }] }] }, twin: { value: 4 } },
  },
  {
    name: 'names_like_keywords',
    inputSchema: object(
      JSON.parse(
        '{"__proto__":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","properties":{"items":{"type":"integer"}}},"required":{"type":"boolean"},"If-Match":{"type":"string"},"a/b~c":{"type":"string"},"":{"type":"string"},"constructor":{"type":"integer"}}',
      ) as Json,
      { required: ['__proto__'] },
    ),
    value: JSON.parse(
      '{"__proto__":"plain","type":"t","properties":{"items":3},"required":false,"If-Match":"*","a/b~c":"slash","":"no name","constructor":1}',
    ) as Json,
  },
  {
    name: 'only_under_a_condition',
    inputSchema: {
      ...(object({
        mode: { enum: ['file', 'url'] },
        path: { type: 'string' },
        card: { type: 'string' },
        bill: { type: 'string' },
      }) as object),
      if: { properties: { mode: { const: 'url' } }, required: ['mode'] },
      then: { properties: { address: { type: 'string', format: 'uri' } }, required: ['address'] },
      else: { required: ['path'] },
      dependentRequired: { card: ['bill'] },
    },
    value: { mode: 'url', card: '4000', bill: 'Main street', address: 'https://example.com/' },
  },
  {
    name: 'nothing_in_four_ways',
    inputSchema: object({
      unset: { type: 'string', default: 'not sent' },
      empty: { type: 'string' },
      none: { type: ['string', 'null'] },
      list: { type: 'array', items: { type: 'string' } },
      map: { type: 'object', additionalProperties: { type: 'number' } },
    }),
    value: { empty: '', none: null, list: [], map: {} },
  },
  {
    name: 'maps_and_tuples',
    inputSchema: object({
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      counts: { type: 'object', additionalProperties: { type: 'array', items: { type: 'integer' } } },
      point: {
        type: 'array',
        prefixItems: [{ type: 'number', title: 'longitude' }, { type: 'number', title: 'latitude' }, { type: 'string' }],
        items: false,
      },
      anything: {},
      listed: { type: 'array' },
    }),
    value: {
      labels: { 'a b': 'x', __proto: 'y' },
      counts: { one: [1, 2] },
      point: [7.4474, 46.948, 'Bern'],
      anything: { deep: [null, true] },
      listed: [1, 'two', { three: 3 }],
    },
  },
  {
    name: 'choices_of_other_than_text',
    inputSchema: object({
      level: {
        oneOf: [
          { const: 1, title: 'Low' },
          { const: 2, title: 'High' },
        ],
      },
      size: { enum: [10, 20, 30, 40, 50, 60, 70] },
      flag: { enum: [true, 'auto', null] },
      many: { type: 'array', items: { enum: ['a', 'b'] } },
    }),
    value: { level: 2, size: 60, flag: 'auto', many: ['b', 'a'] },
  },
]
