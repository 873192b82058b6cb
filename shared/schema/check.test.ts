import Ajv from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { schemaFaults } from './check'

const at = (schema: Json) => schemaFaults(schema).map((fault) => fault.at)

test.each<[string, Json, string[]]>([
  ['a plain schema', { type: 'object', properties: { a: { type: ['string', 'null'] } } }, []],
  ['unknown keywords', { 'x-order': 3, whatever: { type: 'strin' } }, []],
  [
    'properties named like keywords',
    { properties: { type: { type: 'string' }, required: { type: 'boolean' }, __proto__: { type: 'string' } } },
    [],
  ],
  ['an unknown type', { properties: { a: { type: 'enum' } } }, ['/properties/a/type']],
  ['required put among the properties', { properties: { required: ['a'] } }, ['/properties/required']],
  ['a bound that is text', { items: { minimum: '3' } }, ['/items/minimum']],
  ['a boolean bound in 2020-12', { exclusiveMinimum: true }, ['/exclusiveMinimum']],
  ['a boolean bound in draft-04', { $schema: 'http://json-schema.org/draft-04/schema#', minimum: 1, exclusiveMinimum: true }, []],
  ['a tuple in draft-07', { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] }, []],
  ['a draft-07 tuple in 2020-12', { items: [{ type: 'string' }] }, ['/items']],
  [
    'a draft-07 schema with a 2020-12 keyword of another meaning',
    { $schema: 'http://json-schema.org/draft-07/schema#', prefixItems: 3 },
    [],
  ],
  ['no choices', { enum: [] }, ['/enum']],
  ['a name required twice', { required: ['a', 'a'] }, ['/required']],
  ['a broken pattern', { pattern: '(' }, ['/pattern']],
  ['true and false', true, []],
  ['null', null, ['']],
  ['an unknown dialect', { $schema: 'https://example.com/x' }, ['/$schema']],
])('%s', (_, schema, places) => {
  expect(at(schema)).toEqual(places)
})

/** The same verdict as Ajv's meta-schemas on schemas in which one keyword at a time holds something odd. */
test('agrees with the meta-schemas on every keyword and kind of value', () => {
  const odd: Json[] = [
    null,
    true,
    3,
    -1,
    1.5,
    '',
    'text',
    [],
    ['a'],
    ['a', 'a'],
    [{}],
    {},
    { a: {} },
    { a: ['b'] },
    { a: 3 },
    [3],
    'string',
    ['string'],
  ]
  const keywords = [
    'type',
    'properties',
    'required',
    'items',
    'minimum',
    'exclusiveMinimum',
    'minLength',
    'multipleOf',
    'uniqueItems',
    'anyOf',
    'not',
    'title',
    'description',
    'format',
    'additionalProperties',
    'dependentRequired',
    'prefixItems',
    'examples',
    'deprecated',
    '$defs',
    'const',
    'default',
    'contains',
    'propertyNames',
    '$comment',
    'if',
  ]
  const oracles: [string | undefined, { validateSchema(schema: object): unknown }][] = [
    [undefined, new Ajv2020({ strict: false, logger: false })],
    ['http://json-schema.org/draft-07/schema#', new Ajv({ strict: false, logger: false })],
  ]
  const differ = oracles.flatMap(([dialect, oracle]) =>
    keywords.flatMap((keyword) =>
      odd.flatMap((value) => {
        const schema = { ...(dialect && { $schema: dialect }), properties: { p: { [keyword]: value } } }
        const ours = schemaFaults(schema).length === 0
        return ours === oracle.validateSchema(schema) ? [] : [`${dialect} ${keyword} ${JSON.stringify(value)}: ours ${ours}`]
      }),
    ),
  )
  expect(differ).toEqual([])
})
