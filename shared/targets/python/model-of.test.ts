import { expect, test } from 'vitest'
import { type Doc, define, type Json } from '../../tool/json'
import { modelWriter } from './model-of'

const draft7 = 'http://json-schema.org/draft-07/schema#'

function typesOf(schema: Json): string {
  const writer = modelWriter([])
  writer.type('T', schema, 'T.')
  return writer
    .texts()
    .map((text) => text.replace(/^# T\.\n/, '').replace(/\n {4}"""T\.(""")?/, ''))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
}

test.each<[string, Json, string]>([
  ['nothing said', {}, 'T = Any'],
  ['plain types', { type: ['string', 'integer', 'null'] }, 'T = str | int | None'],
  ['a number keeps its kind', { type: 'number' }, 'T = int | float'],
  ['choices', { enum: ['a', 1, null] }, 'T = Literal["a", 1] | None'],
  [
    '1 and true are one to Python',
    { enum: [1, true] },
    '# Wider than the schema: not all of its values are literals to Python.\nT = Literal[True] | int | float',
  ],
  ['a list', { type: 'array', items: { enum: ['a'] } }, 'T = list[Literal["a"]]'],
  ['a closed tuple', { type: 'array', prefixItems: [{ type: 'string' }, {}], items: false, minItems: 2 }, 'T = tuple[str, Any]'],
  [
    'an open tuple',
    { type: 'array', prefixItems: [{ type: 'string' }] },
    '# Wider than the schema: a list whose items differ by their place.\nT = list[Any]',
  ],
  ['a map', { type: 'object', additionalProperties: { type: 'boolean' } }, 'T = dict[str, bool]'],
  [
    'members',
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer', default: 3 }, c: {} }, required: ['a'] },
    'class T(Model):\n    a: str\n    b: int = 3\n    c: Any = None',
  ],
  [
    'a default that does not fit',
    { type: 'object', properties: { a: { type: 'integer', default: 'x' } } },
    'class T(Model):\n    a: int | None = None',
  ],
  [
    'a closed object',
    { type: 'object', properties: { a: {} }, additionalProperties: false },
    'class T(Model):\n    model_config = ConfigDict(extra="forbid")\n    a: Any = None',
  ],
  [
    'all of several',
    { allOf: [{ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }, { properties: { b: { type: 'null' } } }] },
    'class T(Model):\n    a: str\n    b: None = None',
  ],
  [
    'alternatives that are objects, named after their tag',
    {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'circle' } }, required: ['kind'] },
        { type: 'object', properties: { side: { type: 'number' } }, required: ['side'] },
      ],
    },
    'class TCircle(Model):\n    kind: Literal["circle"]\nclass TSide(Model):\n    side: int | float\nT = TCircle | TSide',
  ],
  ['nothing but null', { $ref: '#/$defs/n', $defs: { n: { type: 'null' } } }, 'N = Literal[None]\nT = N'],
  [
    'itself, joined with nothing',
    { type: 'object', properties: { next: { allOf: [{ $ref: '#' }] } } },
    'class TNext(Model):\n    next: TNext | None = None\nclass T(Model):\n    next: TNext | None = None',
  ],
  ['itself', { type: 'object', properties: { next: { $ref: '#' } } }, 'class T(Model):\n    next: T | None = None'],
  [
    'an alias of itself',
    { $ref: '#/$defs/e', $defs: { e: { anyOf: [{ type: 'number' }, { type: 'array', items: { $ref: '#/$defs/e' } }] } } },
    '# Wider than the schema: E is made of itself.\nE = int | float | list[Any]\nT = E',
  ],
  [
    'beside a reference nothing counts in draft-07',
    { $schema: draft7, $ref: '#/definitions/a', type: 'string', definitions: { a: { type: 'number' } } },
    'A = int | float\nT = A',
  ],
])('%s', (_, schema, types) => {
  expect(typesOf(schema)).toBe(types)
})

test('a property that Python does not take as a name has another one, and its own as alias', () => {
  const properties: Record<string, Json> = {}
  for (const name of ['class', 'class_', 'two words', '2', '', 'schema', 'list', '_x', 'model_config', 'model_name', 'ü'])
    properties[name] = {}
  define(properties, '__proto__', { description: 'Say "hi".' })
  const fields = typesOf({ type: 'object', properties } satisfies Doc)
    .split('\n')
    .slice(1)
  expect(fields.map((line) => line.trim())).toEqual([
    'field_2: Any = Field(default=None, alias="2")',
    'class__2: Any = Field(default=None, alias="class")',
    'class_: Any = None',
    'two_words: Any = Field(default=None, alias="two words")',
    'field: Any = Field(default=None, alias="")',
    'schema_: Any = Field(default=None, alias="schema")',
    'list_: Any = Field(default=None, alias="list")',
    'x: Any = Field(default=None, alias="_x")',
    'its_model_config: Any = Field(default=None, alias="model_config")',
    'model_name: Any = None',
    'u: Any = Field(default=None, alias="ü")',
    `proto: Any = Field(default=None, alias="__proto__", description='Say "hi".')`,
  ])
})

test('a long choice has a name of its own', () => {
  const choices = Array.from({ length: 20 }, (_, index) => `choice-${index}`)
  const text = typesOf({ type: 'object', properties: { pick: { enum: choices } } })
  expect(text).toContain('pick: TPick | None = None')
  expect(text).toContain('TPick = Literal[\n    "choice-0",\n')
})
