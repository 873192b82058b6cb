import { describe, expect, test } from 'vitest'
import type { Doc } from '../json'
import type { Node } from '../node'
import { resolve } from '../resolve'
import type { Toolset } from '../toolset'
import { collisionWays, copyTools, keepExample, takenNames } from './copy-tools'

const tool = (name: string, description = 'live'): Doc => ({ 'x-vendor': 1, description, name, inputSchema: { type: 'object' } })
const leaf = (id: string, name = id): Node => ({ id, tool: { name, description: 'mine' }, design: { priority: 'high' } })
const set = (nodes: Node[], more: Partial<Toolset> = {}): Toolset => ({ format: 1, name: 's', rules: 'mcp', nodes, ...more })
const names = (toolset: Toolset) => resolve(toolset).map(({ name }) => name)

test('a tool is copied as it was sent, keys and order and all', () => {
  const sent = tool('list')
  const { toolset, copied } = copyTools(set([leaf('a')]), [sent], 'both')
  expect(copied).toEqual(['list'])
  expect(toolset.nodes[1]).toEqual({ id: 'list', tool: sent })
  expect(toolset.nodes[1]?.tool).toBe(sent)
  expect(toolset.nodes[0]?.design).toEqual({ priority: 'high' })
})

describe('a name that is taken', () => {
  const before = set([leaf('1', 'list'), leaf('2', 'get')])
  const live = [tool('list'), tool('add')]
  test('is named', () => expect(takenNames(before, live)).toEqual(['list']))
  test.each([
    ['both', ['list', 'get', 'list_copy', 'add'], ['list_copy', 'add'], 'mine'],
    ['replace', ['list', 'get', 'add'], ['1', 'add'], 'live'],
    ['skip', ['list', 'get', 'add'], ['add'], 'mine'],
  ] as const)('%s', (way, left, nodes, first) => {
    const { toolset, copied } = copyTools(before, live, way)
    expect([names(toolset), copied, toolset.nodes[0]?.tool.description]).toEqual([left, nodes, first])
    expect(toolset.nodes[0]).toMatchObject({ id: '1', design: { priority: 'high' } })
  })

  test('is found below groups and behind a prefix', () => {
    const nested = set([{ id: 'g', tool: { name: 'notes' }, children: [leaf('n', 'list')] }], { prefix: 'my' })
    expect(takenNames(nested, [tool('notes_list'), tool('my_notes_list'), tool('list')])).toEqual(['notes_list', 'my_notes_list'])
    const { toolset } = copyTools(nested, [tool('notes_list')], 'replace')
    expect(toolset.nodes[0]?.children?.[0]?.tool).toEqual({ ...tool('notes_list'), name: 'list' })
    expect(names(toolset)).toEqual(['my_notes_list'])
  })

  test.each(collisionWays)('ids stay one of a kind: %s', (way) => {
    const { toolset } = copyTools(set([leaf('add', 'other'), leaf('list')]), [tool('add'), tool('list'), tool('list')], way)
    const ids = toolset.nodes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('an example from a call', () => {
  const example = { title: 'Oslo', arguments: { city: 'Oslo' }, answer: { content: [] } }
  test('goes to the tool of that name', () => {
    const kept = keepExample(set([leaf('1', 'list')]), tool('list'), example)
    expect(kept).toMatchObject({ node: '1', isNew: false })
    expect(kept.toolset.nodes[0]).toMatchObject({
      tool: { description: 'mine' },
      design: { priority: 'high', examples: [{ id: 'example-1', ...example }] },
    })
    expect(keepExample(kept.toolset, tool('list'), example).toolset.nodes[0]?.design?.examples?.map(({ id }) => id)).toEqual([
      'example-1',
      'example-2',
    ])
  })
  test('brings the tool along where it is not there', () => {
    const kept = keepExample(set([]), tool('list'), example)
    expect(kept).toMatchObject({ node: 'list', isNew: true })
    expect(kept.toolset.nodes).toEqual([{ id: 'list', tool: tool('list'), design: { examples: [{ id: 'example-1', ...example }] } }])
  })
})
