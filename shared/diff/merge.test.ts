import { describe, expect, test } from 'vitest'
import { setDescription, setTitle, setToolMember } from '../tool/edits/document'
import { moveNode } from '../tool/edits/move'
import { addNode, removeNodes } from '../tool/edits/nodes'
import { setHint, setOwn } from '../tool/edits/own'
import { addParameter, moveParameter, removeParameter } from '../tool/edits/parameters'
import { findNode } from '../tool/edits/tree'
import { parametersOf } from '../tool/lenses'
import type { Toolset } from '../tool/toolset'
import { decide, merge } from './merge'

const parameters = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', description: `The ${name}.` }])),
  required: ['key'],
})
const gh: Toolset = {
  format: 1,
  name: 'gh',
  rules: 'guide',
  guidance: { blocks: { sync: 'Waits for the end.' } },
  nodes: [
    {
      id: 'gh',
      tool: { name: 'gh' },
      own: { timeoutSeconds: 180 },
      cli: { command: 'gh', args: [] },
      children: [
        {
          id: 'cache',
          tool: { name: 'cache' },
          children: [
            {
              id: 'delete',
              tool: { name: 'delete', description: 'Delete caches.', inputSchema: parameters('key', 'ref', 'repo') },
              cli: {
                args: [
                  { property: 'key', as: 'positional' },
                  { property: 'ref', as: 'option' },
                ],
              },
            },
            { id: 'list', tool: { name: 'list', description: 'List caches.', inputSchema: parameters('key') } },
          ],
        },
        { id: 'run', tool: { name: 'run' }, children: [{ id: 'watch', tool: { name: 'watch' }, own: { timeoutSeconds: 300 } }] },
      ],
    },
  ],
}

const summary = (mine: Toolset, theirs: Toolset) =>
  merge(gh, mine, theirs).conflicts.map(({ path, label, mine, theirs }) => [path.join(' / '), label, mine, theirs])

const namesOf = (toolset: Toolset) => parametersOf(findNode(toolset, 'delete')?.tool ?? {}).map(({ name }) => name)

describe('what does not touch is merged by itself', () => {
  test('two members of one tool, two hints, two parameters, and what each added', () => {
    let mine = setTitle(gh, 'delete', 'Delete caches')
    mine = setHint(mine, ['delete'], 'destructiveHint', true)
    mine = setToolMember(mine, 'delete', '/inputSchema/properties/ref/description', 'A branch.')
    mine = addParameter(mine, 'delete', { name: 'dry_run', schema: { type: 'boolean' } })
    let theirs = setDescription(gh, 'delete', 'Delete all caches.')
    theirs = setHint(theirs, ['delete'], 'idempotentHint', true)
    theirs = setToolMember(theirs, 'delete', '/inputSchema/properties/ref/minLength', 1)
    theirs = addParameter(theirs, 'delete', { name: 'all', schema: { type: 'boolean' }, required: true })
    const { merged, conflicts, taken } = merge(gh, mine, theirs)
    expect(conflicts).toEqual([])
    expect(findNode(merged, 'delete')?.tool).toEqual({
      name: 'delete',
      title: 'Delete caches',
      description: 'Delete all caches.',
      inputSchema: {
        type: 'object',
        properties: {
          key: { type: 'string', description: 'The key.' },
          ref: { type: 'string', description: 'A branch.', minLength: 1 },
          repo: { type: 'string', description: 'The repo.' },
          all: { type: 'boolean' },
          dry_run: { type: 'boolean' },
        },
        required: ['key', 'all'],
      },
      annotations: { destructiveHint: true, idempotentHint: true },
    })
    expect(findNode(merged, 'delete')?.cli?.args.map(({ property }) => property)).toEqual(['key', 'ref', 'all', 'dry_run'])
    expect(taken.map(({ side, change }) => `${side}: ${change.label} ${change.kind}`)).toEqual([
      'mine: Parameter ref, description changed',
      'mine: Parameter dry_run added',
      'mine: Title added',
      'mine: Can it destroy data? added',
      'mine: Argument dry_run added',
      'theirs: Description changed',
      'theirs: Parameter ref, minLength added',
      'theirs: Parameter all added',
      'theirs: Parameter all, required added',
      'theirs: Is it safe to repeat? added',
      'theirs: Argument all added',
    ])
  })

  test('a node that I moved and they changed', () => {
    const mine = moveNode(gh, 'list', { parent: 'run', index: 0 })
    const theirs = setDescription(gh, 'list', 'List all.')
    const { merged, conflicts } = merge(gh, mine, theirs)
    expect(conflicts).toEqual([])
    expect(findNode(merged, 'run')?.children?.map(({ tool }) => tool.description)).toEqual(['List all.', undefined])
    expect(findNode(merged, 'cache')?.children).toHaveLength(1)
  })

  test('two parameters moved past each other’s', () => {
    const mine = moveParameter(gh, 'delete', 'repo', 0)
    const theirs = moveParameter(gh, 'delete', 'key', 1)
    const { merged, conflicts } = merge(gh, mine, theirs)
    expect(conflicts).toEqual([])
    expect(namesOf(merged)).toEqual(['repo', 'ref', 'key'])
  })

  test('what both did alike', () => {
    const both = setDescription(gh, 'list', 'List all.')
    expect(merge(gh, both, structuredClone(both)).taken).toMatchObject([{ side: 'both', change: { label: 'Description' } }])
  })
})

describe('what touches is left to a person', () => {
  test('two values of one place', () => {
    const mine = setOwn(setDescription(gh, 'delete', 'Mine.'), ['watch'], 'timeoutSeconds', 600)
    const theirs = setOwn(setDescription(gh, 'delete', 'Theirs.'), ['watch'], 'timeoutSeconds', undefined)
    expect(summary(mine, theirs)).toEqual([
      ['gh / cache / delete', 'Description', 'Mine.', 'Theirs.'],
      ['gh / run / watch', 'Deadline', 600, undefined],
    ])
    const open = merge(gh, mine, theirs)
    const [description, deadline] = open.conflicts
    const done = decide(open, { [String(description?.id)]: { edit: 'Ours.' }, [String(deadline?.id)]: 'theirs' })
    expect(findNode(done, 'delete')?.tool.description).toBe('Ours.')
    expect(findNode(done, 'watch')).toEqual({ id: 'watch', tool: { name: 'watch' } })
  })

  test('a node taken away by one and changed by the other, with all below it', () => {
    const mine = removeNodes(gh, ['cache'])
    const theirs = addNode(setDescription(gh, 'list', 'List all.'), { id: 'new', tool: { name: 'new' } }, { parent: 'cache' })
    const open = merge(gh, mine, theirs)
    expect(open.conflicts.map(({ kind, path, mine }) => [kind, path, mine])).toEqual([['removed', ['gh', 'cache'], undefined]])
    expect(open.taken).toEqual([])
    expect(findNode(decide(open, {}), 'cache')).toBeUndefined()
    const kept = decide(open, { [String(open.conflicts[0]?.id)]: 'theirs' })
    expect(findNode(kept, 'cache')).toEqual(findNode(theirs, 'cache'))
  })

  test('a node moved to two places, and two nodes moved into each other', () => {
    const twice = merge(gh, moveNode(gh, 'list', { parent: 'run' }), moveNode(gh, 'list', { parent: 'gh' }))
    expect(twice.conflicts).toMatchObject([{ kind: 'place', mine: ['gh', 'run'], theirs: ['gh'] }])

    const open = merge(gh, moveNode(gh, 'cache', { parent: 'run' }), moveNode(gh, 'run', { parent: 'cache' }))
    expect(open.conflicts).toMatchObject([{ kind: 'place' }])
    const id = String(open.conflicts[0]?.id)
    expect(findNode(decide(open, { [id]: 'mine' }), 'run')?.children?.map((node) => node.id)).toEqual(['watch', 'cache'])
    expect(findNode(decide(open, { [id]: 'theirs' }), 'cache')?.children?.map((node) => node.id)).toEqual(['delete', 'list', 'run'])
  })

  test('one parameter moved to two places', () => {
    const mine = moveParameter(gh, 'delete', 'ref', 0)
    const theirs = moveParameter(gh, 'delete', 'ref', 2)
    expect(summary(mine, theirs)).toEqual([
      ['gh / cache / delete', 'Order of the parameters', ['ref', 'key', 'repo'], ['key', 'repo', 'ref']],
    ])
  })

  test('a parameter taken away by one and changed by the other, kept with all that belongs to it', () => {
    const mine = removeParameter(removeParameter(gh, 'delete', 'key'), 'delete', 'ref')
    const theirs = setToolMember(gh, 'delete', '/inputSchema/properties/key/description', 'Key of one cache.')
    const open = merge(gh, mine, theirs)
    expect(open.conflicts).toMatchObject([{ label: 'Parameter key', mine: undefined }])
    const kept = findNode(decide(open, { [String(open.conflicts[0]?.id)]: 'theirs' }), 'delete')
    expect(kept?.tool.inputSchema).toMatchObject({ properties: { key: { description: 'Key of one cache.' } }, required: ['key'] })
    expect(kept?.cli?.args).toEqual([{ property: 'key', as: 'positional' }])
  })
})
