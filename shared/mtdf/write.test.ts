import { describe, expect, test } from 'vitest'
import { mtdf } from '../targets/mtdf'
import { uniqueIds } from '../tool/ids'
import type { Doc, Json } from '../tool/json'
import type { Node } from '../tool/node'
import type { Dialect, Toolset } from '../tool/toolset'
import { readMtdf } from './read'
import { writeMtdf } from './write'

const read = (document: Doc) => readMtdf(document, { id: uniqueIds() }).node
const kept = (node: Node, dialect: Dialect = 'ahma-0.6') => writeMtdf(node, { dialect, from: dialect }).document
const turned = (document: Doc, dialect: Dialect) => writeMtdf(read(document), { dialect, from: dialect === 'guide' ? 'ahma-0.6' : 'guide' })
const sub = (more: Doc = {}): Doc => ({ name: 'run', description: 'Runs.', ...more })
const tool = (more: Doc = {}, ...subs: Doc[]): Doc => ({ name: 't', description: 'A tool.', command: 't', subcommand: subs, ...more })

const full: Doc = {
  command: 'gh',
  name: 'gh',
  subcommand: [
    {
      description: 'Caches.',
      name: 'cache',
      subcommand: [{ name: 'delete', description: 'Deletes.', options: [{ type: 'bool', name: 'all', required: false, alias: null }] }],
      unknown: { deep: [1] },
    },
    { name: 'view', positional_args: [{ name: 'id', type: 'int', required: true }], description: 'Views.', force_synchronous: true },
  ],
  description: 'GitHub.',
  hints: { custom: { x: 'y' } },
  timeout_seconds: 5,
}

test('reads what the model has a place for', () => {
  const node = read(full)
  expect(node).toMatchObject({ id: 'gh', tool: { name: 'gh', description: 'GitHub.' }, own: { timeoutSeconds: 5 }, cli: { command: 'gh' } })
  expect(node.children?.map(({ id }) => id)).toEqual(['gh/cache', 'gh/view'])
  expect(node.children?.[0]?.children?.[0]).toMatchObject({
    tool: { inputSchema: { type: 'object', properties: { all: { type: 'boolean' } } } },
    cli: { args: [{ property: 'all', as: 'option' }] },
  })
  expect(node.children?.[1]).toMatchObject({
    own: { synchronous: true },
    tool: { inputSchema: { properties: { id: { type: 'integer' } }, required: ['id'] } },
  })
})

test.each<[string, Doc]>([
  ['a real one', full],
  ['nothing at all', {}],
  [
    'wrong types everywhere',
    { name: 5, description: null, command: [], enabled: 'no', timeout_seconds: '5', hints: null, synchronous: 'yes' },
  ],
  ['entries that are no objects', tool({ subcommand: [sub(), 'x', null, sub({ name: 'b' })] })],
  ['options that are none', tool({}, sub({ options: ['x', {}, { name: 5 }, { name: 'a', type: 'string' }, null], positional_args: null }))],
  ['lists that are none', tool({ subcommand: { name: 'a' } })],
  [
    'an option and a positional of one name',
    tool({}, sub({ options: [{ name: 'x', type: 'int', required: true }], positional_args: [{ name: 'x', type: 'string' }] })),
  ],
  ['enum and default on options', tool({}, sub({ options: [{ name: 'x', type: 'string', enum: ['a'], default: 'a' }] }))],
  [
    '__proto__ as a name',
    JSON.parse('{"name":"t","__proto__":{"a":1},"subcommand":[{"name":"__proto__","options":[{"name":"__proto__","type":"int"}]}]}'),
  ],
])('an untouched document comes out as it came: %s', (_, document) => {
  expect(JSON.stringify(kept(read(document)))).toBe(JSON.stringify(document))
})

describe('after an edit only that member changes', () => {
  const edited = (change: (node: Node) => Node) => kept(change(read(full)))
  const onChild = (index: number, change: (node: Node) => Node) => (node: Node) => ({
    ...node,
    children: (node.children ?? []).map((child, at) => (at === index ? change(child) : child)),
  })
  const expected = (change: (document: { subcommand: Record<string, Json>[] } & Record<string, Json>) => void) => {
    const copy = structuredClone(full) as never
    change(copy)
    return JSON.stringify(copy)
  }

  test('the description of a subcommand', () => {
    const written = edited(onChild(1, (node) => ({ ...node, tool: { ...node.tool, description: 'Shows.' } })))
    expect(JSON.stringify(written)).toBe(expected((copy) => Object.assign(copy.subcommand[1] as object, { description: 'Shows.' })))
  })

  test('a flag in an old spelling gets its present name, in its place', () => {
    const written = edited(onChild(1, (node) => ({ ...node, own: { synchronous: false } })))
    expect(Object.keys((written.subcommand as Doc[])[1] as Doc)).toEqual(['name', 'positional_args', 'description', 'synchronous'])
  })

  test('a value given back to inheritance', () => {
    expect(JSON.stringify(edited(({ own, ...node }) => node))).toBe(expected((copy) => delete copy.timeout_seconds))
  })

  test('the type of one option', () => {
    const inputSchema = { type: 'object', properties: { id: { type: 'string', format: 'path' } } }
    const written = edited(onChild(1, (node) => ({ ...node, tool: { ...node.tool, inputSchema } })))
    expect((written.subcommand as Doc[])[1]?.positional_args).toEqual([{ name: 'id', type: 'string', format: 'path' }])
  })

  test('a parameter that is only in the schema becomes an option', () => {
    const inputSchema = {
      type: 'object',
      properties: { id: { type: 'integer' }, web: { type: 'boolean', description: 'Opens it.' } },
      required: ['id'],
    }
    const written = edited(onChild(1, (node) => ({ ...node, tool: { ...node.tool, inputSchema } })))
    expect((written.subcommand as Doc[])[1]).toMatchObject({
      positional_args: [{ name: 'id', type: 'int', required: true }],
      options: [{ name: 'web', type: 'boolean', description: 'Opens it.' }],
    })
  })
})

describe('turned into another dialect', () => {
  test.each<[string, Dialect, Doc, Doc]>([
    ['hints, closed', 'ahma-0.6', { hints: { default: 'd', build: 'b' } }, { hints: { build: 'b', custom: { default: 'd' } } }],
    ['hints, free', 'guide', { hints: { build: 'b', test: null, custom: { usage: 'u' } } }, { hints: { build: 'b', usage: 'u' } }],
    ['the sync flag of November 2025', 'guide', { asynchronous: true }, { synchronous: false }],
    ['the sync flag of a week later', 'ahma-0.6', { force_synchronous: true }, { synchronous: true }],
    ['null', 'guide', { timeout_seconds: null, guidance_key: null }, {}],
    ['unknown members, kept where the parser keeps them', 'ahma-labs', { $schema: 'x' }, { $schema: 'x' }],
  ])('without loss: %s', (_, dialect, before, after) => {
    const { document, losses } = turned(tool(before, sub()), dialect)
    expect(document).toEqual(tool(after, sub()))
    expect(losses).toEqual([])
  })

  test.each<[string, Dialect, Doc, string]>([
    ['a sequence', 'guide', tool({ sequence: [] }, sub()), 't: guide has no "sequence" on a tool; it is left out.'],
    ['mutates', 'ahma-0.6', tool({ mutates: true }, sub()), 't: ahma-0.6 has no "mutates" on a tool; it is left out.'],
    [
      'a timeout of a subcommand',
      'ahma-0.3',
      tool({}, sub({ timeout_seconds: 5 })),
      't_run: ahma-0.3 has no "timeout_seconds" on a subcommand; it is left out.',
    ],
    [
      'the key of a subcommand',
      'ahma-0.6',
      tool({}, sub({ guidance_key: 'k' })),
      't_run /own/guidanceKey: A "guidance_key" on a subcommand has no effect in ahma-0.6.',
    ],
    [
      'the key of a tool',
      'guide',
      tool({ guidance_key: 'k' }, sub()),
      't /own/guidanceKey: A "guidance_key" on a tool has no effect in guide.',
    ],
    [
      'item types',
      'guide',
      tool({}, sub({ options: [{ name: 'ab', type: 'array', description: '', items: { type: 'integer' } }] })),
      't_run /inputSchema/properties/ab/items: This dialect has no "items" for an option; it is left out.',
    ],
    [
      'a flag of one letter',
      'ahma-labs',
      tool({}, sub({ options: [{ name: 'p', type: 'string' }] })),
      't_run /inputSchema/properties/p: It was -p on the command line and becomes --p.',
    ],
    ['a wrong type', 'ahma-0.6', tool({ timeout_seconds: '5' }, sub()), 't: "timeout_seconds" is of a wrong type and is left out.'],
  ])('with a loss that is told: %s', (_, dialect, document, loss) => {
    expect(turned(document, dialect).losses.map(({ tool, at, message }) => `${tool}${at && ` ${at}`}: ${message}`)).toEqual([loss])
  })

  test('the first dialects get a description for every option', () => {
    const { document } = turned(tool({}, sub({ options: [{ name: 'ab', type: 'string' }] })), 'guide')
    expect((document.subcommand as Doc[])[0]?.options).toEqual([{ name: 'ab', type: 'string', description: '' }])
  })
})

describe('tools as MCP lists them', () => {
  const plain = (more: Doc = {}): Toolset => ({
    format: 1,
    name: 's',
    rules: 'mcp',
    nodes: [{ id: 'a', tool: { name: 'get_weather', description: 'Weather.', ...more } }],
  })
  const rendered = (toolset: Toolset, dialect = 'ahma-0.6') => {
    const { files, losses } = mtdf.render(toolset, { dialect })
    return {
      document: JSON.parse(files[0]?.text ?? '') as Doc,
      path: files[0]?.path,
      losses: losses.map(({ at, message }) => `${at} ${message}`),
    }
  }

  test('become a tool with a default subcommand, and the command is asked for', () => {
    const inputSchema = { type: 'object', properties: { city: { type: 'string', description: 'Where.' } }, required: ['city'] }
    const { document, path, losses } = rendered(plain({ inputSchema }))
    expect(path).toBe('get_weather.json')
    expect(document).toEqual({
      name: 'get_weather',
      description: 'Weather.',
      command: 'get_weather',
      subcommand: [
        { name: 'default', description: 'Weather.', options: [{ name: 'city', type: 'string', description: 'Where.', required: true }] },
      ],
    })
    expect(losses).toEqual(['/cli/command It has no command: "get_weather" is made from its name. Set the command it runs.'])
  })

  test('keep constraints as notes, and say what is lost', () => {
    const inputSchema = {
      type: 'object',
      properties: {
        n: { type: ['integer', 'null'], enum: [1, 2], default: 1, description: 'How many.' },
        o: { type: 'object', properties: {} },
      },
      additionalProperties: false,
    }
    const { document, losses } = rendered(
      plain({ title: 'Weather', inputSchema, outputSchema: { type: 'object' }, annotations: { readOnlyHint: true } }),
    )
    expect((document.subcommand as Doc[])[0]?.options).toEqual([
      { name: 'n', type: 'integer', description: 'How many. One of: 1, 2. Default: 1.' },
      { name: 'o', type: 'string' },
    ])
    expect(losses.map((loss) => loss.split(' ')[0])).toEqual([
      '/inputSchema/properties/n/type',
      '/inputSchema/properties/n/enum',
      '/inputSchema/properties/n/default',
      '/inputSchema/properties/o/type',
      '/inputSchema/properties/o/properties',
      '/inputSchema/additionalProperties',
      '/title',
      '/outputSchema',
      '/annotations',
      '/cli/command',
    ])
  })

  test('the guide writes them so: they are read as what they are', () => {
    const document = { name: 'my_tool', description: 'x', inputSchema: { type: 'object' } }
    expect(read(document)).toEqual({ id: 'my_tool', tool: document })
  })
})

test('files: each root goes back to its own, new ones never take a name that is taken', () => {
  const node = (name: string, file?: string): Node => ({ id: name, tool: { name }, children: [], ...(file && { file }) })
  const nodes = [node('a b/../c'), node('x', 'sub/x.json'), node('x'), node('x'), node('tool_guidance')]
  const { files } = mtdf.render({ format: 1, name: 's', rules: 'mcp', nodes, guidance: { blocks: { a: 'b' } }, prefix: 'p' }, {})
  expect(files.map(({ path }) => path)).toEqual([
    'a-b-..-c.json',
    'sub/x.json',
    'x.json',
    'x-2.json',
    'tool_guidance-2.json',
    'tool_guidance.json',
  ])
})

test.each(['../x.json', '/etc/x.json', 'a/../../x.json', 'C:\\x.json', 'a//x.json'])(
  'a root whose file leads out of the folder (%s) gets one of its name',
  (file) => {
    const nodes: Node[] = [{ id: 'x', tool: { name: 'mine' }, children: [], file }]
    expect(mtdf.render({ format: 1, name: 's', rules: 'mcp', nodes }, {}).files.map(({ path }) => path)).toEqual(['mine.json'])
  },
)

test('what is odd is said at its place', () => {
  const { problems } = readMtdf(
    { name: 't', command: 5, subcommands: [], subcommand: [sub({ asynchronous: true, options: [{ type: 'x', default: 1 }] }), 7] },
    { file: 't.json', id: uniqueIds() },
  )
  expect(problems.map(({ severity, at, file }) => `${severity} ${file}${at}`)).toEqual([
    'warning t.json',
    'warning t.json/command',
    'warning t.json/subcommands',
    'info t.json/subcommand/0/asynchronous',
    'warning t.json/subcommand/0/options/0',
    'warning t.json/subcommand/0/options/0/default',
    'warning t.json/subcommand/1',
  ])
})
