import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The built product, running on a data folder. */
export type Product = {
  url: string
  token: string
  /** The launch link as it was printed. */
  link: string
  process: ChildProcess
  /** What it has written so far. */
  output: { stdout: string; stderr: string }
  /** Asks the API as a script would. */
  ask(path: string, init?: { method?: string; body?: unknown }): Promise<Response>
  /** Asks it to end; answers with its exit code. */
  stop(): Promise<number | null>
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
}

export type ProductOptions = {
  dataDir: string
  /** `default`: the one it takes when none is given. */
  port?: number | 'default'
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Starts `toolwright serve` on a free port and waits for its launch link. */
export async function startProduct({ dataDir, port = 0, args = [], env = {} }: ProductOptions): Promise<Product> {
  const token = env.TOOLWRIGHT_TOKEN ?? randomBytes(24).toString('hex')
  const { DATABASE_URL: _, ...inherited } = process.env
  const words = ['serve', '--no-open', ...(port === 'default' ? [] : ['--port', String(port)]), '--data', dataDir, ...args]
  const child = spawn(process.execPath, ['bin/toolwright.js', ...words], {
    cwd: root,
    env: { ...inherited, TOOLWRIGHT_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const output = { stdout: '', stderr: '' }
  const link = await launchLink(child, ended, output)
  const url = new URL(link).origin

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    token,
    link,
    process: child,
    output,
    ask: (path, { method = 'GET', body } = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      }),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** With its line end, so that a link is never taken in half. */
const linkPattern = /http:\/\/[^\s/]+:\d+\/launch#key=\S+(?=\n)/

function launchLink(child: ChildProcess, ended: Promise<number | null>, output: Product['output']): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (what: string) => reject(new Error(`The product ${what}. It said:\n${(output.stderr + output.stdout).slice(-4_000)}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      failed('printed no launch link within 30 s')
    }, 30_000)
    ended.then((code) => failed(`ended with ${code} before its launch link`), reject).finally(() => clearTimeout(timer))
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream]?.setEncoding('utf8').on('data', (text: string) => {
        output[stream] += text
        const link = linkPattern.exec(output.stdout)?.[0]
        if (!link) return
        clearTimeout(timer)
        resolve(link)
      })
  })
}
