import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { binOf, root } from './paths.mjs'

const graceMs = 5_000

/**
 * Runs a program to its end. `quiet` keeps what it prints and gives it back as `output`; otherwise it prints as usual.
 * `idleMs` and `totalMs` end a program that says nothing, or takes, for too long: then `timedOut` is true.
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, idleMs, totalMs, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      windowsHide: true,
    })
    const chunks = []
    let timedOut = false
    const giveUp = () => {
      timedOut = true
      end(child, 'SIGTERM')
    }
    const total = totalMs && setTimeout(giveUp, totalMs)
    let idle = idleMs && setTimeout(giveUp, idleMs)
    const keep = (chunk) => {
      chunks.push(chunk)
      if (!idleMs) return
      clearTimeout(idle)
      idle = setTimeout(giveUp, idleMs)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const stopForwarding = forwardSignals(child)

    const finish = (code, extra = '') => {
      clearTimeout(total)
      clearTimeout(idle)
      stopForwarding()
      resolve({ code, timedOut, output: Buffer.concat(chunks).toString() + extra })
    }
    child.once('error', (error) => finish(127, `${error.message}\n`))
    // A child of the child may still hold the streams: they are waited for only where nobody was in a hurry.
    child.once('exit', (code, signal) => timedOut && finish(code ?? 128 + constants.signals[signal]))
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs the command of an installed package. */
export const runBin = (packageName, args, options) => run(process.execPath, [binOf(packageName, options?.command), ...args], options)

/** A signal to this program ends the child, then this program. A terminal sends Ctrl+C to both by itself. */
function forwardSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      child.once('close', () => process.exit(128 + constants.signals[signal]))
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), graceMs)
    }
    process.once(signal, handler)
    return () => process.off(signal, handler)
  })
  return () => {
    for (const off of handlers) off()
  }
}

function end(child, signal) {
  child.kill(signal)
  setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
}
