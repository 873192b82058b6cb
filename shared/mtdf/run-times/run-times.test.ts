import { describe, expect, test } from 'vitest'
import { uniqueIds } from '../../tool/ids'
import { type Doc, isDoc } from '../../tool/json'
import { resolve } from '../../tool/resolve'
import type { Dialect, Toolset } from '../../tool/toolset'
import { readMtdf } from '../read'

const sub = (name: string, more: Doc = {}): Doc => ({ name, description: `Does ${name}.`, ...more })
const tool = (name: string, subs: Doc[], more: Doc = {}): Doc => ({
  name,
  description: `The ${name}.`,
  command: name,
  subcommand: subs,
  ...more,
})
const offered = (document: Doc, rules: Dialect, more: Partial<Toolset> = {}) =>
  resolve({ format: 1, name: 's', rules, nodes: [readMtdf(document, { id: uniqueIds() }).node], ...more })
const first = (document: Doc, rules: Dialect, more: Partial<Toolset> = {}) => {
  const [one] = offered(document, rules, more)
  if (!one) throw new Error('nothing was resolved')
  return one
}
const all = ['guide', 'ahma-0.3', 'ahma-0.6', 'ahma-labs'] as const

describe('names', () => {
  const nested = sub('cache', { subcommand: [sub('default'), sub('list')] })
  test.each([
    ['a lone default', tool('ls', [sub('default')]), ['ls_default'], ['ls'], ['ls'], ['ls']],
    [
      'a default beside others',
      tool('a', [sub('default'), sub('b')]),
      ['a_default', 'a_b'],
      ['a', 'a_b'],
      ['a_default', 'a_b'],
      ['a_default', 'a_b'],
    ],
    [
      'a nested default',
      tool('gh', [nested]),
      ['gh_cache_default', 'gh_cache_list'],
      ['gh_cache', 'gh_cache_list'],
      ['gh_cache', 'gh_cache_list'],
      ['gh_cache', 'gh_cache_list'],
    ],
    [
      'a default whose only sibling is off',
      tool('a', [sub('default'), sub('b', { enabled: false })]),
      ['a_default', 'a_b'],
      ['a', 'a_b'],
      ['a', 'a_b'],
      ['a', 'a_b'],
    ],
  ])('%s', (_, document, ...expected) => {
    expect(all.map((rules) => offered(document, rules).map(({ name }) => name))).toEqual(expected)
  })

  test('a name that holds "_" is listed, and cannot be called where names are taken apart', () => {
    const document = tool('gh', [sub('pr_create')])
    expect(all.map((rules) => first(document, rules).uncallable !== undefined)).toEqual([true, true, true, false])
    expect(first(document, 'ahma-0.6')).toMatchObject({
      name: 'gh_pr_create',
      uncallable: 'No call reaches it: this server takes names apart at "_", and "pr_create" holds one.',
    })
    expect(all.map((rules) => first(tool('cargo_llvm', [sub('run')]), rules).uncallable !== undefined)).toEqual([true, false, false, false])
  })

  test('a tool without subcommands was not listed at first, and later cannot be called', () => {
    const { subcommand, ...document } = tool('cat', [])
    expect(first(document, 'guide').unlisted).toBe('A tool without subcommands is not listed by this server.')
    expect(first(document, 'ahma-0.6')).toMatchObject({ name: 'cat', uncallable: expect.stringContaining('Give it one called "default"') })
    expect(first({ ...document, sequence: [] }, 'ahma-0.6').uncallable).toBeUndefined()
  })

  test('a tool as MCP lists it stands for the file it would be written as', () => {
    const node = { id: 'w', tool: { name: 'weather', inputSchema: { type: 'object', properties: { city: { type: 'string' } } } } }
    const [resolved] = resolve({ format: 1, name: 's', rules: 'ahma-0.6', nodes: [node] })
    expect(resolved).toMatchObject({
      id: 'w',
      path: ['w'],
      name: 'weather',
      tool: { inputSchema: { properties: { city: { type: 'string' } } } },
    })
    expect(resolved?.uncallable).toBeUndefined()
  })
})

describe('inheritance', () => {
  const document = tool('gh', [sub('cache', { synchronous: true, timeout_seconds: 5, subcommand: [sub('list')] })], { synchronous: false })

  test('asks the subcommand and the tool only, and says where the guide differs', () => {
    expect(first(document, 'guide').synchronous).toEqual({
      value: false,
      from: { node: 'gh' },
      differs: 'By the guide it would be synchronous, inherited from "cache"; this server asks only the subcommand and the tool.',
    })
    expect(first(document, 'guide').timeoutSeconds).toMatchObject({ value: 300, differs: expect.stringContaining('5 s') })
    expect(first(document, 'ahma-0.6').timeoutSeconds).toMatchObject({ value: 360, differs: expect.stringContaining('ignores') })
  })

  test('what nobody says is asynchronous, but for the newest', () => {
    const plain = tool('a', [sub('b')])
    expect(all.map((rules) => first(plain, rules).synchronous.value)).toEqual([false, false, false, true])
    expect(first(plain, 'ahma-labs').synchronous.differs).toBeDefined()
    expect(first(plain, 'ahma-0.6').synchronous).toEqual({ value: false, from: { rule: 'default' } })
  })
})

describe('guidance', () => {
  const guidance = {
    blocks: { k: 'Leaf.', r: 'Root.', named: 'By name.' },
    rest: { legacy_guidance: { tool_specific_guidance: { a: { old: 'Legacy.' } } } },
  }
  const described = (document: Doc, rules: Dialect) => first(document, rules, { guidance }).tool.description
  test.each([
    ['keys of both', tool('a', [sub('b', { guidance_key: 'k' })], { guidance_key: 'r' }), 'Leaf.\n\nDoes b.', 'Root.\n\nDoes b.'],
    ['a key of the old texts', tool('a', [sub('b', { guidance_key: 'old' })]), 'Legacy.\n\nDoes b.', 'Does b.'],
    ['a block of the name', tool('named', [sub('b')]), 'Does b.', 'By name.\n\nDoes b.'],
    ['a key nobody knows', tool('named', [sub('b')], { guidance_key: 'none' }), 'Does b.', 'Does b.'],
    ['a lone default', tool('a', [sub('default')], { guidance_key: 'r' }), 'Does default.', 'Root.\n\nThe a.'],
  ])('%s', (_, document, guide, ahma) => {
    expect([described(document, 'guide'), described(document, 'ahma-0.6')]).toEqual([guide, ahma])
  })

  test('a key without effect is said', () => {
    expect(first(tool('a', [sub('b')], { guidance_key: 'r' }), 'guide').guidanceKey).toMatchObject({
      value: undefined,
      differs: expect.stringContaining('"r"'),
    })
    expect(first(tool('a', [sub('b', { guidance_key: 'k' })]), 'ahma-0.6').guidanceKey).toMatchObject({
      value: undefined,
      differs: expect.stringContaining('"k"'),
    })
  })
})

describe('input schemas', () => {
  const options = [
    { name: 'b', type: 'boolean', description: 'x' },
    { name: 'i', type: 'int', required: true },
    { name: 'l', type: 'array', format: 'path' },
    { name: 'm', type: 'array', items: { type: 'integer' } },
    { name: 'n', type: 'number' },
    { name: 'working_directory', type: 'integer' },
  ]
  const document = tool('a', [sub('b', { options, positional_args: [{ name: 'p', type: 'string' }] })])
  const propertiesOf = (rules: Dialect, from = document) => {
    const schema = first(from, rules).tool.inputSchema
    return isDoc(schema) && isDoc(schema.properties) ? schema.properties : {}
  }

  test('types come out as each server lists them', () => {
    const types = (rules: Dialect) => Object.values(propertiesOf(rules)).map((property) => (isDoc(property) ? property.type : undefined))
    expect(types('guide')).toEqual(['string', 'integer', 'array', 'array', 'string', 'string', 'string'])
    expect(types('ahma-0.6')).toEqual(['boolean', 'integer', 'array', 'array', 'number', 'string', 'string'])
    expect(propertiesOf('guide').m).toEqual({ type: 'array', description: '', items: { type: 'string' } })
    expect(propertiesOf('ahma-0.6').m).toEqual({ type: 'array', description: '', items: { type: 'integer' } })
    expect(propertiesOf('ahma-0.6').l).toEqual({
      type: 'array',
      description: '',
      format: 'path',
      items: { type: 'string', format: 'path' },
    })
    expect(propertiesOf('ahma-0.6').p).toEqual({ type: 'string' })
  })

  test('each server adds its own parameters, and no title but the newer', () => {
    expect(Object.keys(propertiesOf('ahma-0.6', tool('cargo', [sub('b')])))).toEqual([])
    expect(Object.keys(propertiesOf('ahma-labs', tool('cargo', [sub('b')])))).toEqual(['blocking'])
    const livelog = { parameters: [{ name: 'tag', description: 'Which.', required: true }], clear_command: 'x' }
    const log = first({ name: 'log', description: 'd', command: 'tail', tool_type: 'livelog', livelog }, 'ahma-labs')
    expect(log.tool.inputSchema).toMatchObject({ properties: { tag: { type: 'string' }, clear: {} }, required: ['tag'] })
    expect(first(document, 'guide').tool.title).toBeUndefined()
    expect(first(document, 'ahma-0.6').tool.title).toBe('a_b')
  })

  test('hints and output schemas are never listed', () => {
    const node = { id: 'w', tool: { name: 'w', inputSchema: { type: 'object' }, outputSchema: {}, annotations: { readOnlyHint: true } } }
    const [resolved] = resolve({ format: 1, name: 's', rules: 'ahma-0.6', nodes: [node] })
    expect(Object.keys(resolved?.tool ?? {})).toEqual(['name', 'title', 'description', 'inputSchema'])
    expect(resolved?.hints.readOnlyHint).toEqual({ value: false, implied: true, from: { rule: 'ahma-0.6 lists no hints' } })
  })
})
