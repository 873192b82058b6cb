import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from './product'

const rounds = Number(process.env.TOOLWRIGHT_KILL_ROUNDS ?? 10)
const writers = 4

type Save = { id: string; version: number; mark: string }

let dataDir: string
let product: Product | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'toolwright-kill-'))
})
afterEach(async () => {
  await product?.kill()
  rmSync(dataDir, { recursive: true })
})

test(`nothing that was acknowledged is lost by kill -9, in ${rounds} rounds`, { timeout: 60_000 + rounds * 15_000 }, async () => {
  const all: Save[] = []
  product = await startProduct({ dataDir })
  for (let round = 1; round <= rounds; round++) {
    const acknowledged: Save[] = []
    const writing = Array.from({ length: writers }, (_, writer) =>
      write(product as Product, `round ${round} writer ${writer}`, acknowledged),
    )
    await pause(randomInt(50, 1_000))
    await product.kill()
    await Promise.all(writing)

    product = await startProduct({ dataDir })
    expect(await missing(product, acknowledged)).toEqual([])
    all.push(...acknowledged)
  }
  expect(await missing(product, all)).toEqual([])
  expect(all.length).toBeGreaterThan(rounds)
  console.log(`kill -9 during saves: ${rounds} rounds, ${all.length} acknowledged saves, 0 lost`)
})

/** Creates a toolset and saves it again and again until the product is gone. */
async function write(product: Product, name: string, acknowledged: Save[]): Promise<void> {
  const document = (mark: string) => ({
    format: 1,
    name: mark,
    rules: 'mcp',
    nodes: [{ id: 'a', tool: { name: 'a', filler: 'x'.repeat(2_000) } }],
  })
  let saved: { id: string; version: number } | undefined
  while (true) {
    const mark = `${name} save ${(saved?.version ?? 0) + 1}`
    const body = { toolset: document(mark), ...(saved && { baseVersion: saved.version }) }
    const answer = await product
      .ask(saved ? `/api/toolsets/${saved.id}` : '/api/toolsets', { method: saved ? 'PUT' : 'POST', body })
      .then(async (response) => ({ status: response.status, value: (await response.json()) as { id: string; version: number } }))
      .catch(() => undefined)
    if (!answer) return
    expect(answer).toMatchObject({ status: saved ? 200 : 201 })
    saved = { id: answer.value.id, version: answer.value.version }
    acknowledged.push({ ...saved, mark })
  }
}

/** The saves that cannot be read back as they were made. */
async function missing(product: Product, saves: readonly Save[]): Promise<Save[]> {
  const lost: Save[] = []
  const newest = new Map(saves.map((save) => [save.id, save]))
  for (const save of saves) {
    const { toolset } = (await read(product, `/api/toolsets/${save.id}/versions/${save.version}`)) ?? {}
    if (toolset?.name !== save.mark) lost.push(save)
  }
  for (const save of newest.values()) {
    // One more may have been written whose answer did not get out any more.
    const { version } = (await read(product, `/api/toolsets/${save.id}`)) ?? {}
    if (version !== save.version && version !== save.version + 1) lost.push(save)
  }
  return lost
}

async function read(product: Product, path: string): Promise<{ version: number; toolset: { name: string } } | undefined> {
  const response = await product.ask(path)
  const value = await response.json()
  return response.ok ? (value as { version: number; toolset: { name: string } }) : undefined
}
