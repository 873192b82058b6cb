import { existsSync } from 'node:fs'
import { inProject } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { onPath } from './programs.mjs'

const asked = 'import sys; print("%d.%d.%d" % sys.version_info[:3])'

/** Finds a Python 3.10 or newer: `{ path, version }`, or `{ reason }`. */
export async function findPython() {
  for (const name of ['python3', 'python']) {
    const path = onPath([name])
    if (!path) continue
    const { code, output } = await run(path, ['-c', asked], { quiet: true, totalMs: 20_000 })
    const version = output.trim()
    const [major, minor] = version.split('.').map(Number)
    if (code === 0 && major === 3 && minor >= 10) return { path, version }
  }
  return { reason: 'No Python 3.10 or newer on the PATH.' }
}

/** The Python of a venv of ours, made at first use: `{ path }`, or `{ reason }`. */
export async function pythonVenv() {
  const folder = inProject('.cache', 'python')
  const path = process.platform === 'win32' ? `${folder}\\Scripts\\python.exe` : `${folder}/bin/python`
  if (existsSync(path)) return { path }
  const python = await findPython()
  if (!python.path) return { reason: python.reason }
  const { code, output } = await run(python.path, ['-m', 'venv', folder], { quiet: true, totalMs: 5 * 60_000 })
  return code === 0 ? { path } : { reason: `Python could not make a venv: ${output.trim().split('\n').at(-1)}` }
}
