import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inProject } from './paths.mjs'
import { runBin } from './run.mjs'
import { say, seconds } from './say.mjs'
import { hashSources } from './sources.mjs'

const common = ['shared', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** What is built: its sources, the command, and the files without which it is not there. */
export const builds = {
  web: {
    name: 'the page',
    args: ['build'],
    sources: ['web', 'vite.config.ts', 'vite.licences.ts', ...common],
    makes: ['dist/web/index.html', 'dist/web/launch.html', 'dist/web/licences.json'],
  },
  server: {
    name: 'the server',
    args: ['build', '--config', 'vite.server.config.ts'],
    sources: ['server', 'vite.server.config.ts', ...common],
    makes: ['dist/server/cli.js'],
  },
}

/** Builds what is not up to date; false when a build failed, after showing what it said. */
export async function ensureBuilt({ only = Object.keys(builds), force = false, verbose = false } = {}) {
  for (const id of only) {
    if (!force && isFresh(id)) continue
    if (!(await build(id, verbose))) return false
  }
  return true
}

/** Takes a build's word back: it must be made again before anybody uses it. */
export const markStale = (id) => rmSync(stampFile(id), { force: true })

const stampFile = (id) => inProject('dist', `.${id}-stamp`)

function isFresh(id) {
  const { sources, makes } = builds[id]
  if (!existsSync(stampFile(id)) || !makes.every((file) => existsSync(inProject(file)))) return false
  return readFileSync(stampFile(id), 'utf8') === hashSources(sources)
}

/** The stamp goes first and comes last, so an interrupted build is never taken for a finished one. */
async function build(id, verbose) {
  const { name, args, sources, makes } = builds[id]
  markStale(id)
  const hash = hashSources(sources)
  say(`Building ${name}…`)
  const since = performance.now()
  const { code, output } = await runBin('vite', verbose ? args : [...args, '--logLevel', 'warn'], {
    quiet: !verbose,
    env: { NODE_ENV: 'production' },
  })
  const missing = makes.filter((file) => !existsSync(inProject(file)))
  if (code !== 0 || missing.length > 0) {
    if (output) say(output.trimEnd())
    say(`Building ${name} failed${code === 0 ? `: it did not make ${missing.join(' and ')}` : ''}.`)
    return false
  }
  say(`Built ${name} in ${seconds(since)}.`)
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(stampFile(id), hash)
  return true
}
