import type { SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Transport } from '#shared/connections/connection'
import { tappedFetch } from './http-tap'
import { HttpFailure, isMessage, type Link, type LinkEvents, NotSent, type SendOptions } from './link'

export type HttpSettings = Extract<Transport, { type: 'http' | 'sse' }>
type SdkTransport = StreamableHTTPClientTransport | SSEClientTransport
type SdkMessage = Parameters<SdkTransport['send']>[0]

/** A server behind a URL, over the SDK's transports; messages are read from the wire, not from what the transport makes of them. */
export class HttpLink implements Link {
  readonly perRequest: boolean
  readonly #settings: HttpSettings
  readonly #events: LinkEvents
  #transport: SdkTransport | undefined
  #endpointOrigin: string
  #closed = false

  constructor(settings: HttpSettings, events: LinkEvents) {
    this.#settings = settings
    this.#events = events
    this.perRequest = settings.type === 'http'
    this.#endpointOrigin = new URL(settings.url).origin
  }

  async start(): Promise<void> {
    const { SSEClientTransport, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    const url = new URL(this.#settings.url)
    const legacy = this.#settings.type === 'sse'
    const fetch = tappedFetch((target) => this.#isMcp(target, url, legacy), {
      onout: (text) => this.#events.onframe('out', text, undefined),
      onin: (text, replyTo) => this.#read(text, replyTo),
      onexpired: (text) => this.#events.onframe('in', text, undefined),
      onother: (text) => this.#events.online('stdout', text.length > 2000 ? `${text.slice(0, 2000)}…` : text),
      ...(legacy && { onstreamend: () => this.#lost() }),
    })
    const options = { fetch, requestInit: { headers: this.#settings.headers } }
    this.#transport = legacy ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options)
    this.#transport.onerror = () => {}
    await this.#transport.start().catch((error: unknown) => {
      throw asFailure(error, this.#settings.url)
    })
  }

  /** The legacy transport posts to an address of the same origin that its stream names. */
  #isMcp(target: URL, url: URL, legacy: boolean): boolean {
    if (legacy) return target.origin === this.#endpointOrigin && !target.pathname.startsWith('/.well-known/')
    return target.origin === url.origin && target.pathname === url.pathname
  }

  #read(text: string, replyTo: unknown): void {
    const message: unknown = JSON.parse(text)
    if (isMessage(message)) this.#events.onframe('in', text, message, replyTo)
    else this.#events.online('stdout', text)
  }

  #lost(): void {
    if (this.#closed) return
    this.#closed = true
    void this.#transport?.close()
    this.#events.onend({ reason: 'The server closed its event stream.' })
  }

  async send(message: object, options: SendOptions = {}): Promise<void> {
    if (!this.#transport || this.#closed) throw new NotSent('The connection is closed.')
    try {
      const more = {
        ...(options.signal && { requestSignal: options.signal }),
        ...(options.headers && { headers: options.headers }),
        ...(options.onend && { onRequestStreamEnd: options.onend }),
      }
      await (this.#transport as StreamableHTTPClientTransport).send(message as SdkMessage, more)
    } catch (error) {
      if (options.signal?.aborted) return
      throw asFailure(error, this.#settings.url)
    }
  }

  agreed(version: string): void {
    this.#transport?.setProtocolVersion(version)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const transport = this.#transport
    if (transport && 'terminateSession' in transport) await withinASecond(transport.terminateSession().catch(() => {}))
    await transport?.close()
    this.#events.onend({ reason: 'The connection was closed.' })
  }
}

const withinASecond = (work: Promise<unknown>) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1000).unref())])

const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_SSL_WRONG_VERSION_NUMBER',
])

const explained: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: the server is not running, or on another port.',
  ENOTFOUND: 'There is no host of that name.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNRESET: 'The connection was cut off.',
  UND_ERR_CONNECT_TIMEOUT: 'The host does not answer.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'It does not speak TLS there; the address may have to begin with http.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is signed by itself, which proves nothing.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is signed by someone this machine does not know.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is signed by someone this machine does not know.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host.',
}

/** The errors of fetch and of the SDK as ours: an HTTP status, or a message that never left. */
function asFailure(error: unknown, url: string): Error {
  const known = error as {
    status?: unknown
    code?: unknown
    message?: string
    data?: { status?: unknown }
    cause?: { code?: string; message?: string }
    event?: { cause?: unknown }
  }
  const status = [known.status, known.data?.status, known.code].find(
    (value): value is number => typeof value === 'number' && value >= 100 && value < 600,
  )
  const type = /content type:? "?([\w.+-]+\/[\w.+-]+)/i.exec(known.message ?? '')?.[1]
  if (type !== undefined || (status !== undefined && status < 300))
    return new HttpFailure(status ?? 200, `The address answers${type ? ` with ${type}` : ''}, but not with MCP messages.`)
  if (status !== undefined) return new HttpFailure(status, `The server answered ${status}${hint(status)}`)
  const cause = rootCause(error)
  const words = explained[cause.code ?? ''] ?? cause.message ?? known.message ?? 'the request failed'
  const message = `${url} could not be reached: ${words}`
  return cause.code !== undefined && neverSent.has(cause.code) ? new NotSent(message) : new Error(message, { cause: error })
}

function rootCause(error: unknown): { code?: string; message?: string } {
  let cause = error as { code?: string; message?: string; cause?: unknown; errors?: unknown[] }
  for (let depth = 0; depth < 5; depth++) {
    const inner = (cause.cause ?? cause.errors?.[0]) as typeof cause | undefined
    if (!inner || typeof inner !== 'object') break
    cause = inner
  }
  // An event source passes on the words of the cause, not the cause.
  const code = typeof cause.code === 'string' ? cause.code : Object.keys(explained).find((known) => cause.message?.includes(known))
  return { ...(code !== undefined && { code }), ...(cause.message && { message: cause.message }) }
}

function hint(status: number): string {
  if (status === 401) return ': it wants to know who asks. Add an Authorization header.'
  if (status === 403) return ': it refuses this caller.'
  if (status === 404) return ': there is no MCP server at this address, or it has forgotten the session.'
  if (status === 405) return ': this address does not take MCP messages of this kind.'
  return status >= 500 ? ': it failed on its side.' : '.'
}
