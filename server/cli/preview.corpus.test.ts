import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { noVectors, vectors } from '#shared/preview/testing/vectors'
import type { Doc } from '#shared/tool/json'
import type { OptionValues } from './command'
import { runPreview } from './preview'
import type { ClientPreview, ToolPreview } from './preview-json'

const folder = mkdtempSync(join(tmpdir(), 'toolwright-preview-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the command prints about a list of one tool. */
async function printed(client: string, tool: Doc, options: OptionValues = {}): Promise<ToolPreview> {
  const file = join(folder, 'tools.json')
  writeFileSync(file, JSON.stringify({ tools: [tool] }))
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    expect(await runPreview({ positionals: [file], rest: [], options: { ...options, client: [client], format: 'json' } })).toBe(0)
  } finally {
    write.mockRestore()
  }
  const { clients } = JSON.parse(lines.join('')) as { clients: ClientPreview[] }
  return clients[0]?.tools[0] as ToolPreview
}

type Named = { server?: string; serverId?: string; tool?: string; expect: string | null | Record<string, string> }
type Judged = { mode: string; annotations: Doc; tool?: string; expect: string; after?: string }
type Titled = { client: string; server: string; tool: Doc; expectLabel: string | null }
type Rewritten = { client: string; input: string; model?: string; expect?: Doc; expectError?: string }

const flat = <T>(part: string) =>
  Object.entries(vectors<Record<string, T[]>>(part) ?? {}).flatMap(([id, all]) => all.map((row) => ({ id, ...row })))
const names = flat<Named>('names').filter(({ tool }) => tool !== undefined)
// Without a name nobody can go by it, and a tool on the command line has one.
const judged = flat<Judged>('approval').filter(({ expect: does }) => does !== 'by-name')
const titles = vectors<Titled[]>('titles') ?? []
const rewritten = vectors<Rewritten[]>('schema') ?? []
const inputs = vectors<Record<string, Doc>>('schemaInputs') ?? {}

describe.skipIf(noVectors)(`the command against the vectors${noVectors ? ` (${noVectors})` : ''}`, () => {
  test(`names: ${names.length} vectors`, async () => {
    const wrong = []
    for (const { id, server, serverId, tool = '', expect: wanted } of names) {
      const options = { ...(server !== undefined && { 'server-name': server }), ...(serverId !== undefined && { 'server-id': serverId }) }
      const named = { name: tool, inputSchema: { type: 'object' } }
      const { modelName, namespace } = await printed(id, named, options)
      const same =
        wanted === null || typeof wanted === 'string'
          ? modelName === wanted
          : 'function' in wanted
            ? modelName === wanted.function && namespace === wanted.namespace
            : modelName === wanted.default &&
              (await printed(id, named, { ...options, way: 'include-server' })).modelName === wanted.include_server_in_tool_names
      if (!same) wrong.push({ id, server, tool, wanted, modelName, namespace })
    }
    expect(wrong).toEqual([])
  })

  test(`approval: ${judged.length} vectors`, async () => {
    const wrong = []
    for (const { id, mode, annotations, tool = 'move_file', expect: wanted, after: reviewed } of judged) {
      const { approval, after } = await printed(id, { name: tool, annotations, inputSchema: { type: 'object' } })
      if (approval[mode] !== wanted || after?.[mode] !== reviewed) wrong.push({ id, mode, tool, annotations, wanted, approval, after })
    }
    expect(wrong).toEqual([])
  })

  test(`titles: ${titles.length} vectors`, async () => {
    const wrong = []
    for (const { client, server, tool, expectLabel } of titles) {
      const { label } = await printed(client, tool, { 'server-name': server })
      if (label !== expectLabel) wrong.push({ client, tool, expectLabel, label })
    }
    expect(wrong).toEqual([])
  })

  test(`schemas: ${rewritten.length} vectors`, async () => {
    for (const { client, input, model, expect: wanted, expectError } of rewritten) {
      const tool = { name: 't', description: 'Does it.', inputSchema: inputs[input] as Doc }
      const { inputSchema, error } = await printed(client, tool, model === undefined ? {} : { model })
      if (expectError === undefined) expect({ client, model, inputSchema }).toEqual({ client, model, inputSchema: wanted })
      else expect({ client, model, inputSchema, refused: error !== undefined }).toEqual({ client, model, inputSchema: null, refused: true })
    }
  })
})
