import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { app } from './app'
import type { Config } from './config'
import { closeDeps, type Deps, openDeps, type Surroundings } from './deps'
import { launchLink } from './http/launch-routes'
import { lingering } from './http/lingering'
import { announce, lock, withdraw } from './instance'
import { openLog } from './log'
import { StorageError } from './storage/error'

export type Served = { url: string; deps: Deps; link(): string; reaped: number; close(): Promise<void> }
/** `occupied`: an app runs on this data folder already; `port`: the port that was asked for is taken. */
export type ServeFailure = { failed: 'occupied' } | { failed: 'port' }

const dayMs = 24 * 3600_000

/** Starts the app and settles when it can be used. */
export async function serve(config: Config, surroundings: Surroundings & { pages: string }): Promise<Served | ServeFailure> {
  const unlock = await claim(config.dataDir)
  if (!unlock) return { failed: 'occupied' }
  const { log, close: closeLog } = openLog({ file: join(config.dataDir, 'toolwright.log'), level: config.logLevel })
  const deps = await openDeps(config, log, surroundings).catch((error: unknown) => {
    log.error({ err: error }, 'could not start')
    closeLog()
    unlock()
    throw error
  })
  const reaped = await deps.children.reap()
  let closing = false
  const place = { port: 0, url: 'http://127.0.0.1:0' }
  const handler = app(deps, { address: () => place, pages: surroundings.pages, closing: () => closing })
  const server = createServer(lingering(getRequestListener(handler.fetch)))
  server.requestTimeout = 0
  const port = await listen(server, config)
  const close = async () => {
    closing = true
    clearInterval(upkeep)
    withdraw(config.dataDir)
    server.close()
    await closeDeps(deps)
    server.closeAllConnections()
    log.info('stopped')
    closeLog()
    unlock()
  }
  const idleMs = () => deps.settings.current.idleMinutes * 60_000
  const upkeep = setInterval(() => deps.sessions.reap(idleMs()), Math.min(30_000, idleMs())).unref()
  if (port === undefined) {
    await close()
    return { failed: 'port' }
  }
  Object.assign(place, { port, url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}` })
  announce(config.dataDir, { pid: process.pid, url: place.url, token: deps.token })
  log.info({ url: place.url, pid: process.pid, reaped }, 'started')
  void tidy(deps)
  return { url: place.url, deps, reaped, link: () => launchLink(place.url, deps.auth.newKey()), close }
}

/** The data folder, made if it is not there, for us alone. */
async function claim(dataDir: string): Promise<(() => void) | undefined> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return await lock(dataDir)
  } catch (error) {
    throw new StorageError(`The data folder ${dataDir} cannot be used: ${(error as Error).message}. Give another with --data.`, {
      cause: error,
    })
  }
}

/** Forgets what was deleted a month ago and thins old versions. */
async function tidy({ storage, log }: Deps): Promise<void> {
  const monthAgo = new Date(Date.now() - 30 * dayMs)
  try {
    await storage.connections.purge(monthAgo)
    await storage.toolsets.purge(monthAgo)
    await storage.toolsets.thin(new Date())
  } catch (error) {
    log.error({ err: error }, 'tidying up failed')
  }
}

/** The port that was asked for, or the next free one where any will do; `undefined` where the one asked for is taken. */
async function listen(server: Server, { host, port, portGiven }: Config): Promise<number | undefined> {
  for (let wanted = port; ; wanted = wanted < port + 100 ? wanted + 1 : 0) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      const onerror = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error))
      server.once('error', onerror)
      server.listen(wanted, host, () => {
        server.off('error', onerror)
        resolve(false)
      })
    })
    if (!taken) return (server.address() as { port: number }).port
    if (portGiven) return undefined
  }
}
