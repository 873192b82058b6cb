import { expect, test } from 'vitest'
import { setMember } from '../tool/lenses'
import type { Toolset } from '../tool/toolset'
import { python } from './python'
import { regenerate } from './regenerate'
import type { RenderedFile } from './target'
import { commands } from './testing/commands'
import { notes } from './testing/notes'
import { typescript } from './typescript'
import { handlerMarker } from './typescript/tool-file'

const fileOf = (toolset: Toolset, path: string) => typescript.render(toolset, {}).files.find((file) => file.path === path) as RenderedFile

test('generating again brings the new definition and keeps the handler', () => {
  const path = 'src/tools/get-note.ts'
  const before = fileOf(notes, path)
  const written = `${before.text.slice(0, before.text.indexOf(handlerMarker))}${handlerMarker}\n\nimport { db } from '../db.js';\n`
  const changed = { ...notes, nodes: notes.nodes.map((node) => ({ ...node, tool: setMember(node.tool, 'title', 'Read note') })) }
  const { text, kept } = regenerate(written, fileOf(changed, path))
  expect(kept).toBe(true)
  expect(text).toContain("title: 'Read note'")
  expect(text.endsWith(`${handlerMarker}\n\nimport { db } from '../db.js';\n`)).toBe(true)
})

test('a project has only the files its tools need', () => {
  const paths = (toolset: Toolset) => typescript.render(toolset, {}).files.map(({ path }) => path)
  expect(paths(notes)).not.toContain('src/command.ts')
  expect(paths(commands)).toContain('src/command.ts')
})

test('the choice of SDK changes what is installed, and nothing else that a handler sees', () => {
  const [v2, v1] = ['v2', 'v1'].map((sdk) => typescript.render(notes, { sdk }).files)
  const different = v2?.filter(({ path, text }) => v1?.find((file) => file.path === path)?.text !== text).map(({ path }) => path)
  expect(different).toEqual(['package.json', 'src/main.ts', 'src/server.ts', 'src/call.ts'])
})

test.each([typescript, python])('the handler of $id says what the tool does, not the guidance before it', ({ render }) => {
  const tool = { name: 'pay', description: 'Pays a bill.', inputSchema: { type: 'object' } }
  const nodes = [{ id: 'pay', tool, own: { guidanceKey: 'ask' } }]
  const { files } = render(
    { format: 1, name: 'bills', rules: 'mcp', nodes, guidance: { blocks: { ask: 'Ask for the customer first.' } } },
    {},
  )
  const { text, keepFrom = '' } = files.find(({ path }) => /pay\.(ts|py)$/.test(path)) as RenderedFile
  const handler = text.slice(text.indexOf(keepFrom))
  expect(handler).toContain('Pays a bill.')
  expect(handler).not.toContain('Ask for the customer first.')
})
