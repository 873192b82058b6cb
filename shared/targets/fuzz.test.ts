import fc from 'fast-check'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readFiles } from '../sources/index'
import type { Doc, Json } from '../tool/json'
import type { Toolset } from '../tool/toolset'
import { targetById, targets } from './index'
import type { RenderedFile, Target } from './target'

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('delete', '__proto__', 'constructor', 'a_b', 'aB', '*/', '$' + '{x}`'),
)
const scalar = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null))
const keywords = fc.constantFrom(
  'type',
  'enum',
  'const',
  'pattern',
  'format',
  'default',
  'title',
  'description',
  'minLength',
  'required',
  'not',
  '$id',
  '$schema',
)

/** Schemas from keywords that exist, with values that may be anything. */
const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(
      true,
      false,
      {},
      { type: 'string' },
      { type: ['integer', 'null'] },
      { $ref: '#' },
      { $ref: '#/$defs/a' },
      { $ref: '#/properties/x' },
    ),
    fc.dictionary(keywords, scalar, { maxKeys: 3 }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        required: fc.array(name, { maxLength: 2 }),
        $defs: fc.record({ a: tie('schema') }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('array'),
        items: fc.oneof(tie('schema'), fc.array(tie('schema'), { maxLength: 2 })),
        prefixItems: fc.array(tie('schema'), { maxLength: 2 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        anyOf: fc.array(tie('schema'), { maxLength: 3 }),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    fc.record({
      additionalProperties: tie('schema'),
      patternProperties: fc.dictionary(name, tie('schema'), { maxKeys: 2 }),
      if: tie('schema'),
    }),
  ) as fc.Arbitrary<Json>,
}))

const tool = fc.record(
  {
    name,
    description: fc.string({ unit: 'binary' }),
    inputSchema: schema,
    outputSchema: schema,
    title: scalar,
    annotations: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)
const toolset = fc.record({ name: fc.string({ minLength: 1, unit: 'binary' }), prefix: name, tools: fc.array(tool, { maxLength: 3 }) })

const asToolset = ({ name: called, prefix, tools }: { name: string; prefix: string; tools: unknown[] }): Toolset => ({
  format: 1,
  name: called,
  prefix,
  rules: 'mcp',
  nodes: (JSON.parse(JSON.stringify(tools)) as Doc[]).map((entry, index) => ({ id: String(index), tool: entry })),
})

test.each(targets.map((target: Target) => [target.id, target] as const))(
  '%s writes programs that can be read, whatever the tools',
  (_, target) => {
    fc.assert(
      fc.property(toolset, (made) => {
        for (const { path, text } of target.render(asToolset(made), {}).files) {
          if (path.endsWith('.ts')) expect(parseSync(path, text).errors, text).toEqual([])
          if (path.endsWith('.json')) JSON.parse(text)
        }
      }),
      { numRuns: 100 },
    )
  },
)

test('a toolset file and a tool list are read back as they were written', () => {
  fc.assert(
    fc.property(toolset, (made) => {
      const given = asToolset(made)
      const [ours] = targetById('toolset')?.render(given, {}).files ?? []
      expect(readFiles([ours as RenderedFile], 'x').toolset).toEqual(given)
      const [list] = targetById('json')?.render({ ...given, prefix: '' }, {}).files ?? []
      const back = readFiles([list as RenderedFile], 'x').toolset
      expect(back.nodes.map((node) => node.tool)).toEqual(given.nodes.map((node) => node.tool))
    }),
    { numRuns: 200 },
  )
})
