import { once } from 'node:events'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectServer, launch, startApp } from './lib/app.mjs'
import { median, spread } from './lib/figures.mjs'
import { bareNode, timeRun } from './lib/run.mjs'

const rounds = 9

/** From typing to an answer: the app, the command line, and `npm start` on a tree that is built. */
export const bench = {
  id: 'start',
  title: 'Starts',
  async run(context) {
    const echo = join(context.root, 'bench', 'servers', 'echo.mjs')
    const quoted = [process.execPath, echo].map((word) => `'${word}'`).join(' ')
    const folders = { warm: await warmStore(context, echo), npmStart: context.temporaryFolder() }
    const measured = {
      node: () => timeRun(bareNode),
      answer: () => toFirstAnswer(context, folders.warm),
      version: () => timeRun([context.bin, '--version']),
      call: () => timeRun([context.bin, 'call', 'echo', '--server', quoted, '--arguments', '{"text":"hello"}'], 'hello'),
      direct: () => timeRun([join(context.root, 'bench', 'servers', 'direct-call.mjs'), echo], 'hello'),
      npmStart: () => toLink(context, folders.npmStart),
    }
    const taken = Object.fromEntries(Object.keys(measured).map((name) => [name, []]))
    for (let round = -1; round < rounds; round++)
      for (const [name, measure] of Object.entries(measured)) {
        const figure = await measure()
        if (round >= 0) taken[name].push(figure)
      }
    return rowsOf(taken)
  },
}

/** A data folder with something in it, its tables made. */
async function warmStore(context, echo) {
  const dataDir = context.temporaryFolder()
  const app = await startApp(context, { dataDir })
  await connectServer(app, echo)
  await app.stop()
  return dataDir
}

/** From the spawn to the launch link and to the first answer, whichever way somebody waits for it. */
async function toFirstAnswer(context, dataDir) {
  const port = await freePort()
  const since = performance.now()
  const answering = firstAnswer(port, since)
  const app = await startApp(context, { dataDir, port })
  const healthMs = await answering
  await app.stop()
  return { linkMs: app.startedMs, healthMs }
}

async function firstAnswer(port, since) {
  while (performance.now() - since < 60_000) {
    if (await isHealthy(port)) return performance.now() - since
    await pause(4)
  }
  throw new Error('The app did not answer within a minute.')
}

function isHealthy(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.write(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`))
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(chunk.toString('latin1').startsWith('HTTP/1.1 200'))
    })
  })
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function toLink(context, dataDir) {
  const app = await launch(context, [join(context.root, 'scripts', 'start.mjs'), '--no-open', '--port', '0', '--data', dataDir])
  await app.stop()
  return app.startedMs
}

function rowsOf({ node, answer, version, call, direct, npmStart }) {
  const health = answer.map(({ healthMs }) => healthMs)
  const link = answer.map(({ linkMs }) => linkMs)
  const bare = median(node)
  const row = (measure, values, more) => ({ measure, value: median(values), unit: 'ms', note: spread(values, ' ms'), ...more })
  return [
    row('app, warm store, to the first answer', health, {
      baseline: bare,
      target: { atMost: 400 },
      note: `${spread(health, ' ms')}; baseline here and below: Node alone (${spread(node, ' ms')})`,
    }),
    row('app, warm store, to the launch link', link, { baseline: bare, target: { atMost: 400 } }),
    row('toolwright --version', version, { baseline: bare, target: { atMost: 150 } }),
    row('toolwright call, local server', call, {
      baseline: median(direct),
      note: `${spread(call, ' ms')}; baseline: a script on the SDK that connects, calls and closes (${spread(direct, ' ms')})`,
    }),
    row('npm start, built tree, to the launch link', npmStart, {
      target: { atMost: 3_000 },
      note: `${spread(npmStart, ' ms')}; scripts/start.mjs, without npm itself`,
    }),
  ]
}
