import { describe, expect, test } from 'vitest'
import { rename, setDescription, setTitle } from '../tool/edits/document'
import { putExample } from '../tool/edits/examples'
import { addNode, removeNodes } from '../tool/edits/nodes'
import { setDesign } from '../tool/edits/own'
import { addParameter } from '../tool/edits/parameters'
import { findNode } from '../tool/edits/tree'
import { uniqueIds } from '../tool/ids'
import type { Doc } from '../tool/json'
import type { Node } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { readMtdf } from './read'
import { reconcile } from './reconcile'
import { writeMtdf } from './write'

const dialect = 'ahma-0.6'
const read = (document: Doc, file = 'gh.json'): Node => readMtdf(document, { file, id: uniqueIds() }).node
const sub = (name: string, more: Doc = {}): Doc => ({ name, description: `Does ${name}.`, ...more })
const gh = (...subcommand: Doc[]): Doc => ({ name: 'gh', description: 'GitHub', command: 'gh', subcommand })
const all = { name: 'all', type: 'boolean', description: 'All of them' }

const start = (): Toolset => {
  const node = read(gh(sub('cache', { subcommand: [sub('list', { options: [all] }), sub('delete')] }), sub('view')))
  const designed = setDesign({ format: 1, name: 's', rules: dialect, nodes: [node] }, 'gh/cache/delete', 'priority', 'high')
  return putExample(setTitle(designed, 'gh/cache/list', 'List caches'), 'gh/cache/list', { id: 'e', arguments: { all: true } })
}
const outside = (ours: Toolset, document: Doc, base = ours) =>
  reconcile({ base, ours, changed: new Map([['gh.json', read(document)]]), dialect })
const ids = (nodes: readonly Node[]): string => nodes.map(({ id, children }) => (children ? `${id}(${ids(children)})` : id)).join(' ')

describe('a change of a linked file', () => {
  test('keeps ids, titles, design and examples, which no file holds', () => {
    const ours = start()
    const next = outside(
      ours,
      gh(sub('cache', { subcommand: [sub('list', { options: [all], description: 'Lists.' }), sub('delete')] }), sub('view')),
    )
    expect(ids(next.nodes)).toBe(ids(ours.nodes))
    expect(findNode(next, 'gh/cache/list')).toMatchObject({
      tool: { title: 'List caches', description: 'Lists.' },
      design: { examples: [{ id: 'e' }] },
    })
    expect(findNode(next, 'gh/cache/delete')?.design).toEqual({ priority: 'high' })
  })

  test('a tool that is renamed keeps its id, one that is new gets its own', () => {
    const next = outside(
      start(),
      gh(sub('cache', { subcommand: [sub('ls', { options: [all] }), sub('delete'), sub('prune')] }), sub('view')),
    )
    expect(ids(next.nodes)).toBe('gh(gh/cache(gh/cache/list gh/cache/delete gh/cache/prune) gh/view)')
    expect(findNode(next, 'gh/cache/list')?.tool.name).toBe('ls')
  })

  test('a tool that moves keeps its id and what was designed about it', () => {
    const next = outside(start(), gh(sub('cache', { subcommand: [sub('list', { options: [all] })] }), sub('view'), sub('delete')))
    expect(ids(next.nodes)).toBe('gh(gh/cache(gh/cache/list) gh/view gh/cache/delete)')
    expect(findNode(next, 'gh/cache/delete')?.design).toEqual({ priority: 'high' })
  })

  test('an id that is given is not given again', () => {
    const renamed = rename(start(), 'gh/view', 'show')
    const next = outside(
      renamed,
      gh(sub('cache', { subcommand: [sub('list', { options: [all] }), sub('delete')] }), sub('show'), sub('view')),
    )
    expect(ids(next.nodes)).toBe('gh(gh/cache(gh/cache/list gh/cache/delete) gh/view gh/view#2)')
  })

  test('what was edited meanwhile is merged with it; at the same place the file holds', () => {
    const base = start()
    const ours = setDescription(setDescription(base, 'gh/view', 'Mine.'), 'gh/cache/delete', 'Mine.')
    const next = outside(
      ours,
      gh(sub('cache', { subcommand: [sub('list', { options: [all] }), sub('delete', { description: 'Theirs.' })] }), sub('view')),
      base,
    )
    expect(findNode(next, 'gh/view')?.tool.description).toBe('Mine.')
    expect(findNode(next, 'gh/cache/delete')?.tool.description).toBe('Theirs.')
  })

  test('a tool that was added or taken away meanwhile stays so', () => {
    const base = start()
    const ours = addNode(removeNodes(base, ['gh/view']), { id: 'n', tool: { name: 'new' } }, { parent: 'gh' })
    const next = outside(ours, gh(sub('cache', { subcommand: [sub('list'), sub('delete')] }), sub('view')), base)
    expect(ids(next.nodes)).toBe('gh(gh/cache(gh/cache/list gh/cache/delete) n)')
  })

  test('a file of another name is the same tool', () => {
    const ours = start()
    const moved = read(writeMtdf(ours.nodes[0] as Node, { dialect, from: dialect }).document, 'github.json')
    const changed = new Map([
      ['gh.json', undefined],
      ['github.json', moved],
    ])
    const next = reconcile({ base: ours, ours, changed, dialect })
    expect(ids(next.nodes)).toBe(ids(ours.nodes))
    expect(next.nodes[0]).toMatchObject({ file: 'github.json' })
    expect(reconcile({ base: ours, ours, changed: new Map([['gh.json', undefined]]), dialect }).nodes).toEqual([])
  })

  test('a tool that stands alone stays one, as long as its file can be said so', () => {
    const alone = addParameter(
      {
        format: 1,
        name: 's',
        rules: dialect,
        nodes: [
          { id: 'x', file: 'x.json', tool: { name: 'x', description: 'X.' }, cli: { command: 'x', args: [] }, design: { priority: 'low' } },
        ],
      },
      'x',
      { name: 'p', schema: { type: 'string', enum: ['a'] } },
    )
    const { document } = writeMtdf(alone.nodes[0] as Node, { dialect, from: dialect })
    const say = (change: (text: string) => string) =>
      reconcile({
        base: alone,
        ours: alone,
        changed: new Map([['x.json', read(JSON.parse(change(JSON.stringify(document))), 'x.json')]]),
        dialect,
      })
    const described = say((text) => text.replaceAll('"X."', '"Y."'))
    expect(described.nodes).toMatchObject([
      { id: 'x', tool: { description: 'Y.', inputSchema: { properties: { p: { enum: ['a'] } } } }, design: { priority: 'low' } },
    ])
    expect(described.nodes[0]?.children).toBeUndefined()
    const grown = say((text) => text.replace('"name":"default"', '"name":"default","timeout_seconds":5'))
    expect(ids(grown.nodes)).toBe('x(x/default)')
    expect(findNode(grown, 'x/default')).toMatchObject({ own: { timeoutSeconds: 5 }, design: { priority: 'low' } })
  })
})
