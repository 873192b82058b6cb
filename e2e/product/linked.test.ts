import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Toolset } from '#shared/tool/toolset'
import { toolwright } from './command'
import type { Product } from './product'
import { freshFolder, running } from './running'

type Saved = { id: string; version: number; toolset: Toolset; linked?: { path: string; problem?: { message: string } } }

const text = (description: string) =>
  `{\r\n  // caches\r\n  "name": "cache",\r\n  "description": "${description}",\r\n  "command": "gh cache",\r\n  "subcommand": [{"name": "list", "description": "Lists"}]\r\n}\r\n`

function project(): string {
  const folder = realpathSync(freshFolder())
  writeFileSync(join(folder, 'cache.json'), text('Caches'))
  return folder
}

const toolsets = async (product: Product) =>
  ((await (await product.ask('/api/toolsets')).json()) as { toolsets: { id: string; linked?: { path: string } }[] }).toolsets
const read = async (product: Product, id: string) => (await (await product.ask(`/api/toolsets/${id}`)).json()) as Saved

async function describe(product: Product, id: string, description: string): Promise<number> {
  const { toolset, version } = await read(product, id)
  const [root, ...rest] = toolset.nodes
  const nodes = [{ ...root, tool: { ...root?.tool, description } }, ...rest]
  return (await product.ask(`/api/toolsets/${id}`, { method: 'PUT', body: { toolset: { ...toolset, nodes }, baseVersion: version } }))
    .status
}

test('--open opens a folder, the link leads to it, and a second start hands its own over', async () => {
  const [folder, dataDir] = [project(), freshFolder()]
  const product = await running({ dataDir, args: ['--open', folder] })
  const [first] = await toolsets(product)
  expect(first).toMatchObject({ linked: { path: folder } })
  expect(product.link).toContain(`&to=${encodeURIComponent(`/toolsets/${first?.id}`)}`)

  const again = await toolwright(['serve', '--data', dataDir, '--open', '.'], { cwd: folder })
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining(encodeURIComponent(`/toolsets/${first?.id}`)) })
  expect(await toolsets(product)).toHaveLength(1)
})

test.each([
  ['a path that is not there', '/no/such/place', /There is no file or folder/],
  ['a folder without tools', freshEmpty, /holds no MTDF file/],
])('--open with %s ends with a sentence, and nothing is printed', async (_, path, sentence) => {
  const given = typeof path === 'string' ? path : path()
  const { status, stdout, stderr } = await toolwright(['serve', '--no-open', '--port', '0', '--data', freshFolder(), '--open', given])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})

function freshEmpty(): string {
  const folder = join(freshFolder(), 'empty')
  mkdirSync(folder)
  return folder
}

test('what changed while it did not run is noticed at the next start', async () => {
  const [folder, dataDir] = [project(), freshFolder()]
  const first = await running({ dataDir, args: ['--open', folder] })
  const [{ id } = { id: '' }] = await toolsets(first)
  expect(await first.stop()).toBe(0)
  writeFileSync(join(folder, 'cache.json'), text('Changed meanwhile'))
  const second = await running({ dataDir })
  expect((await read(second, id)).toolset.nodes[0]?.tool.description).toBe('Changed meanwhile')
  expect(await describe(second, id, 'Edited')).toBe(200)
  expect(readFileSync(join(folder, 'cache.json'), 'utf8')).toBe(text('Edited'))
})

test('ended in the middle of saves, a file is always whole, and what was answered is in it after the next start', async () => {
  const [folder, dataDir] = [project(), freshFolder()]
  let id = ''
  for (let round = 0; round < 3; round++) {
    const product = await running({ dataDir, args: ['--open', folder] })
    id ||= (await toolsets(product))[0]?.id ?? ''
    let answered = ''
    const saving = (async () => {
      for (let count = 0; ; count++) {
        const description = `round ${round} save ${count} ${'x'.repeat(20_000)}`
        if ((await describe(product, id, description)) === 200) answered = description
      }
    })().catch(() => {})
    await pause(150 + 100 * round)
    await product.kill()
    await saving
    const found = /"description": "(round[^"]*|Caches)"/.exec(readFileSync(join(folder, 'cache.json'), 'utf8'))?.[1]
    expect(readFileSync(join(folder, 'cache.json'), 'utf8')).toBe(text(found ?? ''))
    const next = await running({ dataDir })
    const { toolset } = await read(next, id)
    const kept = toolset.nodes[0]?.tool.description as string
    expect(Number(/save (\d+)/.exec(kept)?.[1] ?? -1)).toBeGreaterThanOrEqual(Number(/save (\d+)/.exec(answered)?.[1] ?? -1))
    expect(readFileSync(join(folder, 'cache.json'), 'utf8')).toBe(text(kept))
    expect(readdirSync(folder)).toEqual(['cache.json'])
    await next.stop()
  }
})
