import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onPath, versioned } from './programs.mjs'

const keeper = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
const none = { stop: async () => {} }

/** A PostgreSQL for the tests: `{ url, from, stop }`, or `{ reason, stop }` why there is none. */
export async function findPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { ...none, url: given, from: 'TEST_DATABASE_URL' }
  const folder = binaries()
  if (!folder) return { ...none, reason: 'No PostgreSQL programs (initdb, postgres) on this system, and TEST_DATABASE_URL is not set.' }
  return startCluster(folder)
}

function binaries() {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const initdb = onPath(['initdb'])
  const folders = [
    // On the PATH there may be only a link to it, without its neighbours.
    ...(initdb ? [dirname(initdb), dirname(realpathSync(initdb))] : []),
    ...versioned('/usr/lib/postgresql', '', 'bin'),
    ...versioned('/usr', 'pgsql-', 'bin'),
    '/usr/local/pgsql/bin',
    ...versioned('/opt/homebrew/opt', 'postgresql', 'bin'),
    ...versioned('/usr/local/opt', 'postgresql', 'bin'),
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
    ...(process.env.ProgramFiles ? versioned(join(process.env.ProgramFiles, 'PostgreSQL'), '', 'bin') : []),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + ending))))
}

/** The keeper owns the cluster and removes it when our end of its standard input closes, however we end. */
function startCluster(folder) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [keeper, folder], { stdio: ['pipe', 'pipe', 'inherit'], detached: true, windowsHide: true })
    const closed = new Promise((done) => child.once('close', done))
    const stop = async () => {
      child.stdin.end()
      await closed
    }
    child.stdin.on('error', () => {})
    createInterface({ input: child.stdout }).once('line', (line) => {
      const { url, version, reason } = JSON.parse(line)
      resolve(url ? { url, stop, from: `a throw-away cluster (${version})` } : { reason, stop })
    })
    child.once('close', () => resolve({ ...none, reason: 'The throw-away PostgreSQL cluster did not come up.' }))
  })
}
