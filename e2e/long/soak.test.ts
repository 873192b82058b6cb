import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '../product/product'
import { figures } from './figures'
import { leftBehind, openFiles, usage } from './marked'
import { emptyLedger, type Ledger, scenes, Visitor } from './soak-scenes'

const seconds = Number(process.env.TOOLWRIGHT_SOAK_SECONDS ?? 120)
const visitors = 4
const quietMs = 5_000
/** Small enough that the history has to drop old calls. */
const historyCalls = 1_000

let dataDir: string
let product: Product
const mark = randomBytes(8).toString('hex')
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'toolwright-soak-'))
  product = await startProduct({ dataDir, env: { TOOLWRIGHT_HISTORY_CALLS: String(historyCalls) } })
})
afterEach(async () => {
  await product?.kill()
  rmSync(dataDir, { recursive: true })
})

test(`${seconds} s of coming and going leave nothing behind`, async () => {
  const pid = product.process.pid as number
  const ledger = emptyLedger()
  await work(ledger, seconds * 0.4)
  const warm = await rested(pid)
  await work(ledger, seconds * 0.6)
  const end = await rested(pid)

  const left = await leftBehind(mark)
  const history = await readHistory()
  figures(
    'soak',
    `${seconds} s, ${total(ledger.scenes)} scenes, ${ledger.calls.size} calls (${ledger.refused} refused), ${ledger.streams} pages; ` +
      `memory ${Math.round(warm.residentMB)} MB warm, ${Math.round(end.residentMB)} MB at the end; open files ${warm.files}, then ${end.files}; ` +
      `${left.length} processes left; history ${history.calls.length} kept, ${history.dropped} dropped`,
  )
  console.log(JSON.stringify({ scenes: Object.fromEntries(ledger.scenes), openFiles: openFiles(pid) }))

  expect(ledger.wrong).toEqual([])
  expect(left).toEqual([])
  expect(end.files).toBeLessThanOrEqual(warm.files + 3)
  expect(end.residentMB).toBeLessThan(warm.residentMB * 1.25 + 15)
  expectAccounted(ledger, history)
  expect(await product.stop()).toBe(0)
})

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** A few people, each doing one thing after another; every scene comes about equally often. */
async function work(ledger: Ledger, duration: number): Promise<void> {
  const until = performance.now() + duration * 1000
  const names = Object.keys(scenes)
  let next = 0
  const visit = async () => {
    const visitor = new Visitor(product, mark, ledger)
    while (performance.now() < until) {
      const name = names[next++ % names.length] as string
      await scenes[name]?.(visitor).catch((error: unknown) => ledger.wrong.push(`${name}: ${error}`))
      ledger.scenes.set(name, (ledger.scenes.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
}

/** What it holds when it has had a rest: the least of a few looks, since garbage is collected when it pleases. */
async function rested(pid: number) {
  await pause(quietMs)
  const looks = []
  for (let look = 0; look < 5; look++) {
    looks.push(usage(pid) ?? { residentMB: 0, files: 0 })
    await pause(500)
  }
  return { residentMB: Math.min(...looks.map((look) => look.residentMB)), files: Math.min(...looks.map((look) => look.files)) }
}

type History = { calls: { id: string; status: string }[]; dropped: number }

async function readHistory(): Promise<History> {
  const history: History = { calls: [], dropped: 0 }
  let before: string | undefined
  do {
    const response = await product.ask(`/api/calls?limit=500${before ? `&before=${before}` : ''}`)
    const page = (await response.json()) as History & { next?: string }
    history.calls.push(...page.calls)
    history.dropped = page.dropped
    before = page.next
  } while (before)
  return history
}

/** Each call that was made is there as it was seen to end, or was dropped as one of the oldest. A refused one may be there too. */
function expectAccounted(ledger: Ledger, history: History): void {
  const stored = new Map(history.calls.map(({ id, status }) => [id, status]))
  const made = [...ledger.calls].sort(([a], [b]) => (a < b ? 1 : -1))
  const oldest = history.calls.at(-1)?.id ?? ''
  expect(made.filter(([id, status]) => id > oldest && (stored.get(id) === undefined || (status && stored.get(id) !== status)))).toEqual([])
  expect(history.calls.filter(({ status }) => status === 'running')).toEqual([])
  const counted = history.calls.length + history.dropped
  expect(counted).toBeGreaterThanOrEqual(ledger.calls.size)
  expect(counted).toBeLessThanOrEqual(ledger.calls.size + ledger.refused)
  expect(history.calls.length).toBeLessThanOrEqual(historyCalls)
}
