import { describe, expect, test } from 'vitest'
import type { Doc } from '../json'
import type { Arg, Node } from '../node'
import { resolve } from '../resolve'
import type { Toolset } from '../toolset'
import { addCli, placeArg, removeCli, setCli } from './cli'
import { changeDesignList, changeIcons, movedRow, withoutRow, withRow } from './lists'
import { clashOf, restOf, setRest } from './rest'
import { findNode } from './tree'

const properties = { a: { type: 'string' }, b: { type: 'boolean' }, c: { type: 'string' } }
const leaf = (tool: Doc = {}): Node => ({ id: 'x', tool: { name: 'x', inputSchema: { type: 'object', properties }, ...tool } })
const set = (...nodes: Node[]): Toolset => ({ format: 1, name: 's', rules: 'mcp', nodes })
const grouped = () => set({ id: 'g', tool: { name: 'g' }, children: [leaf()] })
const node = (toolset: Toolset, id = 'x') => findNode(toolset, id) as Node

describe('lists', () => {
  const results = [
    { id: 'a', when: 'success' as const, message: 'A' },
    { id: 'b', when: 'failure' as const, message: 'B' },
  ]

  test('rows are put, moved and taken away; an empty list leaves nothing behind', () => {
    const filled = changeDesignList(set(leaf()), 'x', 'results', () => results)
    const moved = changeDesignList(filled, 'x', 'results', (rows) => movedRow(rows, 1, 0))
    expect(node(moved).design?.results?.map(({ id }) => id)).toEqual(['b', 'a'])
    const changed = changeDesignList(moved, 'x', 'results', (rows) => withRow(rows, 0, { ...results[1], id: 'c' } as never))
    expect(node(changed).design?.results?.[0]?.id).toBe('c')
    const one = changeDesignList(changed, 'x', 'results', (rows) => withoutRow(rows, 0))
    expect(changeDesignList(one, 'x', 'results', (rows) => withoutRow(rows, 0))).toEqual(set(leaf()))
  })

  test('a move beyond the ends is no edit', () => {
    const filled = changeDesignList(set(leaf()), 'x', 'results', () => results)
    expect(changeDesignList(filled, 'x', 'results', (rows) => movedRow(rows, 0, -1))).toBe(filled)
    expect(changeDesignList(filled, 'x', 'results', (rows) => movedRow(rows, 1, 2))).toBe(filled)
  })

  test('icons come and go where the protocol has them', () => {
    const added = changeIcons(set(leaf()), 'x', (icons) => [...icons, { src: 'https://example.com/i.png' }])
    expect(Object.keys(node(added).tool)).toEqual(['name', 'icons', 'inputSchema'])
    expect(changeIcons(added, 'x', (icons) => withoutRow(icons, 0))).toEqual(set(leaf()))
  })
})

describe('the command line', () => {
  const places = (toolset: Toolset) => node(toolset).cli?.args.map(({ property, as }) => `${as[0]}:${property}`)

  test('is given to a tool and its root, and taken from both', () => {
    const given = addCli(grouped(), 'x')
    expect(resolve(given)[0]?.cli).toMatchObject({ words: ['g', 'x'], args: [{ property: 'a' }, { property: 'b' }, { property: 'c' }] })
    expect(removeCli(given, 'x')).toEqual(grouped())
    expect(node(addCli(set(leaf()), 'x')).cli?.command).toBe('x')
  })

  test('has its words and its order', () => {
    const given = setCli(setCli(addCli(grouped(), 'x'), 'g', 'command', 'git -C .'), 'x', 'word', '')
    expect(resolve(given)[0]?.cli?.words).toEqual(['git', '-C', '.'])
    const first = setCli(given, 'x', 'positionalsFirst', true)
    expect(resolve(first)[0]?.cli?.positionalsFirst).toBe(true)
    expect(setCli(first, 'x', 'positionalsFirst', undefined)).toEqual(given)
    expect(setCli(given, 'x', 'word', '')).toBe(given)
  })

  test('a parameter becomes a positional at a place, and an option again', () => {
    const start = addCli(set(leaf()), 'x')
    const one = placeArg(start, 'x', 'c', { as: 'positional' })
    const two = placeArg(one, 'x', 'a', { as: 'positional', index: 0 })
    expect(places(two)).toEqual(['o:b', 'p:a', 'p:c'])
    expect(places(placeArg(two, 'x', 'a', { as: 'positional', index: 1 }))).toEqual(['o:b', 'p:c', 'p:a'])
    expect(places(placeArg(two, 'x', 'c', { as: 'option' }))).toEqual(['o:b', 'p:a', 'o:c'])
  })

  test('what an argument says beside its place stays', () => {
    const arg: Arg = { property: 'a', as: 'option', alias: 'A', mtdf: { name: 'a', type: 'string' } }
    const given = set({ ...leaf(), cli: { command: 'x', args: [arg] } })
    expect(node(placeArg(given, 'x', 'a', { as: 'positional' })).cli?.args.at(-1)).toEqual({ ...arg, as: 'positional' })
  })
})

describe('what has no field of its own', () => {
  const tool: Doc = {
    x: 1,
    title: 'T',
    annotations: { title: 'unseen', readOnlyHint: true, idempotentHint: 'yes', y: 2 },
    _meta: { 'a/b': 1 },
  }

  test('is all that no field shows, values of a wrong kind too', () => {
    expect(restOf(leaf(tool))).toEqual({ x: 1, annotations: { title: 'unseen', idempotentHint: 'yes', y: 2 }, _meta: { 'a/b': 1 } })
    expect(restOf(leaf({ title: 5, icons: 'no', annotations: { title: 'seen' } }))).toEqual({ title: 5, icons: 'no' })
    expect(restOf({ ...leaf({ annotations: { readOnlyHint: true } }), children: [] })).toMatchObject({ annotations: {}, inputSchema: {} })
  })

  test('put back as it came it changes nothing', () => {
    const toolset = set(leaf(tool))
    expect(setRest(toolset, 'x', restOf(leaf(tool)))).toBe(toolset)
  })

  test('changes without touching what has a field', () => {
    const after = setRest(set(leaf(tool)), 'x', { x: 2, annotations: { z: 3 }, execution: { taskSupport: 'optional' } })
    expect(node(after).tool).toEqual({
      name: 'x',
      inputSchema: { type: 'object', properties },
      execution: { taskSupport: 'optional' },
      x: 2,
      title: 'T',
      annotations: { readOnlyHint: true, z: 3 },
    })
    const none = setRest(set(leaf({ annotations: { y: 1 } })), 'x', {})
    expect(Object.keys(node(none).tool)).not.toContain('annotations')
  })

  test('a key that has its field is named', () => {
    expect(clashOf(leaf(tool), { title: 'U' })).toBe('title')
    expect(clashOf(leaf(tool), { annotations: { readOnlyHint: false } })).toBe('readOnlyHint')
    expect(clashOf(leaf(tool), { x: 3, execution: {}, annotations: { y: 4 } })).toBeUndefined()
    expect(clashOf(leaf({ title: 5 }), { title: 'five' })).toBeUndefined()
  })
})
