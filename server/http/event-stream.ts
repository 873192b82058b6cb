import type { Context } from 'hono'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import type { Env } from './env'

export type EventWriter = { put(message: SSEMessage): void; end(): void; waiting(): number; clear(): void }

const heartbeatMs = 15_000

/** Server-Sent Events from a source that does not wait: what it puts is queued, and the stream closes when it says so or the reader leaves. */
export function eventStream(c: Context<Env>, open: (writer: EventWriter) => (() => void) | undefined): Response {
  c.header('cache-control', 'no-store')
  return streamSSE(c, async (stream) => {
    let queue: SSEMessage[] = []
    let over = false
    let wake = () => {}
    const writer: EventWriter = {
      put: (message) => {
        queue.push(message)
        wake()
      },
      end: () => {
        over = true
        wake()
      },
      waiting: () => queue.length,
      clear: () => {
        queue = []
      },
    }
    const close = open(writer)
    stream.onAbort(() => writer.end())
    const beat = setInterval(() => void stream.write(': \n\n').catch(() => {}), heartbeatMs)
    try {
      while (!stream.aborted) {
        const next = queue.shift()
        if (next) await stream.writeSSE(next)
        else if (over) break
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      clearInterval(beat)
      close?.()
    }
  })
}
