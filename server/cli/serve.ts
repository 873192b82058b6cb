import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SavedToolset } from '#shared/api/toolsets'
import type { Connection, ConnectionInput } from '#shared/connections/connection'
import { configFrom } from '../config'
import { ask, findRunning, type Running } from '../instance'
import { serve } from '../serve'
import { StorageError } from '../storage/error'
import { type Invocation, type OptionValues, print, say, text, UsageError } from './command'
import { liveServer } from './live-server'
import { openBrowser } from './open-browser'

/** The bundle is `dist/server/cli.js` with its parts in `dist/server/chunks`; the page lies beside it. */
const home = new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url)
const place = {
  pages: fileURLToPath(new URL('../web', home)),
  workerFile: new URL('validation-worker.js', home),
  sampleCommand: { command: process.execPath, args: [fileURLToPath(new URL('cli.js', home)), 'sample'] },
}

export async function runServe({ options, rest }: Invocation): Promise<number> {
  const server = liveServer(options, rest)
  const config = configFrom(settings(options))
  const started = await serve(config, place).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    say(error.message)
    return undefined
  })
  if (!started) return 2
  if ('failed' in started) {
    if (started.failed === 'occupied') return handOver(config.dataDir, server, options)
    say(`Port ${config.port} is in use. Give another with --port, or leave it out to get the next free one.`)
    return 2
  }
  const stopped = untilStopped()
  if (started.reaped > 0)
    say(`Ended ${started.reaped} server ${started.reaped === 1 ? 'process' : 'processes'} left behind by an earlier run.`)
  if (options['print-token']) say(started.deps.token)
  const app = { pid: process.pid, url: started.url, token: started.deps.token }
  try {
    const page = await Promise.race([pageFor(app, server, options), stopped])
    if (page !== undefined) {
      show(started.link() + page, options)
      await stopped
    }
    say('Stopping…')
  } finally {
    await started.close()
  }
  return 0
}

/** What to add to a link so that it opens what was named on the command line. */
async function pageFor(app: Running, server: ConnectionInput | undefined, options: OptionValues): Promise<string> {
  const path = text(options, 'open')
  const toolset = path === undefined ? '' : await openPath(app, path)
  const page = server ? await openServer(app, server) : ''
  return toolset || page
}

/** Opens a file or folder as a toolset. What cannot be opened is wrong use, and said so. */
async function openPath(app: Running, path: string): Promise<string> {
  const { id, linked } = await ask<SavedToolset>(app, '/toolsets/open', { path: resolve(path) }).catch((error: Error) => {
    throw new UsageError(`${path} cannot be opened: ${error.message}`)
  })
  if (linked?.problem)
    say(`${[linked.problem.file, linked.problem.line].filter((part) => part !== undefined).join(':')}: ${linked.problem.message}`)
  return `&to=${encodeURIComponent(`/toolsets/${id}`)}`
}

function settings(options: OptionValues): { port?: number; host?: string; data?: string; databaseUrl?: string } {
  const [port, host, data, databaseUrl] = ['port', 'host', 'data', 'database-url'].map((name) => text(options, name))
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65535))
    throw new UsageError(`--port must be a number up to 65535, not ${port}.`)
  if (host !== undefined && !isLoopback(host))
    throw new UsageError(`--host takes only addresses of this machine itself (127.0.0.1, ::1), not ${host}.`)
  return {
    ...(port !== undefined && { port: Number(port) }),
    ...(host && { host: host === 'localhost' ? '127.0.0.1' : host }),
    ...(data && { data }),
    ...(databaseUrl && { databaseUrl }),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** The app runs on this folder already: it gets the server and the path, the person gets a link. */
async function handOver(dataDir: string, server: ConnectionInput | undefined, options: OptionValues): Promise<number> {
  const running = await findRunning(dataDir, 5000)
  if (!running) {
    say(`Another Toolwright uses the data folder ${dataDir} but does not answer. Stop it, or give another folder with --data.`)
    return 2
  }
  const page = await pageFor(running, server, options)
  const { url } = await ask<{ url: string }>(running, '/launch/keys')
  say(`Toolwright already runs on ${dataDir}.`)
  if (options['print-token']) say(running.token)
  show(url + page, options)
  return 0
}

/** Saves a server unless it is there already, connects to it, and says what to add to a link to open it. */
async function openServer(app: Running, server: ConnectionInput): Promise<string> {
  const { connections } = await ask<{ connections: Connection[] }>(app, '/connections', undefined, 'GET')
  const known = connections.find((connection) => isSame(connection, server))
  const { id } = known ?? (await ask<Connection>(app, '/connections', server))
  await ask(app, `/connections/${id}/connect`).catch((error: Error) => say(`${server.name} could not be connected: ${error.message}`))
  return `&to=${encodeURIComponent(`/servers/${id}`)}`
}

/** Only a server without secrets can be recognised: values of others do not come back. */
function isSame({ transport }: Connection, server: ConnectionInput): boolean {
  if (transport.type === 'stdio' && server.transport.type === 'stdio') {
    const given = server.transport
    return (
      transport.command === given.command &&
      JSON.stringify(transport.args) === JSON.stringify(given.args) &&
      transport.cwd === given.cwd &&
      Object.keys({ ...transport.env, ...given.env }).length === 0
    )
  }
  return (
    transport.type !== 'stdio' &&
    server.transport.type !== 'stdio' &&
    transport.url === server.transport.url &&
    Object.keys({ ...transport.headers, ...server.transport.headers }).length === 0
  )
}

function show(link: string, options: OptionValues): void {
  print(`Toolwright is ready: ${link}`)
  if (!options['no-open'] && !process.env.CI) openBrowser(link)
}

/** Settles at the first signal to stop; a second one ends the program at once. */
function untilStopped(): Promise<void> {
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  return new Promise((resolve) => {
    for (const signal of signals) {
      process.once(signal, () => {
        for (const again of signals) process.once(again, () => process.exit(1))
        resolve()
      })
    }
  })
}
