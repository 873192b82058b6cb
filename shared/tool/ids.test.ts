import { describe, expect, test } from 'vitest'
import { countTools, liveIds, renumberDuplicates, uniqueIds } from './ids'
import type { Node } from './node'
import type { Toolset } from './toolset'

const node = (id: string, children?: Node[]): Node => ({ id, tool: { name: id }, ...(children && { children }) })
const toolsetOf = (...nodes: Node[]): Toolset => ({ format: 1, name: 'n', rules: 'mcp', nodes })
const idsOf = (nodes: readonly Node[]): unknown[] => nodes.map((node) => (node.children ? [node.id, idsOf(node.children)] : node.id))

describe('ids of a live list', () => {
  test.each([
    ['a name is the id', ['a', 'b'], ['a', 'b']],
    ['a second of that name is numbered', ['a', 'a', 'a'], ['a', 'a#2', 'a#3']],
    ['a name that looks like a number given keeps itself', ['a', 'a', 'a#2'], ['a', 'a#3', 'a#2']],
    ['an entry without a name has its place', ['a', undefined, '', 7, null], ['a', 'unnamed-2', 'unnamed-3', 'unnamed-4', 'unnamed-5']],
    [
      'case and odd names make a difference',
      ['a', 'A', '__proto__', 'constructor', '__proto__'],
      ['a', 'A', '__proto__', 'constructor', '__proto__#2'],
    ],
    [
      'what no address could hold is cut or replaced',
      ['x'.repeat(300), 'x'.repeat(301), '\ud800', '😀'],
      [`${'x'.repeat(256)}…`, `${'x'.repeat(256)}…#2`, '\ufffd', '😀'],
    ],
  ])('%s', (_, names, ids) => expect(liveIds(names)).toEqual(ids))

  test('many of one name are numbered at once', () => {
    const ids = liveIds(Array.from({ length: 20_000 }, () => 'same'))
    expect(new Set(ids).size).toBe(20_000)
    expect(ids.at(-1)).toBe('same#20000')
  })
})

test('a wish that was numbered before does not take the number of another', () => {
  const unique = uniqueIds()
  expect(['a', 'a', 'a#2', 'a#2', 'a'].map(unique)).toEqual(['a', 'a#2', 'a#2#2', 'a#2#3', 'a#3'])
})

describe('duplicates in a toolset', () => {
  test('are renumbered at any depth, later ones only', () => {
    const read = renumberDuplicates(toolsetOf(node('a', [node('b'), node('a')]), node('b'), node('b#2')))
    expect(idsOf(read.nodes)).toEqual([['a', ['b', 'a#2']], 'b#3', 'b#2'])
  })

  test('leave everything else the same object', () => {
    const untouched = toolsetOf(node('a', [node('b')]), node('c'))
    expect(renumberDuplicates(untouched)).toBe(untouched)
    const touched = toolsetOf(node('a', [node('b')]), node('a'))
    expect(renumberDuplicates(touched).nodes[0]).toBe(touched.nodes[0])
    expect(renumberDuplicates(touched).nodes[1]?.tool).toBe(touched.nodes[1]?.tool)
  })
})

test('groups are no tools, also empty ones', () => {
  expect(countTools([node('a'), node('g', [node('b'), node('h', [node('c')])]), node('empty', [])])).toBe(3)
})
