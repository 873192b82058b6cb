import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectServer, startApp } from './lib/app.mjs'
import { openCaller } from './lib/http.mjs'
import { residentMB } from './lib/process.mjs'

const quietMs = 10_000
const calls = 1_000
const target = { atMost: 110 }

/** What the app holds while it has one server and nothing to do. */
export const bench = {
  id: 'memory',
  title: 'Idle memory',
  async run(context) {
    const app = await startApp(context)
    const { path, childPid } = await connectServer(app, join(context.root, 'bench', 'servers', 'echo.mjs'))
    const node = await bareNode(context)
    await pause(quietMs)
    const baseline = residentMB(node.pid)
    const idle = residentMB(app.pid)

    const caller = await openCaller(app)
    for (let call = 0; call < calls; call++) await caller.post(`${path}/calls`, { tool: 'echo', arguments: { text: `hello ${call}` } })
    caller.close()
    const after = residentMB(app.pid)
    await pause(quietMs)
    const rested = residentMB(app.pid)
    const child = Math.round(residentMB(childPid))
    return [
      {
        measure: `memory with one server, after ${quietMs / 1000} s of quiet`,
        value: idle,
        unit: 'MB',
        baseline,
        target,
        note: `resident, the app's process only; the server beside it holds ${child} MB; baseline: Node alone`,
      },
      {
        measure: `memory after ${calls.toLocaleString('en')} calls and ${quietMs / 1000} s of quiet`,
        value: rested,
        unit: 'MB',
        baseline,
        target,
        note: `${Math.round(after)} MB right after the last call`,
      },
    ]
  },
}

/** A Node that does nothing, for comparison. */
async function bareNode(context) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  context.defer(async () => {
    child.kill('SIGKILL')
    await ended
  })
  await once(child, 'spawn')
  return child
}
