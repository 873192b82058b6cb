import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import type { Connection } from '#shared/connections/connection'
import { root } from './command'
import type { Product } from './product'
import { freshFolder, running } from './running'
import { eventually, isRunning } from './watch'

const script = (name: string) => join(root, `e2e/servers/${name}.mjs`)
type Command = { command: string; args: string[] }
const node = (name: string, ...args: string[]): Command => ({ command: process.execPath, args: [script(name), ...args] })
const shell = (line: string): Command => ({ command: 'sh', args: ['-c', line] })

async function answer<T>(product: Product, path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await product.ask(path, { method, ...(body && { body }) })
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
  return (await response.json()) as T
}

const save = (product: Product, transport: Command) =>
  answer<Connection>(product, '/api/connections', { name: transport.args.join(' ').slice(-40), transport: { type: 'stdio', ...transport } })

/** A server that is connected, with the processes it consists of. */
async function connected(product: Product, transport: Command): Promise<{ id: string; pids: number[] }> {
  const { id } = await save(product, transport)
  const { state } = await answer<Connection>(product, `/api/connections/${id}/connect`, undefined, 'POST')
  const leader = (state as { pid: number }).pid
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => groupOf(pid) === leader)
  onTestFinished(() => pids.filter(isRunning).forEach((pid) => void process.kill(pid, 'SIGKILL')))
  return { id, pids }
}

function groupOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
  } catch {
    return undefined
  }
}

const stubborn = [node('stubborn'), node('grandchild', '--stubborn'), shell(`node ${script('stubborn')}; true`)]
const ordinary = [node('progress'), node('grandchild'), shell(`node ${script('progress')}; true`), shell(`exec node ${script('garbage')}`)]

test('a signal to stop ends every server, stubborn ones and wrappers included, within seconds', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const servers = await Promise.all([...stubborn, ...ordinary].map((transport) => connected(product, transport)))
  const pids = servers.flatMap((server) => server.pids)
  expect(pids.length).toBeGreaterThanOrEqual(11)
  const started = performance.now()
  expect(await product.stop()).toBe(0)
  expect(performance.now() - started).toBeLessThan(8000)
  expect(pids.filter(isRunning)).toEqual([])
  expect(readdirSync(join(dataDir, 'children'))).toEqual([])
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
})

test('when the app is killed its servers end with their input, and those that do not are ended at the next start', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const [staying, going] = await Promise.all([
    Promise.all(stubborn.map((transport) => connected(product, transport))),
    Promise.all(ordinary.map((transport) => connected(product, transport))),
  ])
  await product.kill()
  await eventually(() => expect(going.flatMap(({ pids }) => pids).filter(isRunning)).toEqual([]))
  const left = staying.flatMap(({ pids }) => pids)
  expect(left.filter(isRunning)).toEqual(left)
  const next = await running({ dataDir })
  expect(next.output.stderr).toContain(`Ended ${stubborn.length} server processes left behind by an earlier run.`)
  expect(left.filter(isRunning)).toEqual([])
  expect(readdirSync(join(dataDir, 'children'))).toEqual([])
})

test('a recorded process whose number now belongs to another is left alone', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const { pids } = await connected(product, node('progress'))
  const record = JSON.parse(readFileSync(join(dataDir, 'children', `${pids[0]}.json`), 'utf8')) as object
  const stranger: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  await product.stop()
  const forged = [JSON.stringify({ ...record, pid: stranger.pid }), '{"pid":', 'null', '']
  forged.forEach((text, index) => void writeFileSync(join(dataDir, 'children', `${index}.json`), text))
  const next = await running({ dataDir })
  expect(next.output.stderr).not.toContain('left behind')
  expect(isRunning(Number(stranger.pid))).toBe(true)
  expect(readdirSync(join(dataDir, 'children'))).toEqual([])
})

test('a call in flight when the app stops is answered to its caller and kept in history', async () => {
  const dataDir = freshFolder()
  const product = await running({ dataDir })
  const { id } = await connected(product, node('silent'))
  const waiting = answer<Call>(product, `/api/connections/${id}/calls`, { tool: 'wait', arguments: {} })
  await eventually(async () => {
    const { calls } = await answer<{ calls: Call[] }>(product, '/api/calls')
    expect(calls).toMatchObject([{ status: 'running' }])
  })
  expect(await product.stop()).toBe(0)
  const call = await waiting
  expect(call).toMatchObject({ tool: 'wait', status: 'disconnected' })
  const next = await running({ dataDir })
  expect(await answer(next, `/api/calls/${call.id}`)).toMatchObject({ id: call.id, status: 'disconnected' })
})

test('a signal to stop while the first server is still coming up ends it too', async () => {
  const dataDir = freshFolder()
  const starting = running({ dataDir, args: ['--', 'node', script('silent'), '--from-start'] }).catch((error: Error) => error.message)
  const pidIn = (file: string) => (JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as { pid: number }).pid
  const child = await eventually(() => pidIn(join('children', String(readdirSync(join(dataDir, 'children'))[0]))))
  process.kill(pidIn('running.json'), 'SIGTERM')
  expect(await starting).toContain('ended with 0 before its launch link')
  expect(isRunning(child)).toBe(false)
})

test('a page that is reloaded keeps its session and misses nothing', async () => {
  const product = await running()
  const { id, pids } = await connected(product, node('progress'))
  const page = (last?: string) => {
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${product.token}`, ...(last && { 'last-event-id': last }) }
    return fetch(`${product.url}/api/events`, { headers, signal: leave.signal }).then((response) => ({ response, leave }))
  }
  const first = await page()
  const { value } = (await first.response.body?.getReader().read()) ?? {}
  const last = /^id: (.+)$/m.exec(Buffer.from(value ?? []).toString())?.[1]
  first.leave.abort()
  const made = await answer<Call>(product, `/api/connections/${id}/calls`, { tool: 'count', arguments: { steps: 1 } })
  const second = await page(last)
  const reader = second.response.body?.getReader()
  let seen = ''
  await eventually(async () => {
    seen += Buffer.from((await reader?.read())?.value ?? []).toString()
    expect(seen).toContain(made.id)
  })
  second.leave.abort()
  expect(seen).not.toContain('event: reset')
  expect((await answer<Connection>(product, `/api/connections/${id}`)).state).toMatchObject({ status: 'ready', pid: pids[0] })
})
