import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

const running = z.object({ pid: z.number(), url: z.string(), token: z.string() })
/** How to reach the app that runs on a data folder. */
export type Running = z.infer<typeof running>

const fileIn = (dataDir: string) => join(dataDir, 'running.json')

/** One app per data folder: the lock is the database engine's own, so it is gone when its holder is, however that ended. */
export async function lock(dataDir: string): Promise<(() => void) | undefined> {
  const { default: Database } = await import('libsql')
  const file = join(dataDir, 'lock.db')
  writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  const database = new Database(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
    return () => {
      database.exec('ROLLBACK')
      database.close()
    }
  } catch (error) {
    database.close()
    if (/locked|busy/i.test((error as Error).message)) return undefined
    throw error
  }
}

export function announce(dataDir: string, app: Running): void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(app), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export function withdraw(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}

/** The app on a data folder, if it answers. One that is just starting gets a moment. */
export async function findRunning(dataDir: string, patienceMs = 0): Promise<Running | undefined> {
  const until = performance.now() + patienceMs
  for (;;) {
    const found = await answering(dataDir)
    if (found || performance.now() >= until) return found
    await delay(100)
  }
}

async function answering(dataDir: string): Promise<Running | undefined> {
  try {
    const found = running.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
    const health = await fetch(`${found.url}/api/health`, { signal: AbortSignal.timeout(2000) })
    return health.ok ? found : undefined
  } catch {
    return undefined
  }
}

/** A request to the app that runs, in the name of the person who owns its data folder. */
export async function ask<T>({ url, token }: Running, path: string, body?: unknown, method = 'POST'): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T & { error?: { message: string } }
  if (!response.ok) throw new Error(answer.error?.message ?? `The app answered ${response.status}.`)
  return answer
}
