import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../product/product'
import { isFaulty } from './expected-faults'
import { figures } from './figures'
import { pool } from './pool'
import { toolTexts } from './tool-texts'

const folder = process.env.TOOLWRIGHT_CORPUS ? join(process.env.TOOLWRIGHT_CORPUS, 'tools') : undefined
const reason = process.env.TOOLWRIGHT_SKIP_CORPUS ?? 'TOOLWRIGHT_CORPUS names no folder.'
const replay = fileURLToPath(new URL('./replay.mjs', import.meta.url))

type Listed = { tools: { tool: { name?: unknown }; faults: { at: string; message: string }[] }[]; pages: number }

describe.skipIf(!folder)(`tool lists of real servers${folder ? '' : `: ${reason}`}`, () => {
  let scratch: string
  let product: Product
  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'toolwright-corpus-'))
    product = await startProduct({ dataDir: join(scratch, 'data') })
  })
  afterAll(async () => {
    await product?.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  test('each is handed on to the letter, and only faulty tools have faults', async () => {
    const files = readdirSync(folder as string).filter((name) => name.endsWith('.json'))
    const since = performance.now()
    const judged = await pool(files, 3, (name) => judge(product, scratch, join(folder as string, name)))
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    const sum = (count: (list: Judged) => number) => judged.reduce((total, list) => total + count(list), 0)
    figures(
      'corpus-lists',
      `${files.length} lists, ${sum((list) => list.tools)} tools handed on, ${sum((list) => list.altered.length)} altered, ` +
        `${sum((list) => list.faulty)} with faults, ${sum((list) => list.disputed.length)} disputed, ` +
        `${sum((list) => list.undecided)} in a dialect that cannot be compared; ${seconds} s`,
    )
    expect(judged.flatMap((list) => list.altered)).toEqual([])
    expect(judged.flatMap((list) => list.disputed)).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  })
})

type Judged = { tools: number; altered: string[]; disputed: string[]; faulty: number; undecided: number }

/** Serves one list through the product and compares. */
async function judge(product: Product, scratch: string, file: string): Promise<Judged> {
  const name = basename(file)
  const texts = toolTexts(readFileSync(file, 'utf8'))
  const served = join(scratch, name)
  writeFileSync(served, `{"tools":[${texts.join(',')}]}`)
  const answer = await listed(product, name, served)
  const { tools } = JSON.parse(answer) as Listed
  const earlier = new Set<unknown>()
  const judged: Judged = { tools: texts.length, altered: alterations(name, answer, texts), disputed: [], faulty: 0, undecided: 0 }
  for (const { tool, faults } of tools) {
    const expected = isFaulty(tool, earlier)
    if (expected === undefined) judged.undecided += 1
    else if (expected !== faults.length > 0)
      judged.disputed.push(
        `${name}, ${tool.name}: ${expected ? 'has no fault but should' : `has ${faults.map(({ at, message }) => `${at} ${message}`).join(' ')}`}`,
      )
    if (faults.length > 0) judged.faulty += 1
    earlier.add(tool.name)
  }
  return judged
}

async function listed(product: Product, name: string, file: string): Promise<string> {
  const transport = { type: 'stdio', command: process.execPath, args: [replay, file] }
  const created = await product.ask('/api/connections', { method: 'POST', body: { name, transport } })
  const { id } = (await created.json()) as { id: string }
  const answer = await product.ask(`/api/connections/${id}/tools`)
  const text = await answer.text()
  expect(answer.status, `${name}: ${text.slice(0, 500)}`).toBe(200)
  await product.ask(`/api/connections/${id}`, { method: 'DELETE' })
  return text
}

/** Walks along the answer: each tool must stand there as it was sent, in its place. */
function alterations(name: string, answer: string, texts: readonly string[]): string[] {
  const altered: string[] = []
  let at = '{"tools":['.length
  for (const [index, text] of texts.entries()) {
    const begins = `{"tool":${text},"faults":[`
    if (!answer.startsWith(begins, at)) {
      altered.push(`${name}, tool ${index}: ${answer.slice(at, at + 200)}`)
      break
    }
    const next = answer.indexOf(index === texts.length - 1 ? ']}],"pages":' : ']},{"tool":', at + begins.length)
    at = next + (index === texts.length - 1 ? 2 : 3)
  }
  if (altered.length === 0 && !/^\],"pages":1,"listedAt":"[^"]+","tookMs":[\d.]+\}$/.test(answer.slice(at)))
    altered.push(`${name}: the list goes on: ${answer.slice(at, at + 200)}`)
  return altered
}
