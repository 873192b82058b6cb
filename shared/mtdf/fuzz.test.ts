import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mtdf } from '../targets/mtdf'
import { uniqueIds } from '../tool/ids'
import { type Doc, isDoc, type Json } from '../tool/json'
import type { Node } from '../tool/node'
import { resolve } from '../tool/resolve'
import { type Dialect, dialects, type Toolset, toolset } from '../tool/toolset'
import { argv } from './argv'
import { readGuidance, writeGuidance } from './guidance'
import { parseLenient } from './lenient-json'
import { readMtdf } from './read'
import { writeMtdf } from './write'

const read = (document: Doc) => readMtdf(document, { id: uniqueIds() }).node
const set = (node: Node, rules: Toolset['rules']): Toolset => ({ format: 1, name: 's', rules, nodes: [node] })
const dialect = fc.constantFrom(...dialects)

/** Documents that often use the words of the format, with values of any kind. */
const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>
const words = [
  ...['name', 'description', 'command', 'subcommand', 'options', 'positional_args', 'enabled', 'synchronous', 'asynchronous', 'items'],
  ...['force_synchronous', 'timeout_seconds', 'guidance_key', 'hints', 'type', 'required', 'alias', 'file_arg', 'format', '__proto__'],
]
const { wild } = fc.letrec<{ wild: Json }>((tie) => ({
  wild: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom<Json>('default', 'run', 'bool', 'string', 'array', true, false, null, 5), anyJson),
    fc.array(tie('wild'), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...words), tie('wild')), { maxLength: 6 }).map((entries) => docOf(entries)),
  ),
}))
const docOf = (entries: readonly (readonly [string, Json])[]): Doc =>
  JSON.parse(`{${[...new Map(entries)].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`)
const wildDoc = wild.filter(isDoc)

describe('any document', () => {
  test('is read, and comes out as it came', () => {
    fc.assert(
      fc.property(wildDoc, dialect, (document, own) => {
        const node = read(document)
        if (!node.mtdf) return
        expect(JSON.stringify(writeMtdf(node, { dialect: own, from: own }).document)).toBe(JSON.stringify(document))
      }),
      { numRuns: 500 },
    )
  })

  test('is a valid toolset, resolved, run and turned into every dialect without a throw', () => {
    fc.assert(
      fc.property(wildDoc, dialect, dialect, (document, from, to) => {
        const whole = set(read(document), from)
        expect(toolset.safeParse(whole).success).toBe(true)
        for (const tool of resolve(whole)) argv(tool, document, { dialect: from, root: '/x' })
        if (from === to) return
        const { document: turned } = writeMtdf(whole.nodes[0] as Node, { dialect: to, from })
        // What was turned once is at home there: turning it again changes nothing.
        const again = writeMtdf(read(turned), { dialect: to, from: to === 'guide' ? 'ahma-0.6' : 'guide' })
        expect(JSON.stringify(again.document)).toBe(JSON.stringify(turned))
      }),
      { numRuns: 500 },
    )
  })

  test('of guidance comes out as it came', () => {
    const key = fc.constantFrom('guidance_blocks', 'templates', 'legacy_guidance', 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, wild), { maxLength: 4 }), (entries) => {
        const document = docOf(entries)
        expect(JSON.stringify(writeGuidance(readGuidance(document).guidance))).toBe(JSON.stringify(document))
      }),
      { numRuns: 300 },
    )
  })

  test('of any text is read or refused with a reason', () => {
    const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '\n', '//', '/*', '*/', '"a"', '1', 'null', ' ', '\ufeff', '\t')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { value, problems } = parseLenient(pieces.join(''))
        expect(value !== undefined || problems.some(({ severity }) => severity === 'error')).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('that is strict JSON is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.stringify(parseLenient(JSON.stringify(value)).value)).toBe(JSON.stringify(value))
      }),
    )
  })
})

describe('any tools as MCP lists them', () => {
  const schema: fc.Arbitrary<Doc> = fc.record(
    {
      type: fc.constantFrom<Json>('string', 'boolean', 'integer', 'number', 'array', 'object', ['string', 'null']),
      description: fc.string(),
      format: fc.constantFrom('path', 'date'),
      enum: fc.array(fc.string(), { maxLength: 2 }),
      default: anyJson,
      items: fc.constantFrom<Json>({ type: 'string' }, { type: 'integer' }, { type: 'string', minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  const property = fc.constantFrom('a', 'b', '-c', 'working_directory', '__proto__')
  const tool: fc.Arbitrary<Doc> = fc
    .tuple(
      fc.constantFrom('get_a', 'b', 'default'),
      fc.array(fc.tuple(property, schema), { maxLength: 3 }),
      fc.subarray(['a', 'b']),
      fc.record(
        { description: fc.string({ minLength: 1 }), title: fc.string(), annotations: fc.constant({ readOnlyHint: true }) },
        { requiredKeys: [] },
      ),
    )
    .map(([name, properties, required, more]) => {
      const known = docOf(properties)
      const needed = required.filter((one) => Object.hasOwn(known, one))
      return { name, ...more, inputSchema: { type: 'object', properties: known, ...(needed.length > 0 && { required: needed }) } }
    })

  test('come back from MTDF as they were, or what was lost is listed', () => {
    fc.assert(
      fc.property(tool, dialect, (document, own: Dialect) => {
        const plain = set({ id: 'a', tool: document, cli: { command: 'c', args: [] } }, 'mcp')
        const { files, losses } = mtdf.render(plain, { dialect: own })
        const back = read(JSON.parse(files[0]?.text ?? '') as Doc)
        const [leaf] = back.children ?? []
        expect(back.tool.name).toBe(document.name)
        if (losses.length > 0) return
        expect(leaf?.tool.description).toBe(document.description)
        expect(described(leaf?.tool.inputSchema)).toEqual(described(document.inputSchema))
      }),
      { numRuns: 500 },
    )
  })

  /** The first dialects must describe every option, and items are texts where nothing is said. */
  function described(schema: Json | undefined): Json {
    const { properties, ...rest } = schema as { properties: Record<string, Doc> } & Doc
    const plain = Object.entries(properties).map(([name, { description = '', items, ...one }]): [string, Json] => {
      const kept = JSON.stringify(items) === '{"type":"string"}' ? undefined : items
      return [name, { ...one, description, ...(kept !== undefined && { items: kept }) }]
    })
    return { ...rest, properties: docOf(plain) }
  }
})
