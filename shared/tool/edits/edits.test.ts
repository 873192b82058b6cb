import { describe, expect, test } from 'vitest'
import { readMtdf } from '../../mtdf/read'
import { writeMtdf } from '../../mtdf/write'
import { uniqueIds } from '../ids'
import type { Doc } from '../json'
import type { Node } from '../node'
import { resolve } from '../resolve'
import type { Toolset } from '../toolset'
import { rename, setDescription, setTitle, setToolMember } from './document'
import { putExample, removeExample } from './examples'
import { addExplicitAction, hasExplicitAction, removeExplicitAction } from './explicit-action'
import { removeBlock, renameBlock, setBlock, setTemplates } from './guidance'
import { liftNode, moveNode, nestNode } from './move'
import { addNode, duplicateNode, removeNodes } from './nodes'
import { setDesign, setEnabled, setHint, setOwn, setPrefix } from './own'
import { addParameter, moveParameter, removeParameter, renameParameter, requireParameter, setArg, setInputSchema } from './parameters'
import { findNode, prunedTo } from './tree'

const leaf = (id: string, more: Partial<Node> = {}): Node => ({ id, tool: { name: id, inputSchema: { type: 'object' } }, ...more })
const group = (id: string, children: Node[]): Node => ({ id, tool: { name: id }, children })
const set = (...nodes: Node[]): Toolset => ({ format: 1, name: 's', rules: 'mcp', nodes })
const tree = () => set(group('g', [leaf('a'), leaf('b'), group('h', [leaf('c')])]), leaf('d'))
const shape = (nodes: readonly Node[]): string => nodes.map(({ id, children }) => (children ? `${id}(${shape(children)})` : id)).join(' ')
const node = (toolset: Toolset, id: string): Node => {
  const found = findNode(toolset, id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

describe('every edit', () => {
  const before = tree()
  const edits: [string, (toolset: Toolset) => Toolset][] = [
    ['setToolMember', (toolset) => setToolMember(toolset, 'a', '/annotations/x', 1)],
    ['rename', (toolset) => rename(toolset, 'a', 'z')],
    ['setOwn', (toolset) => setOwn(toolset, ['a'], 'synchronous', true)],
    ['setHint', (toolset) => setHint(toolset, ['a'], 'readOnlyHint', true)],
    ['setDesign', (toolset) => setDesign(toolset, 'a', 'prefix', '')],
    ['addParameter', (toolset) => addParameter(toolset, 'a', { name: 'p', schema: {} })],
    ['addExplicitAction', (toolset) => addExplicitAction(toolset, 'a')],
    ['removeNodes', (toolset) => removeNodes(toolset, ['a'])],
    ['duplicateNode', (toolset) => duplicateNode(toolset, 'a', () => 'new')],
  ]
  test.each(edits)('%s leaves all other nodes the very same', (_, edit) => {
    const after = edit(before)
    expect(node(after, 'b')).toBe(node(before, 'b'))
    expect(node(after, 'h')).toBe(node(before, 'h'))
    expect(node(after, 'd')).toBe(node(before, 'd'))
    expect(after).not.toBe(before)
  })

  const idle: [string, (toolset: Toolset) => Toolset][] = [
    ['a name that is the same', (toolset) => rename(toolset, 'a', 'a')],
    ['a node that is not there', (toolset) => setOwn(toolset, ['nobody'], 'enabled', false)],
    ['a value that is given back twice', (toolset) => setOwn(toolset, ['a'], 'enabled', undefined)],
    ['a hint that was not said', (toolset) => setHint(toolset, ['a', 'g'], 'readOnlyHint', undefined)],
    ['a place that is the same', (toolset) => moveNode(toolset, 'b', { parent: 'g', index: 1 })],
    ['a move into itself', (toolset) => nestNode(toolset, 'g', 'h')],
    ['a parameter that is not there', (toolset) => removeParameter(toolset, 'a', 'x')],
    ['a block that is not there', (toolset) => renameBlock(toolset, 'x', 'y')],
    ['a lift of a root', (toolset) => liftNode(toolset, 'g')],
  ]
  test.each(idle)('that changes nothing gives back the same toolset: %s', (_, edit) => {
    expect(edit(before)).toBe(before)
  })
})

describe('the document', () => {
  test('a new member goes where the protocol has it, one that is there keeps its place', () => {
    const raw = { x: 1, name: 'a', inputSchema: { type: 'object' }, annotations: { title: 'T', readOnlyHint: true } }
    const titled = setTitle(setDescription(set({ id: 'a', tool: raw }), 'a', 'Does a.'), 'a', 'A')
    expect(JSON.stringify(node(titled, 'a').tool)).toBe(
      '{"x":1,"name":"a","title":"A","description":"Does a.","inputSchema":{"type":"object"},"annotations":{"title":"T","readOnlyHint":true}}',
    )
    expect(node(setTitle(titled, 'a', ''), 'a').tool.annotations).toEqual({ readOnlyHint: true })
    expect(Object.keys(node(setDescription(titled, 'a', ''), 'a').tool)).not.toContain('description')
  })

  test('a hint has three states, on a tool and on a group', () => {
    const said = setHint(tree(), ['a', 'g'], 'destructiveHint', false)
    expect(node(said, 'a').tool.annotations).toEqual({ destructiveHint: false })
    expect(node(said, 'g').own).toEqual({ annotations: { destructiveHint: false } })
    const unsaid = setHint(said, ['a', 'g'], 'destructiveHint', undefined)
    expect(Object.keys(node(unsaid, 'a').tool)).not.toContain('annotations')
    expect(Object.keys(node(unsaid, 'g'))).not.toContain('own')
  })
})

describe('the tree', () => {
  test.each<[string, (toolset: Toolset) => Toolset, string]>([
    ['add at the end', (toolset) => addNode(toolset, leaf('n')), 'g(a b h(c)) d n'],
    ['add below', (toolset) => addNode(toolset, leaf('n'), { parent: 'g', index: 1 }), 'g(a n b h(c)) d'],
    ['add below a tool, which becomes a group', (toolset) => addNode(toolset, leaf('n'), { parent: 'd' }), 'g(a b h(c)) d(n)'],
    ['remove several', (toolset) => removeNodes(toolset, ['a', 'c', 'd']), 'g(b h())'],
    ['move up', (toolset) => moveNode(toolset, 'b', { parent: 'g', index: 0 }), 'g(b a h(c)) d'],
    ['move among roots', (toolset) => moveNode(toolset, 'd', { index: 0 }), 'd g(a b h(c))'],
    ['nest', (toolset) => nestNode(toolset, 'd', 'h'), 'g(a b h(c d))'],
    ['lift', (toolset) => liftNode(toolset, 'c'), 'g(a b h() c) d'],
    ['lift to the top', (toolset) => liftNode(toolset, 'a'), 'g(b h(c)) a d'],
    ['duplicate a group', (toolset) => duplicateNode(toolset, 'h', ({ id }) => `${id}2`), 'g(a b h(c) h2(c2)) d'],
  ])('%s', (_, edit, expected) => {
    expect(shape(edit(tree()).nodes)).toBe(expected)
  })

  test('a copy has a name of its own', () => {
    const twice = duplicateNode(
      duplicateNode(tree(), 'd', () => 'd2'),
      'd',
      () => 'd3',
    )
    expect(twice.nodes.map(({ tool }) => tool.name)).toEqual(['g', 'd', 'd_copy2', 'd_copy'])
  })
})

describe('MTDF', () => {
  const options = [
    { name: 'all', type: 'bool' },
    { name: 'x', type: 'string', required: true },
  ]
  const document: Doc = {
    name: 'gh',
    command: 'gh',
    description: 'GitHub.',
    subcommand: [{ name: 'cache', description: 'Caches.', positional_args: [{ name: 'id', type: 'int' }], options }],
  }
  const file = (): Toolset => ({ ...set(readMtdf(document, { file: 'gh.json', id: uniqueIds() }).node), rules: 'ahma-0.6' })
  const written = (toolset: Toolset, index = 0) =>
    writeMtdf(toolset.nodes[index] as Node, { dialect: 'ahma-0.6', from: 'ahma-0.6' }).document
  const sub = (toolset: Toolset) => (written(toolset).subcommand as Doc[])[0] as Doc

  test('a parameter is renamed in the schema, on the command line and in the examples', () => {
    const example = { id: 'e', arguments: { x: 'y' } }
    const after = renameParameter(putExample(file(), 'gh/cache', example), 'gh/cache', 'x', 'z')
    expect(sub(after).options).toEqual([options[0], { name: 'z', type: 'string', required: true }])
    expect(node(after, 'gh/cache')).toMatchObject({
      tool: { inputSchema: { required: ['z'] } },
      design: { examples: [{ arguments: { z: 'y' } }] },
    })
    expect(renameParameter(after, 'gh/cache', 'z', 'id')).toBe(after)
  })

  test('parameters are added, ordered, required and removed', () => {
    const added = addParameter(file(), 'gh/cache', { name: 'n', schema: { type: 'integer' }, as: 'positional' })
    const moved = moveParameter(moveParameter(added, 'gh/cache', 'x', 0), 'gh/cache', 'n', 1)
    expect(Object.keys((node(moved, 'gh/cache').tool.inputSchema as { properties: Doc }).properties)).toEqual(['x', 'n', 'all', 'id'])
    const changed = requireParameter(removeParameter(moved, 'gh/cache', 'all'), 'gh/cache', 'x', false)
    expect(sub(changed)).toEqual({
      name: 'cache',
      description: 'Caches.',
      positional_args: [
        { name: 'n', type: 'integer' },
        { name: 'id', type: 'int' },
      ],
      options: [{ name: 'x', type: 'string' }],
    })
    expect(sub(setArg(file(), 'gh/cache', 'all', (arg) => ({ ...arg, alias: 'a' }))).options).toEqual([
      { ...options[0], alias: 'a' },
      options[1],
    ])
  })

  test('the command line follows the input schema as a whole', () => {
    const schema = (properties: Doc): Doc => ({ type: 'object', properties })
    const args = (toolset: Toolset) => node(toolset, 'gh/cache').cli?.args.map(({ property, as }) => `${property} ${as}`)
    const [id, all, x] = [{ type: 'integer' }, { type: 'boolean' }, { type: 'string' }]
    const example = { id: 'e', arguments: { x: 'y' } }
    const start = putExample(file(), 'gh/cache', example)
    const before = node(start, 'gh/cache').tool.inputSchema as Doc
    expect(setInputSchema(start, 'gh/cache', before)).toBe(start)
    const renamed = setInputSchema(start, 'gh/cache', schema({ id, all, z: x }), { from: 'x', to: 'z' })
    expect(args(renamed)?.sort()).toEqual(['all option', 'id positional', 'z option'])
    expect(node(renamed, 'gh/cache').design?.examples?.[0]?.arguments).toEqual({ z: 'y' })
    const other = setInputSchema(start, 'gh/cache', schema({ n: x, x, id }))
    expect(args(other)?.filter((arg) => arg.endsWith('option'))).toEqual(['n option', 'x option'])
    expect(args(other)).toContain('id positional')
  })

  test('a subcommand that becomes a tool takes its command line with it, and back', () => {
    const lifted = liftNode(file(), 'gh/cache')
    expect(written(lifted, 1)).toMatchObject({
      name: 'cache',
      command: 'gh cache',
      subcommand: [{ name: 'default', options: [{ name: 'all' }, { name: 'x' }] }],
    })
    const back = nestNode(lifted, 'gh/cache', 'gh')
    expect(JSON.stringify(sub(back))).toBe(
      '{"name":"cache","description":"Caches.","options":[{"name":"all","type":"bool"},{"name":"x","type":"string","required":true}],"positional_args":[{"name":"id","type":"int"}]}',
    )
    expect(resolve(back).map(({ name, cli }) => [name, cli?.words])).toEqual([['gh_cache', ['gh', 'cache']]])
  })

  test('a copied file becomes a file of its own', () => {
    const twice = duplicateNode(file(), 'gh', ({ id }) => `${id}2`)
    expect(twice.nodes.map(({ file, tool }) => [tool.name, file])).toEqual([
      ['gh', 'gh.json'],
      ['gh-copy', undefined],
    ])
  })
})

test('guidance: blocks are added, renamed with the keys that name them, and removed', () => {
  const keyed = set(leaf('a', { own: { guidanceKey: 'x' } }), leaf('b', { own: { guidanceKey: 'y' } }))
  const blocks = setBlock(setBlock(keyed, 'x', 'One.'), 'y', 'Two.')
  const renamed = renameBlock(blocks, 'x', 'z')
  expect(renamed.guidance?.blocks).toEqual({ z: 'One.', y: 'Two.' })
  expect(node(renamed, 'a').own).toEqual({ guidanceKey: 'z' })
  expect(node(renamed, 'b')).toBe(node(blocks, 'b'))
  expect(renameBlock(renamed, 'z', 'y')).toBe(renamed)
  expect(removeBlock(renamed, 'y').guidance?.blocks).toEqual({ z: 'One.' })
  expect(setTemplates(renamed, { t: 1 }).guidance).toEqual({ blocks: { z: 'One.', y: 'Two.' }, templates: { t: 1 } })
})

test('a toolset is pruned to one node, with what leads to it', () => {
  expect(shape(prunedTo(tree(), 'c').nodes)).toBe('g(h(c))')
  expect(shape(prunedTo(tree(), 'h').nodes)).toBe('g(h(c))')
  expect(shape(prunedTo(tree(), 'd').nodes)).toBe('d')
  expect(shape(prunedTo(tree(), 'nobody').nodes)).toBe('')
})

test('many are switched off and on again at once', () => {
  const off = setEnabled(tree(), ['a', 'b'], false)
  expect(resolve(off).flatMap(({ id, unlisted }) => (unlisted ? [id] : []))).toEqual(['a', 'b'])
  expect(setEnabled(off, ['a', 'b'], true)).toEqual(tree())
})

test('prefix, and examples', () => {
  expect(setPrefix(setPrefix(tree(), 'p'), undefined)).toEqual(tree())
  const one = putExample(tree(), 'a', { id: 'e', arguments: {} })
  const other = putExample(one, 'a', { id: 'e', arguments: { x: 1 } })
  expect(node(other, 'a').design?.examples).toEqual([{ id: 'e', arguments: { x: 1 } }])
  expect(removeExample(other, 'a', 'e')).toEqual(tree())
})

describe('explicit use', () => {
  const toolset = set(
    leaf('a', {
      tool: {
        name: 'delete_document',
        description: 'Deletes it.\n\nFor good.',
        inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
    }),
  )

  test('asks for a constant of verb and noun, and says so at the head', () => {
    const asked = addExplicitAction(toolset, 'a')
    expect(node(asked, 'a').tool).toMatchObject({
      description:
        'REQUIRES EXPLICIT USER INSTRUCTION: Only use when user specifically requests to delete document.\n\nDeletes it.\n\nFor good.',
      inputSchema: { properties: { explicit_action: { type: 'string', const: 'DELETE_DOCUMENT' } }, required: ['id', 'explicit_action'] },
    })
    expect(hasExplicitAction(node(asked, 'a').tool)).toBe(true)
    expect(addExplicitAction(asked, 'a')).toBe(asked)
    expect(removeExplicitAction(asked, 'a')).toEqual(toolset)
  })

  test.each([
    ['deleteDocument', 'DELETE_DOCUMENT'],
    ['delete-all.documents', 'DELETE_ALL_DOCUMENTS'],
  ])('the word for %s is %s', (name, word) => {
    const asked = addExplicitAction(rename(toolset, 'a', name), 'a')
    expect(node(asked, 'a').tool.inputSchema).toMatchObject({ properties: { explicit_action: { const: word } } })
  })

  test('of a verb alone the group gives the noun', () => {
    const asked = addExplicitAction(set(group('cache', [leaf('delete')])), 'delete')
    expect(node(asked, 'delete').tool.inputSchema).toMatchObject({ properties: { explicit_action: { const: 'DELETE_CACHE' } } })
  })
})
