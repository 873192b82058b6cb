import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Doc, Json } from '#shared/tool/json'

export type CallAnswer = { content: { type: string; text: string }[]; structuredContent?: Json; isError?: boolean }

/** A server over stdio in the legacy era, spoken to in plain JSON: no library stands between it and the test. */
export type Peer = {
  list(): Promise<Doc[]>
  call(name: string, args: Json): Promise<CallAnswer>
  /** Closes its input; answers with its exit code and what it wrote to stderr. */
  close(): Promise<{ code: number | null; stderr: string }>
}

/** `command` is a file for Node, or a whole command line. */
export async function startPeer(
  command: string | readonly [string, ...string[]],
  { cwd, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Peer> {
  const [program, ...args] = typeof command === 'string' ? [process.execPath, command] : command
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, result, error } = JSON.parse(line) as { id: number; result?: unknown; error?: { message: string } }
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
  })
  const exited = once(child, 'exit').then(([code]) => {
    for (const { reject } of waiting.values()) reject(new Error(`The server ended with ${code}: ${stderr}`))
    return code as number | null
  })
  let last = 0
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      send({ id: last, method, params })
    })

  await ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } })
  send({ method: 'notifications/initialized' })
  return {
    list: async () => ((await ask('tools/list', {})) as { tools: Doc[] }).tools,
    call: async (name, args) => (await ask('tools/call', { name, arguments: args })) as CallAnswer,
    close: async () => {
      child.stdin.end()
      return { code: await exited, stderr }
    },
  }
}
