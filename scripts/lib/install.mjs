import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { inProject } from './paths.mjs'
import { say, seconds } from './say.mjs'

const stampFile = inProject('node_modules', '.toolwright-stamp')
const machine = `node${process.versions.node.split('.')[0]}-${process.platform}-${process.arch}`

/** Installs the dependencies unless they are there; false when npm failed, after showing what it said. */
export async function ensureInstalled() {
  const wanted = stamp()
  const found = readText(stampFile)
  if (found === wanted) return true
  if (handInstalled(found)) return writeStamp(wanted)

  say('Installing the dependencies with npm (about a minute the first time)…')
  const since = performance.now()
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  })
  if (code !== 0) {
    say(output.trimEnd())
    say(`npm could not install the dependencies (npm ci ended with ${code}; its own words are above).`)
    return false
  }
  say(`Installed the dependencies in ${seconds(since)}.`)
  return writeStamp(wanted)
}

function stamp() {
  const manifest = readManifest()
  const hash = createHash('sha256')
    .update(readText(inProject('package-lock.json')))
    .update(JSON.stringify([dependenciesOf(manifest), manifest.overrides]))
    .digest('hex')
  return `${machine} ${hash}`
}

/** Somebody ran npm: what it wrote down last, when it was done, says exactly what the lock file asks for on this system. */
function handInstalled(found) {
  if (found !== '' && !found.startsWith(`${machine} `)) return false
  const installed = packagesIn(inProject('node_modules', '.package-lock.json'))
  const locked = packagesIn(inProject('package-lock.json'))
  if (!installed || !locked || dependenciesOf(locked['']) !== dependenciesOf(readManifest())) return false
  const wanted = Object.entries(locked).filter(([path]) => path !== '')
  return (
    wanted.every(([path, entry]) => (installed[path] ? installed[path].version === entry.version : !isFor(entry) || entry.libc)) &&
    Object.entries(installed).every(([path, entry]) => locked[path] && isFor(entry))
  )
}

const readManifest = () => JSON.parse(readText(inProject('package.json')))
const sorted = (object = {}) => Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1))
const dependenciesOf = (manifest) =>
  JSON.stringify([manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].map(sorted))

const isFor = ({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch)
const allows = (list, value) => !list || (list.some((item) => item[0] === '!') ? !list.includes(`!${value}`) : list.includes(value))

function packagesIn(file) {
  try {
    return JSON.parse(readText(file)).packages
  } catch {
    return undefined
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function writeStamp(text) {
  writeFileSync(stampFile, text)
  return true
}
