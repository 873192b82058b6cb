import { createParser } from 'eventsource-parser'
import { Agent, fetch as undiciFetch } from 'undici'

/** What a tapped exchange tells. `replyTo` is the id of the request that the HTTP exchange carried, if it carried one. */
export type TapEvents = {
  onout(text: string): void
  onin(text: string, replyTo: unknown): void
  /** The server no longer knows our session, whatever its words for that are. */
  onexpired(text: string): void
  /** A body that is no JSON, for the person to see. */
  onother(text: string): void
  /** A stream that belongs to no request ended. */
  onstreamend?(): void
}

type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>

/** Our own deadlines decide how long a call may take, so the HTTP client has none but for reaching the server. */
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 30_000 } })
const plainFetch = ((url, init) => undiciFetch(url, { ...(init as object), dispatcher: agent })) as FetchLike

/** A `fetch` that copies every message to `events` as it is on the wire. Other addresses (OAuth) pass unseen: tokens must not become frames. */
export function tappedFetch(isMcp: (url: URL) => boolean, events: TapEvents, fetch: FetchLike = plainFetch): FetchLike {
  return async (target, init) => {
    const url = new URL(target)
    if (!isMcp(url)) return fetch(target, init)
    const sent = typeof init?.body === 'string' ? init.body : undefined
    if (sent !== undefined) events.onout(sent)
    const response = await fetch(target, init)
    const replyTo = sent === undefined ? undefined : (JSON.parse(sent) as { id?: unknown }).id
    const expired = response.status === 404 && new Headers(init?.headers).has('mcp-session-id')
    return copied(response, replyTo, expired ? { ...events, onin: events.onexpired } : events)
  }
}

async function copied(response: Response, replyTo: unknown, events: TapEvents): Promise<Response> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'text/event-stream' && response.ok && response.body) {
    return again(response, eventTap(response.body, replyTo, events))
  }
  const text = await response.text()
  if (text.trim() !== '') {
    if (isJson(text)) events.onin(text, replyTo)
    else events.onother(text)
  }
  return again(response, bodiless(response.status) ? null : text)
}

/** Copies the bytes to a parser on their way; the text of a message is its data lines joined by line feeds. */
function eventTap(body: ReadableStream<Uint8Array>, replyTo: unknown, events: TapEvents): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const parser = createParser({
    onEvent({ event, data }) {
      if ((event === undefined || event === 'message') && data !== '') events.onin(data, replyTo)
    },
  })
  const ended = () => {
    if (replyTo === undefined) events.onstreamend?.()
  }
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        ended()
        throw error
      })
      if (done) {
        ended()
        return controller.close()
      }
      parser.feed(decoder.decode(value, { stream: true }))
      controller.enqueue(value)
    },
    cancel(reason) {
      ended()
      return reader.cancel(reason)
    },
  })
}

const bodiless = (status: number) => status === 204 || status === 205 || status === 304

/** The SDK's check of redirects reads `url`, which a new Response does not have. */
function again(response: Response, body: ReadableStream<Uint8Array> | string | null): Response {
  const copy = new Response(body, { status: response.status, statusText: response.statusText, headers: plainHeaders(response.headers) })
  Object.defineProperty(copy, 'url', { value: response.url })
  return copy
}

/** The body is decoded by now; its old length and encoding would be lies. */
function plainHeaders(headers: Headers): Headers {
  const copy = new Headers([...headers])
  copy.delete('content-encoding')
  copy.delete('content-length')
  return copy
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
