import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '#shared/linked/documents'
import { parseLenient } from '#shared/mtdf/lenient-json'
import { rename, setDescription } from '#shared/tool/edits/document'
import { addNode, removeNodes } from '#shared/tool/edits/nodes'
import { setDesign } from '#shared/tool/edits/own'
import { findNode } from '#shared/tool/edits/tree'
import type { Toolset } from '#shared/tool/toolset'
import { silentLog } from '../log'
import { libsqlPlace } from '../storage/testing/place'
import { LinkedToolsets } from './linked-toolsets'
import { aProject, cacheText, type Project, viewText } from './testing/project'

type Step =
  | { do: 'save'; change(toolset: Toolset): Toolset }
  | { do: 'outside'; file: string; change(text: string): string }
  | { do: 'away'; file: string }
  | { do: 'restart' }

const word = fc.constantFrom('one', 'two', 'three')
const file = fc.constantFrom('cache.json', 'view.json')
const node = fc.constantFrom('cache', 'cache/list', 'cache/delete', 'view/default')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(node, word).map(([id, text]): Step => ({ do: 'save', change: (toolset) => setDescription(toolset, id, `mine ${text}`) })),
  fc.tuple(node, word).map(([id, text]): Step => ({ do: 'save', change: (toolset) => rename(toolset, id, text) })),
  node.map((id): Step => ({ do: 'save', change: (toolset) => removeNodes(toolset, [id]) })),
  word.map(
    (id): Step => ({
      do: 'save',
      change: (toolset) =>
        findNode(toolset, id)
          ? toolset
          : addNode(toolset, { id, tool: { name: id, description: 'New.' }, cli: { command: 'gh', args: [] } }),
    }),
  ),
  fc.tuple(file, word).map(
    ([name, text]): Step => ({
      do: 'outside',
      file: name,
      change: (before) => before.replace(/"description": ?"[^"]*"/, `"description": "theirs ${text}"`),
    }),
  ),
  file.map((name): Step => ({ do: 'outside', file: name, change: (before) => before.replace('{', '') })),
  file.map((name): Step => ({ do: 'outside', file: name, change: () => (name === 'cache.json' ? cacheText : viewText) })),
  file.map((name): Step => ({ do: 'away', file: name })),
  fc.constant<Step>({ do: 'restart' }),
)

async function told(steps: readonly Step[], mine: Project): Promise<void> {
  const place = await libsqlPlace()
  const storage = await place.open()
  let ids = 0
  const deps = { ...storage, now: () => new Date(), newId: () => `t${++ids}`, emit: () => {}, log: silentLog }
  let linked = new LinkedToolsets(deps)
  const { saved } = await linked.open(mine.folder)
  const read = async () => {
    await linked.check(saved.id)
    return (await storage.toolsets.find(saved.id)) ?? saved
  }
  const save = async (change: (toolset: Toolset) => Toolset) => {
    const { toolset, version } = await read()
    const outcome = await linked.save(saved.id, { toolset: change(toolset), baseVersion: version, at: new Date() })
    expect(outcome).toHaveProperty('saved')
  }
  await save((toolset) => setDesign(toolset, 'cache', 'priority', 'high'))
  for (const one of steps) {
    const there = (name: string) => readdirSync(mine.folder).includes(name)
    if (one.do === 'save') await save(one.change)
    else if (one.do === 'outside') mine.renameSave(one.file, one.change(there(one.file) ? mine.read(one.file) : ''))
    else if (one.do === 'away') rmSync(join(mine.folder, one.file), { force: true })
    else {
      await linked.close()
      linked = new LinkedToolsets(deps)
      await linked.start()
    }
  }
  for (const name of readdirSync(mine.folder)) {
    if (parseLenient(mine.read(name)).value === undefined) mine.write(name, name === 'cache.json' ? cacheText : viewText)
  }
  const { toolset } = await read()
  expect(linked.linked(saved.id)?.problem).toBeUndefined()
  const documents = documentsOf(toolset, { format: 'mtdf', dialect: 'ahma-0.6' })
  expect([...documents.keys()].sort()).toEqual(readdirSync(mine.folder).sort())
  for (const [name, document] of documents) expect(parseLenient(mine.read(name)).value).toEqual(document)
  await linked.close()
  await storage.close()
  await place.remove()
}

test('whatever happens here and there, in the end both say the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) =>
      told(steps, aProject({ 'cache.json': cacheText, 'view.json': viewText })),
    ),
    { numRuns: 12 },
  )
})
