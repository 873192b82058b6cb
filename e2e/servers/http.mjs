// What the two HTTP servers share: reading a body, listening on a free port of 127.0.0.1 and saying where, and their common tools.

import { fstatSync } from 'node:fs'
import { createServer } from 'node:http'
import { result, text, tool, wait } from './raw.mjs'

export async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Prints one line of JSON with the address once it listens; ends with its standard input if that is a pipe, so that a test cannot leave it behind. */
export function listen(path, handle) {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((cause) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(cause?.stack ?? cause))
    })
  })
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}${path}` })))
  if (!fstatSync(0).isCharacterDevice()) process.stdin.resume().on('end', () => process.exit(0))
}

export const event = (message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`

/** What the server has seen, for tests to ask after with the tool `seen`. */
export const seen = { requests: 0, sessions: 0, deleted: 0, cancelled: [], closedStreams: [], headers: {} }

export const tools = [
  tool('echo', 'Returns what it is given.', { text: { type: 'string' } }),
  tool('slow', 'Reports progress, then answers.', { steps: { type: 'integer', default: 5 }, everyMs: { type: 'integer', default: 100 } }),
  tool('late', 'Answers after a while, also when it was told to stop.', { ms: { type: 'integer', default: 1000 } }),
  tool('seen', 'Says what the server has seen so far.'),
]

export const calls = {
  echo: ({ text: said }) => text(String(said)),
  async slow({ steps = 5, everyMs = 100 }, { signal, progress }) {
    for (let step = 1; step <= steps; step += 1) {
      await wait(everyMs, signal)
      if (signal.aborted) return undefined
      progress(step, steps, `step ${step}`)
    }
    return text(`counted to ${steps}`)
  },
  async late({ ms = 1000 }, { id, send }) {
    await wait(ms)
    send(result(id, text('late')))
    return undefined
  },
  seen: () => text(JSON.stringify(seen)),
}

export function onNotification(message) {
  if (message.method === 'notifications/cancelled') seen.cancelled.push(message.params?.requestId)
}
