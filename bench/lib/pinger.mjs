import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openCaller } from './http.mjs'

const everyMs = 1

/** Asks the app for its health again and again, from a thread of its own: when it cannot answer, its event loop stands still. */
export async function startPinging(app) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port: app.port, token: app.token } })
  const failed = new Promise((_, reject) => worker.once('error', reject))
  const next = () => Promise.race([failed, new Promise((resolve) => worker.once('message', resolve))])
  await next()
  return {
    /** Milliseconds that each answer took since the last time this was asked. */
    async taken() {
      const answer = next()
      worker.postMessage('taken')
      return answer
    },
    close: () => worker.terminate(),
  }
}

if (!isMainThread) await ping()

async function ping() {
  const caller = await openCaller(workerData)
  await caller.get('/api/health')
  let times = []
  parentPort.postMessage('ready')
  parentPort.on('message', () => {
    parentPort.postMessage(times)
    times = []
  })
  for (;;) {
    const since = performance.now()
    await caller.get('/api/health')
    times.push(performance.now() - since)
    await pause(everyMs)
  }
}
