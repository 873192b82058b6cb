import type { Json } from '../../tool/json'

/** Schemas with one odd thing each, as servers send them. */
export const ownSchemas: Record<string, Json> = {
  'plain fields': {
    type: 'object',
    properties: { id: { type: 'string', description: 'An id.' }, limit: { type: 'integer', minimum: 1 } },
    required: ['id'],
  },
  'keys in another order': {
    required: ['b'],
    properties: { b: { description: 'B', type: 'string' }, a: {} },
    type: 'object',
    $schema: 'http://json-schema.org/draft-07/schema#',
  },
  'null in four spellings': {
    type: 'object',
    properties: {
      a: { type: ['string', 'null'] },
      b: { anyOf: [{ type: 'string', description: 'inner' }, { type: 'null' }], description: 'outer', default: null },
      c: { type: 'string', nullable: true },
      d: { enum: ['x', null] },
    },
  },
  'choices in three spellings': {
    type: 'object',
    properties: {
      a: { type: 'string', enum: ['x', 'y'], enumNames: ['X', 'Y'] },
      b: {
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
      c: { enum: [1, 'two', true] },
    },
  },
  'definitions, referred to in both ways, and one of itself': {
    type: 'object',
    properties: {
      home: { $ref: '#/$defs/Address' },
      work: { allOf: [{ $ref: '#/$defs/Address' }], description: 'Where one works.' },
      tree: { $ref: '#/$defs/Tree' },
      twin: { $ref: '#/properties/tree' },
      inner: { type: 'object', properties: { again: { $ref: '#/properties/inner' } } },
    },
    $defs: {
      Address: { type: 'object', properties: { street: { type: 'string' } } },
      Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/Tree' } } } },
    },
  },
  'lists, maps and fixed lists': {
    type: 'object',
    properties: {
      tags: { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true },
      points: { type: 'array', items: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] } },
      labels: { type: 'object', additionalProperties: { type: 'string' }, propertyNames: { pattern: '^x-' } },
      pair: { type: 'array', prefixItems: [{ type: 'string', title: 'name' }, { type: 'number' }], items: false },
      old: { type: 'array', items: [{ type: 'string' }, { type: 'number' }], additionalItems: { type: 'boolean' } },
      anything: {},
      closed: { type: 'object', properties: { a: true, b: false }, additionalProperties: false },
      like: { type: 'object', patternProperties: { '^a': { type: 'string' } }, additionalProperties: { type: 'number' } },
    },
  },
  'alternatives beside fields': {
    type: 'object',
    properties: { mode: { enum: ['a', 'b'] }, path: { type: 'string' }, url: { type: 'string' } },
    anyOf: [{ required: ['path'] }, { required: ['url'] }],
    oneOf: [
      { title: 'A', properties: { mode: { const: 'a' } } },
      { title: 'B', properties: { mode: { const: 'b' }, size: { type: 'integer' } } },
    ],
  },
  'conditions in four spellings': {
    type: 'object',
    properties: {
      mode: { enum: ['file', 'url'] },
      path: { type: 'string' },
      url: { type: 'string' },
      card: { type: 'string' },
      bill: { type: 'string' },
    },
    if: { properties: { mode: { const: 'file' } } },
    then: { required: ['path'] },
    allOf: [
      { if: { properties: { mode: { const: 'url' } }, required: ['mode'] }, then: { required: ['url'] } },
      { if: { properties: { mode: { const: 'url' } } }, then: { properties: { url: { format: 'uri' } } }, else: { required: ['path'] } },
    ],
    dependentRequired: { card: ['bill'] },
  },
  'keywords of nobody': {
    type: 'object',
    'x-vendor': { deep: [1, { $ref: 'not a schema' }] },
    properties: { a: { type: 'string', min: 1, 'x-order': 3, $comment: 'odd', contains: {}, not: { const: '' } } },
  },
  'names like keywords': JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"properties":{"type":"object","properties":{"required":{"type":"string"}}},"a/b~c":{"type":"number"},"":{"type":"string"},"constructor":{}},"required":["__proto__",""]}',
  ) as Json,
  'no schema at all': [1, 2] as Json,
  'faulty parts': {
    type: 'object',
    properties: {
      a: { type: 'date' },
      b: ['x'],
      c: null,
      d: { type: 'string', minLength: '3' },
      e: { enum: 'x' },
      f: { items: 3 },
    } as Json,
    required: true,
  },
  'a list at the root': { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  'fields named in an encoded reference': {
    type: 'object',
    properties: {
      'a b': { type: 'string' },
      other: { $ref: '#/properties/a b' },
      'a%b': { type: 'string' },
      last: { $ref: '#/properties/a%25b' },
    },
  },
}
