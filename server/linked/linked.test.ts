import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rename, setDescription } from '#shared/tool/edits/document'
import { addNode, removeNodes } from '#shared/tool/edits/nodes'
import { setDesign } from '#shared/tool/edits/own'
import { findNode } from '#shared/tool/edits/tree'
import type { Toolset } from '#shared/tool/toolset'
import type { SavedToolset } from '../storage/store'
import { eventually, type TestApp, testApp } from '../testing/test-app'
import { aProject, cacheText, type Project, viewText } from './testing/project'

async function opened(project: Project, path = project.folder) {
  const app = await testApp()
  const saved = await app.ask<SavedToolset>('/api/toolsets/open', { method: 'POST', body: { path } })
  return { app, saved, ...using(app, saved.id) }
}

function using(app: TestApp, id: string) {
  const read = () => app.ask<SavedToolset>(`/api/toolsets/${id}`)
  const put = (toolset: Toolset, baseVersion: number) =>
    app.request(`/api/toolsets/${id}`, { method: 'PUT', body: { toolset, baseVersion } })
  const edit = async (change: (toolset: Toolset) => Toolset) => {
    const { toolset, version } = await read()
    const answer = await put(change(toolset), version)
    expect(answer.status).toBe(200)
    return (await answer.json()) as SavedToolset
  }
  const notes = async () =>
    (await app.ask<{ versions: { note?: string }[] }>(`/api/toolsets/${id}/versions`)).versions.flatMap(({ note }) => note ?? [])
  return { read, put, edit, notes }
}

const project = () => aProject({ 'cache.json': cacheText, 'view.json': viewText })
const files = ({ folder }: Project) => readdirSync(folder).sort()

describe('a folder that is opened', () => {
  test('is a toolset that says where it lives, and is the same when it is opened again', async () => {
    const mine = aProject({
      'cache.json': cacheText,
      'tool_guidance.json': '{"guidance_blocks": {"a": "A."}}',
      'package.json': '{"private": true}',
    })
    const { app, saved } = await opened(mine)
    const linked = { path: mine.folder, kind: 'folder', format: 'mtdf', dialect: 'ahma-0.6' }
    expect(saved).toMatchObject({
      version: 1,
      linked,
      toolset: { guidance: { blocks: { a: 'A.' } }, nodes: [{ id: 'cache', file: 'cache.json' }] },
    })
    const again = await app.request('/api/toolsets/open', { method: 'POST', body: { path: `${mine.folder}/.` } })
    expect([again.status, ((await again.json()) as SavedToolset).id]).toEqual([200, saved.id])
    expect(await app.ask('/api/toolsets')).toMatchObject({ toolsets: [{ id: saved.id, linked }] })
  })

  const refused: [string, Record<string, string | Buffer>, string, number, RegExp][] = [
    ['a path that is not there', {}, '/none', 404, /There is no file or folder/],
    ['a folder without tools', { 'x.json': '{"a": 1}' }, '', 400, /no MTDF file and no Toolwright toolset/],
    ['a file that is something else', { 'x.json': '[{"name": "a", "inputSchema": {}}]' }, '/x.json', 400, /MCP tool list/],
    [
      'a file that is no JSON',
      { 'x.json': '{\n  "a": 1\n  "b": 2\n}' },
      '/x.json',
      400,
      /x\.json, line 3, column 3: This is not JSON: A comma/,
    ],
    ['a file that is no text', { 'x.json': Buffer.from([0x7b, 0xff]) }, '/x.json', 400, /not text in UTF-8/],
    ['a file that is too large', { 'x.json': ' '.repeat(4 * 1024 * 1024 + 1) }, '/x.json', 400, /larger than 4 MB/],
  ]
  test.each(refused)('%s is refused with a sentence', async (_, files, path, status, message) => {
    const app = await testApp()
    const answer = await app.request('/api/toolsets/open', { method: 'POST', body: { path: aProject(files).folder + path } })
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(message)
  })

  test('a path that begins nowhere is refused', async () => {
    const app = await testApp()
    const answer = await app.request('/api/toolsets/open', { method: 'POST', body: { path: 'tools' } })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Give the whole path')])
  })

  test('a folder with too many files is refused', async () => {
    const mine = aProject()
    for (let index = 0; index < 2001; index++) mine.write(`${index}.json`, '')
    const app = await testApp()
    const answer = await app.request('/api/toolsets/open', { method: 'POST', body: { path: mine.folder } })
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('2001 JSON files')])
  })
})

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

  test('a tool that comes back by undo comes back with its comments', async () => {
    const mine = project()
    const { edit, saved } = await opened(mine)
    await edit((toolset) => removeNodes(toolset, ['cache']))
    expect(files(mine)).toEqual(['view.json'])
    await edit(() => saved.toolset)
    expect(mine.read('cache.json')).toBe(cacheText)
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

test('a toolset file is written in place, with its ids, its order and its comments', async () => {
  const text =
    '{\n  // our tools\n  "rules": "mcp",\n  "format": 1,\n  "name": "mine",\n  "nodes": [\n    {"id": "x1", "tool": {"name": "a"}}\n  ]\n}\n'
  const mine = aProject({ 'tools.toolset.json': text })
  const { edit, read, saved } = await opened(mine)
  expect(saved.linked).toEqual({ path: join(mine.folder, 'tools.toolset.json'), kind: 'file', format: 'toolset' })
  await edit((toolset) => setDescription(toolset, 'x1', 'A.'))
  expect(mine.read('tools.toolset.json')).toBe(text.replace('{"name": "a"}', '{"name": "a", "description": "A."}'))
  mine.renameSave('tools.toolset.json', text.replace('"mine"', '"ours"'))
  expect((await read()).toolset).toMatchObject({ name: 'ours', nodes: [{ id: 'x1', tool: { name: 'a' } }] })
})

test('a single MTDF file holds one tool; a second one is kept by us, and it says so', async () => {
  const mine = project()
  const { edit, saved } = await opened(mine, join(mine.folder, 'cache.json'))
  expect(saved.toolset.nodes).toHaveLength(1)
  const { linked } = await edit((toolset) => addNode(setDescription(toolset, 'cache', 'Caches.'), { id: 'n', tool: { name: 'n' } }))
  expect(linked?.problem?.message).toBe('An MTDF file holds one tool: "n" is kept in Toolwright only.')
  expect(mine.read('cache.json')).toBe(cacheText.replace('Manages caches.', 'Caches.'))
  expect(files(mine)).toEqual(['cache.json', 'view.json'])
})

test('an unlinked toolset stays, and its files are left alone', async () => {
  const mine = project()
  const { app, saved, edit, read } = await opened(mine)
  expect((await app.request(`/api/toolsets/${saved.id}/link`, { method: 'DELETE' })).status).toBe(204)
  expect((await app.request(`/api/toolsets/${saved.id}/link`, { method: 'DELETE' })).status).toBe(404)
  await edit((toolset) => rename(toolset, 'cache', 'caches'))
  expect(mine.read('cache.json')).toBe(cacheText)
  expect((await read()).linked).toBeUndefined()
})

test('a deleted toolset leaves its files alone, and a restored one takes in what changed meanwhile', async () => {
  const mine = project()
  const { app, saved, read } = await opened(mine)
  await app.request(`/api/toolsets/${saved.id}`, { method: 'DELETE' })
  expect(files(mine)).toEqual(['cache.json', 'view.json'])
  mine.write('cache.json', cacheText.replace('Lists caches.', 'Lists.'))
  await app.ask(`/api/toolsets/${saved.id}/restore`, { method: 'POST' })
  expect(await read()).toMatchObject({ version: 2, linked: { path: mine.folder } })
})
