// What the raw servers share: reading lines, answering, the legacy handshake, tools by name. No SDK, so that each can be wrong in its own way.

import { appendFileSync } from 'node:fs'

const legacyVersions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']

/** `--name VALUE` from the command line. */
export function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : process.argv[at + 1]
}

export const flag = (name) => process.argv.includes(`--${name}`)

/** Appends what a test wants to see to the file named by `--log FILE`, one JSON value per line. */
export function record(value) {
  const file = option('log')
  if (file) appendFileSync(file, `${JSON.stringify(value)}\n`)
}

export const text = (value) => ({ content: [{ type: 'text', text: value }] })
export const json = (value) => text(JSON.stringify(value))

export const tool = (name, description, properties = {}, more = {}) => ({
  name,
  description,
  inputSchema: { type: 'object', properties },
  ...more,
})

export const write = (chunk, done) => process.stdout.write(chunk, done)
export const send = (message) => write(`${JSON.stringify(message)}\n`)
export const notification = (method, params) => ({ jsonrpc: '2.0', method, ...(params && { params }) })
export const result = (id, value) => ({ jsonrpc: '2.0', id, result: value })
export const error = (id, code, message, data) => ({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } })

/**
 * One end of a conversation over any wire. `tools` is a list or a function that gives one; `calls` holds a function per tool:
 * what it returns is the result, `undefined` means that it has answered by itself or never will. `methods` replaces or adds
 * requests, in the same way.
 */
export function createPeer({ send: out = send, tools = [], calls = {}, methods = {}, capabilities = { tools: {} }, onNotification } = {}) {
  const running = new Map()
  const asked = new Map()
  let nextAsk = 1

  const requests = {
    initialize: ({ params }) => ({
      protocolVersion: legacyVersions.includes(params?.protocolVersion) ? params.protocolVersion : '2025-11-25',
      capabilities,
      serverInfo: { name: 'raw', version: '1.0.0' },
    }),
    ping: () => ({}),
    'tools/list': () => ({ tools: typeof tools === 'function' ? tools() : tools }),
    'tools/call': (request, context) => {
      const call = calls[request.params?.name]
      if (!call) throw Object.assign(new Error(`Unknown tool: ${request.params?.name}`), { code: -32602 })
      return call(request.params.arguments ?? {}, context)
    },
    ...methods,
  }

  const notify = (method, params) => out(notification(method, params))

  /** Sends a request to the client; gives its whole answer, or `null` if there is none in time. */
  function ask(method, params, milliseconds = 3000) {
    const id = `server-${nextAsk}`
    nextAsk += 1
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds, null)
      asked.set(id, (message) => {
        clearTimeout(timer)
        resolve(message)
      })
      out({ jsonrpc: '2.0', id, method, ...(params && { params }) })
    })
  }

  async function answer(request, answerOut) {
    const { id, method, params } = request
    const controller = new AbortController()
    const progressToken = params?._meta?.progressToken
    const context = {
      id,
      request,
      signal: controller.signal,
      progressToken,
      send: answerOut,
      notify,
      ask,
      progress: (progress, total, message) =>
        progressToken === undefined
          ? undefined
          : answerOut(notification('notifications/progress', { progressToken, progress, total, message })),
    }
    running.set(id, controller)
    try {
      if (!Object.hasOwn(requests, method)) throw Object.assign(new Error(`Method not found: ${method}`), { code: -32601 })
      const value = await requests[method](request, context)
      if (value !== undefined && !controller.signal.aborted) answerOut(result(id, value))
    } catch (cause) {
      if (!controller.signal.aborted) answerOut(error(id, cause.code ?? -32603, cause.message, cause.data))
    } finally {
      running.delete(id)
    }
  }

  return {
    /** Takes one message; `answerOut` is where its answer goes if that is not the common way out. */
    async receive(message, answerOut = out) {
      if (message.method === undefined) {
        asked.get(message.id)?.(message)
        asked.delete(message.id)
      } else if (message.id !== undefined) {
        await answer(message, answerOut)
      } else {
        if (message.method === 'notifications/cancelled') running.get(message.params?.requestId)?.abort()
        onNotification?.(message)
      }
    },
    cancel: (id) => running.get(id)?.abort(),
  }
}

/** Gives each line of standard input, parsed; ends the process with the input unless told to stay. */
export function readLines(onMessage, { stay = false } = {}) {
  let rest = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) if (line.trim() !== '') onMessage(JSON.parse(line))
  })
  process.stdin.on('end', () => {
    if (!stay) process.exit(0)
  })
}

/** A well-behaved peer on standard input and output, but for what the options change. */
export function serve(options = {}) {
  const peer = createPeer(options)
  readLines((message) => void peer.receive(message), options)
}

export const wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
