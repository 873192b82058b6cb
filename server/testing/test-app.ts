import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Call } from '#shared/calls/call'
import type { Connection, ConnectionInput } from '#shared/connections/connection'
import { app } from '../app'
import { configFrom } from '../config'
import { closeDeps, type Deps, openDeps } from '../deps'
import { workerFile } from '../validation/testing/worker-file'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const token = 'test-token-0123456789'
const port = 4999

export type TestApp = {
  deps: Deps
  dataDir: string
  /** Every line of the log so far. */
  logLines(): string[]
  /** A request as it would come over the wire, with the token unless headers say otherwise. */
  request(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string | object }): Promise<Response>
  /** The same, read as JSON; fails the test where the answer is an error. */
  ask<T>(path: string, init?: Parameters<TestApp['request']>[1]): Promise<T>
  /** A connection to one of our raw servers in e2e/servers. */
  raw(name: string, args?: string[], more?: Partial<ConnectionInput> & { env?: Record<string, string> }): Promise<Connection>
  call(connectionId: string, tool: string, args?: object, more?: object): Promise<Call>
  /** From here on it is shutting down. */
  shutDown(): void
}

/** The whole app over a real database in a temporary folder; it is closed, with every child it started, when the test is over. */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolwright-test-'))
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const config = configFrom({ data: dataDir }, { ...env, TOOLWRIGHT_TOKEN: token })
  const deps = await openDeps(config, log, { workerFile, sampleCommand: { command: process.execPath, args: ['e2e/servers/progress.mjs'] } })
  let closing = false
  const built = app(deps, {
    address: () => ({ url: `http://127.0.0.1:${port}`, port }),
    pages: join(dataDir, 'no-pages'),
    closing: () => closing,
  })
  onTestFinished(async () => {
    await closeDeps(deps)
    rmSync(dataDir, { recursive: true, force: true })
  })

  const request: TestApp['request'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    return built.request(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        host: `127.0.0.1:${port}`,
        authorization: `Bearer ${token}`,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    })
  }
  const ask: TestApp['ask'] = async <T>(path: string, init?: Parameters<TestApp['request']>[1]) => {
    const response = await request(path, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path} answered ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  return {
    shutDown: () => {
      closing = true
    },
    deps,
    dataDir,
    logLines: () => lines,
    request,
    ask,
    raw: (name, args = [], { env = {}, ...more } = {}) =>
      ask('/api/connections', {
        method: 'POST',
        body: {
          name,
          transport: { type: 'stdio', command: process.execPath, args: [join(root, `e2e/servers/${name}.mjs`), ...args], env },
          ...more,
        },
      }),
    call: (connectionId, tool, args = {}, more = {}) =>
      ask(`/api/connections/${connectionId}/calls`, { method: 'POST', body: { tool, arguments: args, ...more } }),
  }
}

/** Waits for something that happens elsewhere; fails with the last error when it never does. */
export async function eventually<T>(look: () => T | Promise<T>, withinMs = 10_000): Promise<T> {
  const until = performance.now() + withinMs
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Whether a process runs; one that is dead but not yet collected does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}
