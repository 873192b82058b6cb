// A wrapper like npx or sh -c: the server is its child and inherits its stdio. --leader-exits: the wrapper ends after --after MS (default 50); --stubborn: the server ignores SIGTERM and the end of its input; --log FILE names the processes.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { flag, json, option, record, serve, tool } from './raw.mjs'

const wrapper = option('wrapper')

if (wrapper === undefined) {
  const own = process.argv.slice(2)
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...own, '--wrapper', String(process.pid)], { stdio: 'inherit' })
  if (flag('leader-exits')) {
    child.unref()
    setTimeout(() => process.exit(0), Number(option('after', 50)))
  } else {
    child.on('exit', (code) => process.exit(code ?? 1))
  }
} else {
  const pids = () => ({ wrapper: Number(wrapper), server: process.pid, parent: process.ppid })
  const stubborn = flag('stubborn')
  // Node closes a child's input as soon as the child has ended, so a test may never get to ask.
  record(pids())
  if (stubborn) {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
    setInterval(() => {}, 1000)
  }
  serve({
    stay: stubborn,
    tools: [tool('pids', 'Says which processes there are.')],
    calls: { pids: () => json(pids()) },
  })
}
