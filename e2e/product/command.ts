import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a run of `toolwright` came to. */
export type Run = { status: number | null; stdout: string; stderr: string; ms: number }
export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; onstart?(pid: number): void }

/** Runs the built command line to its end, as a person would type it; gives up on it after half a minute. */
export function toolwright(args: readonly string[], { cwd = root, env = {}, input = '', onstart }: RunOptions = {}): Promise<Run> {
  const { DATABASE_URL: _, TOOLWRIGHT_TOKEN: __, ...inherited } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, [`${root}bin/toolwright.js`, ...args], { cwd, env: { ...inherited, CI: '1', ...env } })
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text
    })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  if (child.pid !== undefined) onstart?.(child.pid)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      clearTimeout(timer)
      resolve({ status, ...output, ms: performance.now() - started })
    })
  })
}

/** A raw server of e2e/servers, as the text of `--server`. */
export const rawServer = (name: string, ...args: string[]) => ['node', `e2e/servers/${name}.mjs`, ...args].join(' ')
