import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SavedToolset } from '#shared/api/toolsets'
import { setDescription } from '#shared/tool/edits/document'
import { addNode } from '#shared/tool/edits/nodes'
import { testApp } from '../testing/test-app'
import { files, opened } from './testing/opened'
import { aProject, cacheText, viewText } from './testing/project'

const fresh = { id: 'n', tool: { name: 'cache', description: 'Another.' }, cli: { command: 'gh', args: [] } }

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

  test('is called after the project it stands in where its own name says nothing', async () => {
    const mine = aProject()
    mkdirSync(join(mine.folder, 'gh', '.ahma', 'tools'), { recursive: true })
    mine.write('gh/.ahma/tools/view.json', viewText)
    expect((await opened(mine, join(mine.folder, 'gh', '.ahma', 'tools'))).saved.toolset.name).toBe('gh')
    expect((await opened(mine, join(mine.folder, 'gh', '.ahma', 'tools', 'view.json'))).saved.toolset.name).toBe('view')
  })

  test('may keep its tools in .jsonc, and they are written there', async () => {
    const mine = aProject({ 'cache.jsonc': cacheText })
    const { saved, edit } = await opened(mine)
    expect(saved.toolset.nodes).toMatchObject([{ id: 'cache', file: 'cache.jsonc' }])
    const { linked } = await edit((toolset) => setDescription(addNode(toolset, fresh), 'cache/list', 'Lists.'))
    expect(linked?.problem).toBeUndefined()
    expect(mine.read('cache.jsonc')).toBe(cacheText.replace('Lists caches.', 'Lists.'))
    expect(files(mine)).toEqual(['cache-2.json', 'cache.jsonc'])
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
