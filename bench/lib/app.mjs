import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openCaller } from './http.mjs'

const linkPattern = /http:\/\/127\.0\.0\.1:(\d+)\/launch#key=\S+/
/** Long enough for a machine with other things to do. */
const patienceMs = 120_000

/** Starts a command that serves the app, and settles with its launch link. `startedMs` is from the spawn to the link. */
export async function launch(context, args, { env = {} } = {}) {
  const token = randomBytes(24).toString('hex')
  const { DATABASE_URL: _, ...inherited } = process.env
  const since = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: context.root,
    env: { ...inherited, TOOLWRIGHT_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  context.defer(stop)
  const port = await portInLink(child)
  return { pid: child.pid, port, token, startedMs: performance.now() - since, stop }
}

/** The built app on a data folder of its own, or on the one given. */
export const startApp = (context, { dataDir = context.temporaryFolder(), port = 0 } = {}) =>
  launch(context, [context.bin, 'serve', '--no-open', '--port', String(port), '--data', dataDir])

/** Saves a local server and connects to it; gives the path of its connection. */
export async function connectServer(app, file, { args = [], era = 'legacy' } = {}) {
  const caller = await openCaller(app)
  const transport = { type: 'stdio', command: process.execPath, args: [file, ...args] }
  const { id } = JSON.parse(await caller.post('/api/connections', { name: 'bench', transport, era }))
  const { state } = JSON.parse(await caller.post(`/api/connections/${id}/connect`))
  caller.close()
  return { path: `/api/connections/${id}`, childPid: state.pid }
}

function portInLink(child) {
  let output = ''
  return new Promise((resolve, reject) => {
    const failed = (what) => reject(new Error(`The app ${what}. It said:\n${output.slice(-4_000)}`))
    const timer = setTimeout(() => failed('printed no launch link'), patienceMs)
    child.once('exit', (code) => {
      clearTimeout(timer)
      failed(`ended with ${code} before its launch link`)
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-100_000)
        const port = linkPattern.exec(output)?.[1]
        if (!port) return
        clearTimeout(timer)
        resolve(Number(port))
      })
  })
}
