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
  /** Asks the API as a script would. */
  ask(path: string, init?: { method?: string; body?: unknown }): Promise<Response>
  /** Asks it to end; answers with its exit code. */
  stop(): Promise<number | null>
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
}

export type ProductOptions = { dataDir: string; args?: readonly string[]; env?: NodeJS.ProcessEnv }

/** Starts `toolwright serve` on a free port and waits for its launch link. */
export async function startProduct({ dataDir, args = [], env = {} }: ProductOptions): Promise<Product> {
  const token = env.TOOLWRIGHT_TOKEN ?? randomBytes(24).toString('hex')
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['bin/toolwright.js', 'serve', '--no-open', '--port', '0', '--data', dataDir, ...args], {
    cwd: root,
    env: { ...inherited, TOOLWRIGHT_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const link = await launchLink(child, ended)
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

const linkPattern = /http:\/\/127\.0\.0\.1:\d+\/launch#key=\S+/

function launchLink(child: ChildProcess, ended: Promise<number | null>): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const failed = (what: string) => reject(new Error(`The product ${what}. It said:\n${output.slice(-4_000)}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      failed('printed no launch link within 30 s')
    }, 30_000)
    ended.then((code) => failed(`ended with ${code} before its launch link`), reject).finally(() => clearTimeout(timer))
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const link = linkPattern.exec(output)?.[0]
        if (!link) return
        clearTimeout(timer)
        resolve(link)
      })
  })
}
