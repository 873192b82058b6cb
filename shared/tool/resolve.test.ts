import { expect, test } from 'vitest'
import type { Node } from './node'
import { resolve } from './resolve'
import type { Toolset } from './toolset'

const toolset = (nodes: readonly Node[], more: Partial<Toolset> = {}): Toolset => ({
  format: 1,
  name: 'sample',
  rules: 'mcp',
  nodes,
  ...more,
})
const tool = (id: string, more: Partial<Node> = {}): Node => ({ id, tool: { name: id, inputSchema: { type: 'object' } }, ...more })
const one = (set: Toolset) => {
  const [first] = resolve(set)
  if (!first) throw new Error('nothing was resolved')
  return first
}

test('an untouched tool comes out as it is, the very same document', () => {
  const raw = { x: 1, name: 'a', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } }
  expect(one(toolset([{ id: 'a', tool: raw }])).tool).toBe(raw)
})

test.each([
  ['the toolset has one', 'guide', undefined, 'guide_a'],
  ['the tool has its own, verbatim', 'guide', 'my-', 'my-a'],
  ['the tool switches it off', 'guide', '', 'a'],
  ['the toolset switches it off', '', undefined, 'a'],
])('prefix: %s', (_, prefix, own, name) => {
  const set = toolset([tool('a', own === undefined ? {} : { design: { prefix: own } })], { prefix })
  expect(one(set)).toMatchObject({ name, plainName: 'a', tool: { name } })
})

test('groups join their names and pass on what they say, the nearest first', () => {
  const leaf = tool('delete', { own: { synchronous: true } })
  const group = { ...tool('cache', { own: { timeoutSeconds: 5, annotations: { destructiveHint: true } } }), children: [leaf] }
  const root = { ...tool('gh', { own: { synchronous: false, timeoutSeconds: 60 } }), children: [group] }
  expect(one(toolset([root]))).toMatchObject({
    name: 'gh_cache_delete',
    path: ['gh', 'cache', 'delete'],
    synchronous: { value: true, from: { node: 'delete' } },
    timeoutSeconds: { value: 5, from: { node: 'cache' } },
    hints: {
      destructiveHint: { value: true, implied: false, from: { node: 'cache' } },
      readOnlyHint: { value: false, implied: true, from: { rule: 'protocol default' } },
    },
    tool: { annotations: { destructiveHint: true } },
  })
})

test('a disabled node hides everything below it', () => {
  const group = { ...tool('g', { own: { enabled: false } }), children: [tool('a', { own: { enabled: true } })] }
  expect(one(toolset([group]))).toMatchObject({ unlisted: 'It is disabled.', enabled: { value: false, from: { node: 'g' } } })
})

test('guidance stands before the description, the summary after it, and each part says where it comes from', () => {
  const node: Node = {
    id: 'a',
    tool: {
      name: 'a',
      description: 'Does a.',
      inputSchema: { type: 'object', properties: { n: { type: 'integer', description: 'How many.' } }, required: ['n'] },
    },
    own: { guidanceKey: 'sync' },
    design: { argumentSummary: true },
  }
  const resolved = one(toolset([node], { guidance: { blocks: { sync: 'Runs at once.' } } }))
  expect(resolved.tool.description).toBe('Runs at once.\n\nDoes a.\n\nArgs:\n    n (integer): How many.')
  expect(resolved.description.map(({ from }) => from)).toEqual([{ toolset: 'guidance' }, { node: 'a' }, { rule: 'argument summary' }])
})

test('of two tools of one name the later has a fault; one that is not offered takes no name', () => {
  const twins = (own: Node['own']) =>
    resolve(toolset([tool('a', { own }), { ...tool('b'), tool: tool('a').tool }])).map(({ faults }) => faults)
  expect(twins({})).toEqual([[], [{ at: '/name', message: 'The name "a" was used before: only one of the two can be called.' }]])
  expect(twins({ enabled: false })).toEqual([[], []])
})
