import { expect, test } from 'vitest'
import { readFiles } from './index'

const tool = { name: 'get_x', inputSchema: { type: 'object' }, odd: [1] }
const read = (...values: unknown[]) =>
  readFiles(
    values.map((value, index) => ({ path: `${index}.json`, text: typeof value === 'string' ? value : JSON.stringify(value) })),
    'set',
  )
const names = (...values: unknown[]) => read(...values).toolset.nodes.map((node) => node.tool.name)

test.each([
  ['the answer to tools/list', { tools: [tool] }],
  ['a whole JSON-RPC answer', { jsonrpc: '2.0', id: 1, result: { tools: [tool] } }],
  ['a bare array of tools', [tool]],
  ['one tool', tool],
  ['a toolset of ours', { format: 1, name: 'mine', rules: 'mcp', nodes: [{ id: 'a', tool }] }],
])('%s is known by its content, and the tool is kept as it was', (_, value) => {
  const { toolset, problems } = read(value)
  expect(problems).toEqual([])
  expect(toolset.nodes.map((node) => node.tool)).toEqual([tool])
})

test('comments and a comma too many are read, and reported with their line', () => {
  const { toolset, problems } = read('{"tools": [ // mine\n{"name": "a", "inputSchema": {"type": "object"}},\n]}')
  expect(toolset.nodes).toHaveLength(1)
  expect(problems.map(({ severity, file, line }) => ({ severity, file, line }))).toEqual([
    { severity: 'warning', file: '0.json', line: 1 },
    { severity: 'warning', file: '0.json', line: 2 },
  ])
})

test('a broken file and an unknown one are errors at their place and do not stop the others', () => {
  const { toolset, problems } = read('{"tools": [', { hello: 1 }, [tool])
  expect(toolset.nodes).toHaveLength(1)
  expect(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)).toEqual(['0.json', '1.json'])
  expect(problems.find(({ file }) => file === '1.json')?.message).toContain('"hello"')
})

test('an entry that is no object is left out, and said where', () => {
  const { toolset, problems } = read({ tools: [tool, 'oops'] })
  expect(toolset.nodes).toHaveLength(1)
  expect(problems).toMatchObject([{ severity: 'error', at: '/tools/1' }])
})

test('two files with a tool of one name keep both, under ids of their own', () => {
  const { toolset } = read([tool], [tool])
  expect(toolset.nodes.map(({ id }) => id)).toEqual(['get_x', 'get_x#2'])
  expect(names([tool], [tool])).toEqual(['get_x', 'get_x'])
})

test('a toolset whose member is wrong says which', () => {
  const { problems } = read({ format: 2, name: 'newer', rules: 'mcp', nodes: [] })
  expect(problems[0]).toMatchObject({ severity: 'error', at: '/format' })
  expect(problems[0]?.message).toContain('newer Toolwright')
})

test('MTDF files and their guidance become one toolset, with the dialect of the newest release', () => {
  const { toolset, problems } = read(
    { name: 'gh', description: 'GitHub', command: 'gh', subcommand: [{ name: 'list', description: 'Lists.' }] },
    { guidance_blocks: { gh: 'Be quick.' } },
  )
  expect(problems).toEqual([])
  expect(toolset).toMatchObject({
    rules: 'ahma-0.6',
    guidance: { blocks: { gh: 'Be quick.' } },
    nodes: [{ file: '0.json', cli: { command: 'gh' }, children: [{ tool: { name: 'list' } }] }],
  })
})

test.each([
  ['ahma-labs', { mutates: false }],
  ['ahma-0.3', { hints: { default: 'Wait.' } }],
  ['ahma-0.6', { monitor_level: 'warn' }],
  ['ahma-0.6', { nobody: 'knows this', hints: { default: 'x' } }],
])('the dialect is the first that takes every file: %s', (dialect, more) => {
  expect(read({ name: 'gh', description: 'GitHub', command: 'gh', ...more }).toolset.rules).toBe(dialect)
})
