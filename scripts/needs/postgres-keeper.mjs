import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from './user.mjs'

// Runs one throw-away PostgreSQL cluster until standard input closes. Says one line of JSON: `{ url, version }` or `{ reason }`.

const [folder] = process.argv.slice(2)
const user = unprivilegedUser()
const home = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'toolwright-postgres-'))
const password = randomBytes(18).toString('hex')
const options = {
  cwd: home,
  env: { ...withoutPostgresSettings(process.env), LC_ALL: 'C' },
  windowsHide: true,
  ...(user && { uid: user.uid, gid: user.gid }),
}
let server
let ending = false

process.stdin.resume().once('end', end).once('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

try {
  const version = makeCluster()
  const port = await serve()
  answer({ url: `postgres://toolwright:${password}@127.0.0.1:${port}/postgres`, version })
} catch (error) {
  answer({ reason: `PostgreSQL from ${folder} did not start: ${lastLine(error.stderr ?? error.message)}` })
  end()
}

function makeCluster() {
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  mkdirSync(join(home, 'socket'))
  chmodSync(home, 0o700)
  if (user) for (const path of [home, passwordFile, join(home, 'socket')]) chownSync(path, user.uid, user.gid)
  const args = ['-D', join(home, 'data'), '-U', 'toolwright', `--pwfile=${passwordFile}`]
  execFileSync(program('initdb'), [...args, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return execFileSync(program('postgres'), ['--version'], { ...options, encoding: 'utf8' }).trim()
}

/** Another program may take the free port before the server does; then the next one is tried. */
async function serve(attempts = 3) {
  const port = await freePort()
  try {
    await startServer(port)
    return port
  } catch (error) {
    if (attempts <= 1) throw error
    return serve(attempts - 1)
  }
}

function startServer(port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: process.platform === 'win32' ? '' : join(home, 'socket'),
    max_connections: 200,
    // Nothing in here outlives the tests.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  server = spawn(program('postgres'), ['-D', join(home, 'data'), ...args], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(log)))
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function end() {
  if (ending) return
  ending = true
  const remove = () => {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    process.exit()
  }
  if (!server || server.exitCode !== null || server.signalCode !== null) return remove()
  server.once('exit', remove)
  server.kill('SIGQUIT')
  setTimeout(() => server.kill('SIGKILL'), 5_000).unref()
}

function program(name) {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name)
}

/** A person's own PGPORT and the like must not reach the cluster. */
function withoutPostgresSettings(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^PG[A-Z]+$/.test(name)))
}

function answer(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

function lastLine(text) {
  return String(text).trim().split('\n').at(-1)
}
