import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Product, startProduct } from './product'

const writers = 4

type Save = { id: string; version: number; mark: string }
export type Kills = { rounds: number; acknowledged: number; lost: Save[]; refused: unknown[] }

/** Kills the product again and again while toolsets are saved, and looks each time for what it had acknowledged. */
export async function killDuringSaves(rounds: number): Promise<Kills> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolwright-kill-'))
  const all: Save[] = []
  const lost: Save[] = []
  const refused: unknown[] = []
  let product = await startProduct({ dataDir })
  try {
    for (let round = 1; round <= rounds && lost.length === 0; round++) {
      const acknowledged: Save[] = []
      const writing = Array.from({ length: writers }, (_, writer) =>
        write(product, { name: `round ${round} writer ${writer}`, acknowledged, refused }),
      )
      await pause(randomInt(50, 1_000))
      await product.kill()
      await Promise.all(writing)

      product = await startProduct({ dataDir })
      lost.push(...(await missing(product, acknowledged)))
      all.push(...acknowledged)
    }
    if (lost.length === 0) lost.push(...(await missing(product, all)))
    return { rounds, acknowledged: all.length, lost, refused }
  } finally {
    await product.kill()
    rmSync(dataDir, { recursive: true })
  }
}

type Writing = { name: string; acknowledged: Save[]; refused: unknown[] }

/** Creates a toolset and saves it again and again until the product is gone. */
async function write(product: Product, { name, acknowledged, refused }: Writing): Promise<void> {
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
    if (answer.status !== (saved ? 200 : 201)) {
      refused.push(answer)
      return
    }
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
