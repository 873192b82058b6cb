import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run } from './run.mjs'

/** npm as a script for this Node: the one that runs us, else the one that came with Node. */
function npmScript() {
  const node = dirname(process.execPath)
  const calling = process.env.npm_execpath
  const candidates = [
    ...(calling && /^npm(-cli)?\.c?js$/.test(basename(calling)) ? [calling] : []),
    join(node, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  return candidates.find(existsSync)
}

export function npm(args, options) {
  const script = npmScript()
  if (script) return run(process.execPath, [script, ...args], options)
  // Only a shell finds npm.cmd on Windows; the arguments are ours and need no quoting.
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
