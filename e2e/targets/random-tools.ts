import fc from 'fast-check'
import type { Doc, Json } from '#shared/tool/json'

const text = fc.oneof(
  fc.constantFrom(
    'class',
    'None',
    'list',
    'str',
    'model_config',
    'schema',
    'copy',
    '_private',
    '__proto__',
    'Any',
    '"""',
    "'",
    '\\',
    '',
    '# x',
    '{',
    '2',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.lorem({ maxCount: 40 }),
)
const values = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null))

/** Schemas of every kind, sane and not, with texts that try to leave their quotes. */
const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record({ type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'nonsense'), description: text }),
    fc.record({ enum: fc.array(values, { maxLength: 5 }) }),
    fc.record({ const: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, default: values }),
    fc.record({ $ref: fc.constantFrom('#', '#/$defs/a', '#/$defs/b', '#/none') }),
    fc.boolean(),
    fc.record({
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(text, tie('schema'), { maxKeys: 5 }),
      required: fc.array(text, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      description: text,
    }) as fc.Arbitrary<Json>,
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({
      type: fc.constant('array'),
      prefixItems: fc.array(tie('schema'), { maxLength: 3 }),
      minItems: fc.integer({ min: 0, max: 3 }),
    }),
    ...(['anyOf', 'oneOf', 'allOf'] as const).map((key) => fc.record({ [key]: fc.array(tie('schema'), { maxLength: 4 }) })),
  ),
}))

export const randomTools: fc.Arbitrary<Doc[]> = fc.array(
  fc.record({
    name: text,
    title: fc.oneof(text, values),
    description: text,
    inputSchema: fc.oneof(
      schema,
      fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(text, schema, { maxKeys: 6 }),
        $defs: fc.record({ a: schema, b: schema }),
      }),
    ),
    outputSchema: schema,
  }) as fc.Arbitrary<Doc>,
  { minLength: 1, maxLength: 5 },
)
