import { describe, expect, test } from 'vitest'
import { rename, setDescription } from '#shared/tool/edits/document'
import { moveNode } from '#shared/tool/edits/move'
import { removeNodes } from '#shared/tool/edits/nodes'
import type { Toolset } from '#shared/tool/toolset'
import { files, opened, project } from './testing/opened'
import { cacheText, viewText } from './testing/project'

describe('going back gives back the very bytes', () => {
  const edits: [string, (toolset: Toolset) => Toolset][] = [
    ['a subcommand that was deleted', (toolset) => removeNodes(toolset, ['cache/delete'])],
    ['the first of several that was deleted', (toolset) => removeNodes(toolset, ['cache/list'])],
    ['all of them', (toolset) => removeNodes(toolset, ['cache/list', 'cache/delete'])],
    ['a file that was deleted', (toolset) => removeNodes(toolset, ['cache'])],
    ['a tool that was renamed', (toolset) => rename(toolset, 'cache/delete', 'remove')],
    ['a root that was renamed', (toolset) => rename(toolset, 'cache', 'caches')],
    ['one that was moved inside its file', (toolset) => moveNode(toolset, 'cache/delete', { parent: 'cache', index: 0 })],
    ['one that was moved to another file', (toolset) => moveNode(toolset, 'cache/delete', { parent: 'view' })],
    ['one that was moved to a file of its own', (toolset) => moveNode(toolset, 'cache/delete', {})],
  ]
  test.each(edits)('of %s', async (_, change) => {
    const mine = project()
    const { edit, read, saved } = await opened(mine)
    await edit(change)
    const { toolset: changed } = await read()
    expect(mine.read('view.json') + (files(mine).includes('cache.json') ? mine.read('cache.json') : '')).not.toBe(viewText + cacheText)
    const redone = files(mine).map((name) => mine.read(name))
    await edit(() => saved.toolset)
    expect(files(mine)).toEqual(['cache.json', 'view.json'])
    expect([mine.read('cache.json'), mine.read('view.json')]).toEqual([cacheText, viewText])
    await edit(() => changed)
    expect(files(mine).map((name) => mine.read(name))).toEqual(redone)
  })

  test('to a version from before several changes', async () => {
    const mine = project()
    const { edit, saved } = await opened(mine)
    await edit((toolset) => setDescription(toolset, 'cache', 'Caches.'))
    await edit((toolset) => removeNodes(toolset, ['cache/delete']))
    await edit((toolset) => setDescription(toolset, 'cache/list', 'Lists.'))
    const { linked } = await edit(() => saved.toolset)
    expect(mine.read('cache.json')).toBe(cacheText)
    expect(linked?.problem).toBeUndefined()
  })

  test('but what somebody else wrote meanwhile stays, even where it is only a comment', async () => {
    const mine = project()
    const { edit, saved } = await opened(mine)
    await edit((toolset) => removeNodes(toolset, ['cache/delete']))
    mine.renameSave('cache.json', mine.read('cache.json').replace('Caches of GitHub Actions', 'Caches of all actions'))
    await edit(() => saved.toolset)
    expect(mine.read('cache.json')).toContain('// Caches of all actions')
    expect(mine.read('cache.json')).toContain('Deletes a cache.')
  })
})
