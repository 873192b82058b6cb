import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rename, setDescription } from '#shared/tool/edits/document'
import { addNode } from '#shared/tool/edits/nodes'
import { files, opened, project } from './testing/opened'
import { aProject, cacheText } from './testing/project'

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
  const { edit, read, saved } = await opened(mine, join(mine.folder, 'cache.json'))
  expect(saved.toolset.nodes).toHaveLength(1)
  const { linked } = await edit((toolset) => addNode(setDescription(toolset, 'cache', 'Caches.'), { id: 'n', tool: { name: 'n' } }))
  expect(linked?.problem?.message).toBe('An MTDF file holds one tool: "n" is kept in Toolwright only.')
  expect((await read()).linked?.problem).toEqual(linked?.problem)
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
