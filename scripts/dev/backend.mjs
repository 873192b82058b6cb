import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inProject } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

const graceMs = 6_000

/** The server as a child that can be started again. Its launch link is shown with the page's address: a cookie holds for all ports of a host. */
export function backend({ port, page, args }) {
  const own = new RegExp(`http://(127\\.0\\.0\\.1|localhost|\\[::1\\]):${port}`, 'g')
  const command = [inProject('bin', 'toolwright.js'), 'serve', '--no-open', '--port', String(port), '--data', inProject('.cache', 'dev')]
  let child
  let turn = Promise.resolve()

  function start() {
    child = spawn(process.execPath, [...command, ...args], { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => say(line.replace(own, page)))
    }
    child.once('exit', ended)
  }

  const ended = (code, signal) => say(`The server ended (${signal ?? code}); it starts again at the next change.`)

  async function end() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.off('exit', ended)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const last = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await gone
    clearTimeout(last)
  }

  const queue = (work) => {
    turn = turn.then(work)
    return turn
  }
  const restart = () =>
    queue(async () => {
      await end()
      start()
    })
  return { restart, stop: () => queue(end) }
}
