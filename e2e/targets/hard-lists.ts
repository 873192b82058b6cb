import { type Doc, define, type Json } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'

const object = (properties: Record<string, Json>, rest: Doc = {}): Doc => ({ type: 'object', properties, ...rest })
const draft = (name: string) => ({ $schema: `http://json-schema.org/${name}/schema#` })
const tool = (name: string, inputSchema: Json, rest: Doc = {}): Doc => ({ name, inputSchema, ...rest })
const deep = (levels: number): Doc =>
  levels === 0 ? { type: 'string' } : object({ [`level_${levels}`]: deep(levels - 1) }, { required: [`level_${levels}`] })
const any = { type: 'object' }

const expression = {
  anyOf: [
    { type: 'number' },
    object(
      { op: { enum: ['+', '-'] }, left: { $ref: '#/$defs/expression' }, right: { $ref: '#/$defs/expression' } },
      { required: ['op', 'left', 'right'] },
    ),
    { type: 'array', items: { $ref: '#/$defs/expression' } },
  ],
}

function protoNamed(): Doc {
  const properties: Record<string, Json> = { toString: { type: 'string' }, hasOwnProperty: { type: 'boolean' } }
  define(properties, '__proto__', { type: 'string' })
  return object(properties, { required: ['toString'] })
}

/** Ten lists, each hard in its own way. */
const lists: Record<string, readonly Doc[]> = {
  recursion: [
    tool('evaluate', object({ expression: { $ref: '#/$defs/expression' } }, { required: ['expression'], $defs: { expression } })),
    tool('self', object({ name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } }, { required: ['name'] })),
    tool(
      'both',
      object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: object({ b: { $ref: '#/$defs/b' } }), b: object({ a: { $ref: '#/$defs/a' } }) } }),
    ),
    tool(
      'by_pointer',
      object({ first: { type: 'string', enum: ['x', 'y'] }, second: { $ref: '#/properties/first' } }, { required: ['second'] }),
    ),
    tool('by_anchor', object({ it: { $ref: '#item' } }, { required: ['it'], $defs: { thing: { $anchor: 'item', type: 'integer' } } })),
  ],
  unions: [
    tool(
      'tagged',
      object(
        {
          shape: {
            oneOf: [
              object(
                { kind: { const: 'circle' }, radius: { type: 'number', exclusiveMinimum: 0 } },
                { required: ['kind', 'radius'], additionalProperties: false },
              ),
              object({ kind: { const: 'square' }, side: { type: 'number' } }, { required: ['kind', 'side'], additionalProperties: false }),
            ],
          },
        },
        { required: ['shape'] },
      ),
    ),
    tool(
      'demands',
      object({ id: { type: 'string' }, name: { type: 'string' } }, { anyOf: [{ required: ['id'] }, { required: ['name'] }] }),
    ),
    tool(
      'joined',
      object(
        {
          value: {
            allOf: [object({ a: { type: 'string' } }, { required: ['a'] }), object({ b: { type: 'number' } }, { required: ['b'] })],
          },
        },
        { required: ['value'] },
      ),
    ),
    tool(
      'either',
      object(
        { value: { anyOf: [{ type: 'string' }, { type: 'null' }] }, other: { type: ['integer', 'boolean'] } },
        { required: ['value', 'other'] },
      ),
    ),
  ],
  conditions: [
    tool(
      'if_then',
      object(
        { mode: { enum: ['fast', 'safe'] }, retries: { type: 'integer' } },
        { required: ['mode'], if: { properties: { mode: { const: 'safe' } } }, then: { required: ['retries'] } },
      ),
    ),
    tool(
      'needs',
      object(
        { card: { type: 'string' }, address: { type: 'string' } },
        { dependentRequired: { card: ['address'] }, required: ['address'] },
      ),
    ),
    tool('not', object({ name: { type: 'string', not: { const: 'root' } } }, { required: ['name'], additionalProperties: false })),
    tool('names', { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: { type: 'number' } }),
    tool('patterns', { type: 'object', patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false }),
    tool('unevaluated', { ...object({ a: { type: 'string' } }), allOf: [object({ b: { type: 'string' } })], unevaluatedProperties: false }),
  ],
  arrays: [
    tool(
      'tuple',
      object(
        { pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 } },
        { required: ['pair'] },
      ),
    ),
    tool(
      'sizes',
      object({ tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3, uniqueItems: true } }, { required: ['tags'] }),
    ),
    tool('contains', object({ marks: { type: 'array', contains: { const: 1 } } })),
    tool(
      'matrix',
      object({ rows: { type: 'array', items: { type: 'array', items: { type: ['number', 'null'] } } } }, { required: ['rows'] }),
    ),
    tool('draft_tuple', {
      ...draft('draft-07'),
      ...object({ pair: { type: 'array', items: [{ type: 'string' }], additionalItems: false, minItems: 1 } }, { required: ['pair'] }),
    }),
  ],
  dialects: [
    tool('seven', {
      ...draft('draft-07'),
      ...object({ a: { $ref: '#/definitions/a' } }, { required: ['a'], definitions: { a: { type: 'string' } } }),
    }),
    tool('six', { ...draft('draft-06'), ...object({ n: { type: 'number', exclusiveMinimum: 3 } }, { required: ['n'] }) }),
    tool('four', { ...draft('draft-04'), ...object({ n: { type: 'number', minimum: 3, exclusiveMinimum: true } }, { required: ['n'] }) }),
    tool('nineteen', {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      ...object({ n: { type: 'integer' } }, { required: ['n'] }),
    }),
    tool('twenty', { $schema: 'https://json-schema.org/draft/2020-12/schema', ...object({ n: { type: 'integer' } }, { required: ['n'] }) }),
    tool('same_id', { $id: 'https://example.com/one', ...object({ a: { type: 'string' } }, { required: ['a'] }) }),
    tool('same_id_again', { $id: 'https://example.com/one', ...object({ b: { type: 'string' } }, { required: ['b'] }) }),
  ],
  outputs: [
    tool('list', any, { outputSchema: { type: 'array', items: { type: 'string' } } }),
    tool('number', any, { outputSchema: { type: 'number' } }),
    tool('union', any, { outputSchema: { anyOf: [{ type: 'object' }, { type: 'null' }] } }),
    tool('reference', any, { outputSchema: { $ref: '#/$defs/x', $defs: { x: object({ a: { type: 'string' } }) } } }),
    tool('plain', any, { outputSchema: object({ a: { type: 'string' } }, { required: ['a'] }) }),
    tool('result', any, {
      outputSchema: object({ success: { type: 'boolean' }, value: {}, error: { type: 'string' }, message: { type: 'string' } }),
    }),
    tool('result_without_type', any, {
      outputSchema: { properties: { success: { type: 'boolean' }, value: {}, error: {}, instruction: {} } },
    }),
    tool('empty', any, { outputSchema: {} }),
  ],
  members: [
    tool('unknown_members', any, { zebra: true, 'x-vendor': { b: 1, a: [null] }, id: 7, examples: ['x'] }),
    tool('execution', any, { execution: { taskSupport: 'optional' } }),
    tool('all_metadata', any, {
      title: 'All of it',
      description: 'With everything.',
      icons: [{ src: 'data:image/png;base64,AAAA', sizes: ['48x48'], theme: 'dark' }],
      annotations: { title: 'Other title', readOnlyHint: true, 'x-risk': 'low' },
      _meta: { 'example.org/owner': 'tests' },
    }),
    tool('odd_kinds', any, { title: 42, annotations: 'none', icons: 'no', _meta: null, outputSchema: null }),
  ],
  names: [
    ...['delete', 'new', 'default', 'index', 'aux', 'eval', '123', 'a b', 'ä', 'a/b', '..', "it's", 'x'.repeat(128)].map((name) =>
      tool(name, any),
    ),
    ...['get_user', 'getUser', 'get-user', 'get_user'].map((name) => tool(name, any)),
    tool(
      'odd_properties',
      object(
        {
          'a b': { type: 'string' },
          '10': { type: 'integer' },
          '': { type: 'null' },
          'q"uote\'s': { type: 'string' },
          '*/': { type: 'boolean' },
        },
        { required: ['a b', ''] },
      ),
    ),
    tool('proto', protoNamed()),
  ],
  faults: [
    tool('broken_pattern', object({ a: { type: 'string', pattern: '(' } })),
    tool('unknown_type', object({ a: { type: 'strin' } })),
    tool('no_type', { properties: { a: { type: 'string' } } }),
    tool('array_root', { type: 'array' }),
    tool('lost_reference', object({ a: { $ref: '#/$defs/none' } })),
    tool('far_reference', object({ a: { $ref: 'https://example.com/schema.json' } })),
    tool('null_schema', null),
    tool('true_schema', true),
    { name: 'no_schema' },
    tool('good', object({ a: { type: 'string' } }, { required: ['a'] })),
  ],
  sizes: [
    tool('deep', deep(30)),
    tool(
      'wide',
      object(
        Object.fromEntries(
          Array.from({ length: 300 }, (_, index) => [`field_${index}`, { type: 'string', description: `Field ${index}.` }]),
        ),
      ),
    ),
    tool('choices', object({ country: { enum: Array.from({ length: 400 }, (_, index) => `C${index}`) } }, { required: ['country'] })),
    tool('long_text', any, { description: `${'A sentence of some words. '.repeat(400)}\n\n${'x'.repeat(5_000)}` }),
    tool('numbers', object({ a: { type: 'number', default: 1e21, minimum: -1e-7, multipleOf: 0.1 }, b: { const: -0.5 } })),
  ],
}

export const hardLists: readonly Toolset[] = Object.entries(lists).map(([name, tools]) => toolsetOf(`hard-${name}`, tools))

/** A plain toolset around a list as a server sent it. */
export function toolsetOf(name: string, tools: readonly Doc[]): Toolset {
  return { format: 1, name, rules: 'mcp', nodes: tools.map((entry, index) => ({ id: String(index), tool: entry })) }
}
