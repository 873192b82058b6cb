import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SavedToolset } from '#shared/api/toolsets'
import { rename, setDescription } from '#shared/tool/edits/document'
import { addNode, removeNodes } from '#shared/tool/edits/nodes'
import { setDesign } from '#shared/tool/edits/own'
import { findNode } from '#shared/tool/edits/tree'
import { files, opened, project } from './testing/opened'
import { aProject, cacheText, viewText } from './testing/project'

describe('a save', () => {
  test('changes only what was edited: comments, tabs, line ends and mode stay', async () => {
    const mine = project()
    chmodSync(join(mine.folder, 'cache.json'), 0o640)
    const view = statSync(join(mine.folder, 'view.json')).mtimeMs
    const { edit } = await opened(mine)
    const { linked } = await edit((toolset) => setDescription(toolset, 'cache/delete', 'Deletes one cache, or all.'))
    expect(mine.read('cache.json')).toBe(cacheText.replace('Deletes a cache.', 'Deletes one cache, or all.'))
    expect(statSync(join(mine.folder, 'cache.json')).mode & 0o777).toBe(0o640)
    expect(statSync(join(mine.folder, 'view.json')).mtimeMs).toBe(view)
    expect(linked?.problem).toBeUndefined()
    expect(files(mine)).toEqual(['cache.json', 'view.json'])
  })

  test('what MTDF cannot hold is kept by us, and leaves the files alone', async () => {
    const mine = project()
    const { edit, read } = await opened(mine)
    await edit((toolset) => setDesign(toolset, 'cache/delete', 'priority', 'high'))
    expect(mine.read('cache.json')).toBe(cacheText)
    mine.renameSave('cache.json', cacheText.replace('Lists caches.', 'Lists.'))
    const { toolset, version } = await read()
    expect(version).toBe(3)
    expect(findNode(toolset, 'cache/delete')?.design).toEqual({ priority: 'high' })
    expect(findNode(toolset, 'cache/list')?.tool.description).toBe('Lists.')
  })

  test('a new tool gets a file of its own that overwrites nothing; one that goes takes its file along', async () => {
    const mine = project()
    mine.write('run.json', '{"not": "a tool"}')
    const { edit, read } = await opened(mine)
    const fresh = { id: 'n', tool: { name: 'run', description: 'Runs.' }, cli: { command: 'gh run', args: [] } }
    await edit((toolset) => addNode(toolset, fresh))
    expect(files(mine)).toEqual(['cache.json', 'run-2.json', 'run.json', 'view.json'])
    expect(JSON.parse(mine.read('run-2.json'))).toMatchObject({ name: 'run', command: 'gh run' })
    await edit((toolset) => addNode(removeNodes(toolset, ['n', 'view']), { ...fresh, tool: { ...fresh.tool, title: 'Again' } }))
    expect(files(mine)).toEqual(['cache.json', 'run-2.json', 'run.json'])
    expect(mine.read('run.json')).toBe('{"not": "a tool"}')
    expect((await read()).toolset.nodes.map(({ file }) => file)).toEqual(['cache.json', 'run-2.json'])
  })

  test('a file that was just made follows the name of its tool, until somebody else touches it', async () => {
    const mine = project()
    const { edit } = await opened(mine)
    await edit((toolset) => addNode(toolset, { id: 'n', tool: { name: 'new', description: 'New.' }, cli: { command: 'gh', args: [] } }))
    await edit((toolset) => rename(toolset, 'n', 'run'))
    expect(files(mine)).toEqual(['cache.json', 'run.json', 'view.json'])
    mine.write('run.json', mine.read('run.json').replace('New.', 'Runs.'))
    await edit((toolset) => rename(toolset, 'n', 'go'))
    expect(files(mine)).toEqual(['cache.json', 'run.json', 'view.json'])
    expect(JSON.parse(mine.read('run.json'))).toMatchObject({ name: 'go', description: 'Runs.' })
  })

  test('what MTDF demands and nobody wrote is said as long as something stands in for it', async () => {
    const mine = project()
    const { edit, read } = await opened(mine)
    const { linked } = await edit((toolset) => addNode(toolset, { id: 'n', tool: { name: 'push' } }, { parent: 'cache' }))
    const problem = { file: 'cache.json', message: 'MTDF demands more than cache_push says. It has no description: "push" stands in.' }
    expect(linked?.problem).toEqual(problem)
    expect((await read()).linked?.problem).toEqual(problem)
    mine.renameSave('cache.json', mine.read('cache.json').replace('Lists caches.', 'Lists.'))
    const { toolset, linked: after } = await read()
    expect(findNode(toolset, 'n')?.tool.description).toBeUndefined()
    expect(mine.read('cache.json')).toContain('"description": "push"')
    expect(after?.problem).toEqual(problem)
    const described = await edit((now) => setDescription(now, 'n', 'Pushes.'))
    expect(described.linked?.problem).toBeUndefined()
    expect(mine.read('cache.json')).toContain('"description": "Pushes."')
  })

  test('a lone tool that lacks a description is said once', async () => {
    const mine = project()
    const { edit } = await opened(mine)
    const { linked } = await edit((toolset) =>
      addNode(toolset, { id: 'n', tool: { name: 'push' }, cli: { command: 'git push', args: [] } }),
    )
    expect(linked?.problem?.message).toBe('MTDF demands more than push says. It has no description: "push" stands in.')
  })

  test('a command that stands in stays in its file when something else of it changes outside', async () => {
    const mine = project()
    const { edit, read } = await opened(mine)
    const all = { id: 'all', tool: { name: 'all', description: 'All.' } }
    const { linked } = await edit((toolset) =>
      addNode(toolset, { id: 'n', tool: { name: 'push', description: 'Pushes.' }, children: [all] }),
    )
    expect(linked?.problem).toMatchObject({ file: 'push.json', message: expect.stringContaining('It has no command: "push" is made') })
    mine.renameSave('push.json', mine.read('push.json').replace('Pushes.', 'Pushes it.'))
    const { toolset, linked: after } = await read()
    expect(findNode(toolset, 'n')?.tool.description).toBe('Pushes it.')
    expect(JSON.parse(mine.read('push.json'))).toMatchObject({ command: 'push', description: 'Pushes it.' })
    expect(after?.problem).toEqual(linked?.problem)
  })

  test('a name that leads out of the folder is not followed', async () => {
    const mine = project()
    const { edit } = await opened(mine)
    const evil = (id: string, file: string) => ({ id, file, tool: { name: id }, cli: { command: 'x', args: [] } })
    await edit((toolset) => addNode(addNode(toolset, evil('../out', '../out.json')), evil('b', 'sub/b.json')))
    expect(files(mine)).toEqual(['b.json', 'cache.json', 'out.json', 'view.json'])
  })

  test('a link inside the folder is written at its target, one that leads out is refused and reported', async () => {
    const mine = project()
    const outside = aProject({ 'secret.json': viewText })
    mkdirSync(join(mine.folder, 'defs'))
    renameSync(join(mine.folder, 'cache.json'), join(mine.folder, 'defs', 'cache.json'))
    symlinkSync('defs/cache.json', join(mine.folder, 'cache.json'))
    symlinkSync(join(outside.folder, 'secret.json'), join(mine.folder, 'secret.json'))
    const { edit, saved } = await opened(mine)
    expect(saved.linked?.problem).toEqual({ file: 'secret.json', message: expect.stringContaining('leads out of the folder') })
    expect(saved.toolset.nodes.map(({ file }) => file)).toEqual(['cache.json', 'view.json'])
    await edit((toolset) => setDescription(toolset, 'cache', 'Caches.'))
    expect(mine.read('defs/cache.json')).toBe(cacheText.replace('Manages caches.', 'Caches.'))
    expect(mine.read('cache.json')).toBe(mine.read('defs/cache.json'))
    expect(outside.read('secret.json')).toBe(viewText)
  })

  test('a file that cannot be written is said, and written when it can be', async () => {
    const mine = project()
    const { app, edit, put, read } = await opened(mine)
    const inTheWay = join(mine.folder, `.cache.json.${process.pid}.toolwright-new`)
    mkdirSync(join(inTheWay, 'full'), { recursive: true })
    const { linked } = await edit((toolset) => setDescription(toolset, 'cache', 'Caches.'))
    expect(linked?.problem).toMatchObject({ file: 'cache.json', message: expect.stringContaining('cannot be written') })
    expect(mine.read('cache.json')).toBe(cacheText)
    const { toolset, version } = await read()
    rmSync(inTheWay, { recursive: true })
    const again = await put(setDescription(toolset, 'cache/list', 'Lists.'), version)
    expect(((await again.json()) as SavedToolset).linked?.problem).toBeUndefined()
    expect(mine.read('cache.json')).toBe(cacheText.replace('Manages caches.', 'Caches.').replace('Lists caches.', 'Lists.'))
    expect(app.logLines().join('')).toContain('was not written')
  })
})
