import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../product/product'
import { figures } from './figures'
import { leftBehind, marked } from './marked'
import { install, listening, npxFor, type Workshop } from './npx'
import { pool } from './pool'
import { type RealServer, realHttpServers, realServers } from './real-server-list'
import { type Seen, visit } from './visit'

const atOnce = 2
type Outcome = { seen?: Seen; problems: string[]; unavailable?: string }

let workshop: Workshop
let product: Product
const outcomes = new Map<RealServer, Promise<Outcome>>()
const seen: Seen[] = []
const unavailable: string[] = []

beforeAll(async () => {
  workshop = { folder: mkdtempSync(join(tmpdir(), 'toolwright-real-')), mark: randomBytes(8).toString('hex') }
  product = await startProduct({ dataDir: join(workshop.folder, 'data') })
  const all = [...realServers, ...realHttpServers]
  const settle = new Map<RealServer, (outcome: Promise<Outcome>) => void>()
  for (const server of all) outcomes.set(server, new Promise((resolve) => settle.set(server, resolve)))
  // All are under way from the start, two at a time; each test waits for its own.
  void pool(all, atOnce, async (server) => {
    const looking = look(server).catch((error: unknown): Outcome => ({ problems: [String(error)] }))
    settle.get(server)?.(looking)
    await looking
  })
})

afterAll(async () => {
  await product?.stop()
  rmSync(workshop.folder, { recursive: true, force: true, maxRetries: 5 })
})

async function look(server: RealServer): Promise<Outcome> {
  const reason = await install(server, workshop)
  if (reason) return { unavailable: reason, problems: [] }
  return realHttpServers.includes(server) ? overHttp(server) : overStdio(server)
}

async function overStdio(server: RealServer): Promise<Outcome> {
  const { command, args, env, scratch, filled } = npxFor(server, workshop)
  return visit(product, server, { type: 'stdio', command, args, env, cwd: scratch }, filled)
}

async function overHttp(server: (typeof realHttpServers)[number]): Promise<Outcome> {
  const { port, said, stop } = await listening(server, workshop)
  try {
    if (!(await accepts(port))) return { problems: [`nothing listens on its port. It said:\n${said()}`] }
    const { filled } = npxFor(server, workshop)
    return await visit(product, server, { type: 'http', url: `http://127.0.0.1:${port}/mcp`, headers: server.headers ?? {} }, filled)
  } finally {
    await stop()
  }
}

async function accepts(port: number): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (open) return true
    await pause(100)
  }
  return false
}

const check = (server: RealServer) =>
  test(server.package, async ({ skip }) => {
    const outcome = (await outcomes.get(server)) as Outcome
    if (outcome.unavailable) {
      unavailable.push(`${server.package}: ${outcome.unavailable}`)
      skip(outcome.unavailable)
    }
    if (outcome.seen) seen.push(outcome.seen)
    expect(outcome.problems).toEqual([])
  })

describe('real servers over stdio', () => {
  for (const server of realServers) check(server)
})

describe('real servers over Streamable HTTP', () => {
  for (const server of realHttpServers) check(server)
})

test('no process is left behind', async () => {
  await Promise.all(outcomes.values())
  const left = await leftBehind(workshop.mark)
  const count = (holds: (server: Seen) => boolean) => seen.filter(holds).length
  console.table(seen)
  figures(
    'real-servers',
    `${seen.length} servers (${count(({ transport }) => transport === 'http')} over HTTP, ${count(({ era }) => era === 'modern')} modern, ` +
      `${count(({ noise }) => noise > 0)} with noise), ${seen.reduce((sum, { tools }) => sum + tools, 0)} tools, ${seen.reduce((sum, { faults }) => sum + faults, 0)} with faults, ` +
      `${count(({ call }) => call === 'answered')} calls answered, ${left.length} processes left` +
      `${unavailable.length > 0 ? `; not to be had: ${unavailable.join('; ')}` : ''}`,
  )
  for (const { pid } of marked(workshop.mark)) process.kill(pid, 'SIGKILL')
  expect(left).toEqual([])
})
