import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { markName } from './marked'
import type { RealServer } from './real-server-list'

const run = promisify(execFile)
const installMs = 10 * 60_000

/** One run of this check: a folder for everything, and the mark that its processes carry. */
export type Workshop = { folder: string; mark: string }

/** What `npx` is given for a server: no install scripts, a home of its own, packages from one common store. */
export function npxFor(server: RealServer, { folder, mark }: Workshop, replace: Readonly<Record<string, string>> = {}) {
  const scratch = join(folder, nameOf(server).replaceAll('/', '__'))
  const filled = (text: string) =>
    Object.entries({ SCRATCH: scratch, ...replace }).reduce((filling, [name, value]) => filling.replaceAll(name, value), text)
  const own = Object.fromEntries(Object.entries(server.env ?? {}).map(([name, value]) => [name, filled(value)]))
  return {
    scratch,
    filled,
    command: 'npx',
    args: ['-y', server.package, ...(server.args ?? []).map(filled)],
    env: {
      HOME: scratch,
      npm_config_cache: join(folder, 'npm'),
      npm_config_ignore_scripts: 'true',
      npm_config_prefer_offline: 'true',
      npm_config_update_notifier: 'false',
      [markName]: mark,
      ...own,
    } as Record<string, string>,
  }
}

export const nameOf = (server: RealServer) => server.package.slice(0, server.package.lastIndexOf('@'))

/** Fetches a package and what it needs; answers with why that cannot be done, if it cannot be had. */
export async function install(server: RealServer, workshop: Workshop): Promise<string | undefined> {
  const { scratch, env } = npxFor(server, workshop)
  mkdirSync(scratch, { recursive: true })
  furnish(scratch)
  await run('git', ['init', '--quiet', '--initial-branch=main', join(scratch, 'repository')])
  try {
    await run('npx', ['-y', '-p', server.package, '--', 'node', '-e', '0'], {
      cwd: scratch,
      // A registry may be set in the person's own settings.
      env: { ...process.env, ...env, npm_config_userconfig: join(homedir(), '.npmrc') },
      timeout: installMs,
      maxBuffer: 16 * 1024 * 1024,
    })
    return undefined
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    const code = /npm error code (E404|ETARGET|ENOVERSIONS|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT)/.exec(said)?.[1]
    if (!code) throw new Error(`npx could not install ${server.package}:\n${said.slice(-2_000)}`)
    const missing = /npm error (?:404|notarget) (?:Not Found - GET \S+ - |No matching version found for )?(.*)/.exec(said)?.[1] ?? ''
    return ['E404', 'ETARGET', 'ENOVERSIONS'].includes(code)
      ? `the registry lacks it (${code} ${missing.trim()})`
      : `the registry is out of reach (${code})`
  }
}

/** What some servers want to find when they start. */
function furnish(scratch: string): void {
  writeFileSync(
    join(scratch, 'kubeconfig'),
    `apiVersion: v1
kind: Config
clusters: [{ name: nowhere, cluster: { server: 'http://127.0.0.1:9' } }]
contexts: [{ name: nowhere, context: { cluster: nowhere, user: nobody } }]
users: [{ name: nobody, user: {} }]
current-context: nowhere
`,
  )
}

/** Starts a server that listens; `stop` ends it with its children. */
export async function listening(server: RealServer, workshop: Workshop): Promise<{ port: number; said(): string; stop(): Promise<void> }> {
  const port = await freePort()
  const { command, args, env, scratch } = npxFor(server, workshop, { PORT: String(port) })
  const child: ChildProcess = spawn(command, args, {
    cwd: scratch,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
    })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL')
    } catch {}
    await ended
  }
  return { port, said: () => said, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
