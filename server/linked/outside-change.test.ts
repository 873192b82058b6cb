import { renameSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rename, setDescription } from '#shared/tool/edits/document'
import { addNode } from '#shared/tool/edits/nodes'
import { setDesign } from '#shared/tool/edits/own'
import { findNode } from '#shared/tool/edits/tree'
import { eventually } from '../testing/test-app'
import { opened, project } from './testing/opened'
import { cacheText } from './testing/project'

describe('a change from outside', () => {
  test('is noticed, is a new version with a note, and the pages are told; a rename-save is one change', async () => {
    const mine = project()
    const { app, saved, notes } = await opened(mine)
    const told: unknown[] = []
    app.deps.events.subscribe(({ event }) => void told.push(event))
    mine.renameSave('cache.json', cacheText.replace('Lists caches.', 'Lists.'))
    await eventually(() => expect(told).toEqual([{ type: 'toolset', toolsetId: saved.id, version: 2 }]))
    expect(await notes()).toEqual(['Changed outside: cache.json'])
  })

  test('a file that is away for a moment is not a tool that was deleted', async () => {
    const mine = project()
    const { read, saved } = await opened(mine)
    unlinkSync(join(mine.folder, 'cache.json'))
    const reading = read()
    setTimeout(() => mine.write('cache.json', cacheText.replace('Lists caches.', 'Lists.')), 30)
    await reading
    const { toolset } = await eventually(async () => {
      const now = await read()
      expect(now.version).toBe(2)
      return now
    })
    expect(toolset.nodes.map(({ id }) => id)).toEqual(saved.toolset.nodes.map(({ id }) => id))
  })

  test('before a save is a conflict, and nothing of either side is lost', async () => {
    const mine = project()
    const { put, read, saved } = await opened(mine)
    mine.write('cache.json', cacheText.replace('Lists caches.', 'Theirs.'))
    const answer = await put(setDescription(saved.toolset, 'cache/list', 'Mine.'), 1)
    expect(answer.status).toBe(409)
    expect(((await answer.json()) as { error: { data: object } }).error.data).toEqual({ currentVersion: 2 })
    expect(mine.read('cache.json')).toContain('Theirs.')
    const now = await read()
    expect(findNode(now.toolset, 'cache/list')?.tool.description).toBe('Theirs.')
    expect((await put(setDescription(now.toolset, 'cache/list', 'Mine.'), 2)).status).toBe(200)
    expect(mine.read('cache.json')).toBe(cacheText.replace('Lists caches.', 'Mine.'))
  })

  test('tools come and go with their files, and guidance too', async () => {
    const mine = project()
    const { read } = await opened(mine)
    mine.write('run.json', '{"name": "run", "description": "Runs.", "command": "gh run"}')
    mine.write('tool_guidance.json', '{"guidance_blocks": {"a": "A."}}')
    unlinkSync(join(mine.folder, 'view.json'))
    const { toolset } = await read()
    expect(toolset.nodes.map(({ id }) => id)).toEqual(['cache', 'run'])
    expect(toolset.guidance?.blocks).toEqual({ a: 'A.' })
  })

  test('tools that come back with their files are the tools they were, as after another branch was looked at', async () => {
    const mine = project()
    const { edit, read } = await opened(mine)
    await edit((toolset) => setDesign(toolset, 'cache/delete', 'priority', 'high'))
    await edit((toolset) =>
      addNode(toolset, { id: 'n1', tool: { name: 'prune', title: 'Prune', description: 'Prunes.' } }, { parent: 'cache' }),
    )
    const text = mine.read('cache.json')
    unlinkSync(join(mine.folder, 'cache.json'))
    await read()
    await edit((toolset) => setDescription(toolset, 'view', 'Shows.'))
    mine.write('cache.json', cacheText)
    expect(findNode((await read()).toolset, 'cache/delete')?.design).toEqual({ priority: 'high' })
    mine.write('cache.json', text)
    expect(findNode((await read()).toolset, 'n1')?.tool.title).toBe('Prune')
    expect(mine.read('cache.json')).toBe(text)
  })

  test('a broken file is said at its place and takes nothing away; what is saved meanwhile is merged when it is repaired', async () => {
    const mine = project()
    const { read, edit } = await opened(mine)
    mine.write('cache.json', cacheText.replace('"command"', 'command'))
    const broken = await read()
    expect(broken.version).toBe(1)
    expect(broken.linked?.problem).toMatchObject({
      file: 'cache.json',
      line: 5,
      column: 2,
      message: expect.stringContaining('This is not JSON'),
    })
    const text = mine.read('cache.json')
    const saved = await edit((toolset) => setDescription(setDescription(toolset, 'cache/delete', 'Mine.'), 'view/default', 'Shows.'))
    expect(saved.linked?.problem?.file).toBe('cache.json')
    expect(mine.read('cache.json')).toBe(text)
    expect(mine.read('view.json')).toContain('Shows.')
    mine.write('cache.json', cacheText.replace('Lists caches.', 'Theirs.'))
    const { toolset, linked } = await read()
    expect(linked?.problem).toBeUndefined()
    expect(['cache/list', 'cache/delete'].map((id) => findNode(toolset, id)?.tool.description)).toEqual(['Theirs.', 'Mine.'])
    expect(mine.read('cache.json')).toBe(cacheText.replace('Lists caches.', 'Theirs.').replace('Deletes a cache.', 'Mine.'))
  })

  test('a folder that is gone takes no tool away, and is found again when it is back', async () => {
    const mine = project()
    const { read, edit } = await opened(mine)
    renameSync(mine.folder, `${mine.folder}-away`)
    const { linked } = await edit((toolset) => rename(toolset, 'cache', 'caches'))
    expect(linked?.problem?.message).toContain('not there any more')
    renameSync(`${mine.folder}-away`, mine.folder)
    expect((await read()).linked?.problem).toBeUndefined()
    expect(mine.read('cache.json')).toBe(cacheText.replace('"cache"', '"caches"'))
  })

  test('nothing is read again while nothing changes', async () => {
    const mine = project()
    const { app, read } = await opened(mine)
    const { version } = await read()
    const told: unknown[] = []
    app.deps.events.subscribe(({ event }) => void told.push(event))
    for (let time = 0; time < 5; time++) expect((await read()).version).toBe(version)
    expect(told).toEqual([])
  })
})
