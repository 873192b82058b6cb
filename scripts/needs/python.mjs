import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { onPath } from './programs.mjs'

const asked = 'import sys; print("%d.%d.%d" % sys.version_info[:3])'

/** Finds a Python 3.10 or newer: `{ path, version }`, or `{ reason }`. */
async function findPython() {
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

/** What generated projects stand on, and what tests them. */
const packages = ['mcp==2.3.0', 'pydantic==2.14.3', 'jsonschema==4.26.0', 'pytest==9.2.0']

/** The Python of a venv of ours that has the packages, made at first use: `{ path, version }`, or `{ reason }`. */
export async function pythonVenv() {
  const python = await findPython()
  if (!python.path) return python
  const folder = inProject('.cache', 'python')
  const path = process.platform === 'win32' ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python')
  const stamp = join(folder, 'packages.txt')
  const wanted = [python.version, ...packages].join('\n')
  if (existsSync(path) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { path, version: python.version }

  say('Python: making a venv in .cache/python and installing the MCP SDK for Python into it.')
  const made = await run(python.path, ['-m', 'venv', '--clear', folder], { quiet: true, totalMs: 3 * 60_000 })
  if (made.code !== 0) return { reason: `Python could not make a venv: ${lastLine(made.output)}` }
  const install = () =>
    run(path, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], { quiet: true, totalMs: 3 * 60_000 })
  let installed = await install()
  if (installed.code !== 0) installed = await install()
  if (installed.code !== 0) return { reason: `The packages could not be installed: ${lastLine(installed.output)}` }
  writeFileSync(stamp, wanted)
  return { path, version: python.version }
}

const lastLine = (text) => text.trim().split('\n').at(-1)
