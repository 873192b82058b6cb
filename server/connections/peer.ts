import { type Doc, isDoc } from '#shared/tool/json'
import { elementTexts } from '#shared/tool/json-text'
import { LateAnswers } from './late-answers'
import { HttpFailure, type Link, NotSent } from './link'
import { type Outcome, outcomeOf } from './outcome'
import { answerTo, methodNotFound, modernMeta } from './protocol'

export type RequestOptions = {
  /** How long to wait for an answer, counted anew at each sign of progress. */
  timeoutMs: number
  canceller?: Canceller
  headers?: Record<string, string>
  onprogress?: (progress: Doc) => void
  /** Log messages that belong to this request, where the link can tell. */
  onlog?: (message: Doc) => void
}

/** Takes back one request. An AbortController would do, at ten times the cost for every call that is never cancelled. */
export class Canceller {
  cancelled = false
  oncancel: (() => void) | undefined

  cancel(): void {
    this.cancelled = true
    this.oncancel?.()
  }
}

type Pending = { settle(outcome: Outcome): void; alive(): void; options: RequestOptions }

/** Our side of JSON-RPC with one server: requests out, answers in, and a polite reply to whatever the server asks. It never throws for what a server does. */
export class Peer {
  /** Set once the era is known: each request then carries the modern envelope. */
  modern = false
  readonly #link: Link
  readonly #onnotification: (method: string, params: Doc) => void
  readonly #pending = new Map<number, Pending>()
  readonly #late = new LateAnswers()
  #lastId = 0
  #closed: { reason: string } | undefined

  constructor(link: Link, onnotification: (method: string, params: Doc) => void) {
    this.#link = link
    this.#onnotification = onnotification
  }

  /** Hands in a message that arrived. */
  receive(text: string, message: unknown, replyTo?: unknown): void {
    if (Array.isArray(message)) {
      const texts = elementTexts(text) ?? []
      for (const [index, item] of message.entries()) this.receive(texts[index] ?? '', item, replyTo)
    } else if (isDoc(message)) {
      if (typeof message.method === 'string') this.#asked(message, message.method, replyTo)
      else this.#answered(Number(message.id ?? replyTo), outcomeOf(message, text))
    }
  }

  #answered(id: number, outcome: Outcome): void {
    const pending = this.#pending.get(id)
    if (pending) pending.settle(outcome)
    else this.#late.take(id, outcome)
  }

  #asked(message: Doc, method: string, replyTo: unknown): void {
    const params = isDoc(message.params) ? message.params : {}
    if (message.id === undefined) this.#notified(method, params, replyTo)
    else {
      const answer = answerTo(method) ?? { error: { code: methodNotFound, message: `Method not found: ${method}` } }
      void this.#link.send({ jsonrpc: '2.0', id: message.id, ...answer }).catch(() => {})
    }
  }

  #notified(method: string, params: Doc, replyTo: unknown): void {
    if (method === 'notifications/progress') {
      const pending = this.#pending.get(Number(params.progressToken))
      pending?.alive()
      pending?.options.onprogress?.(params)
    } else if (method === 'notifications/message') {
      const own = this.#pending.get(Number(replyTo))
      for (const pending of own ? [own] : this.#pending.values()) pending.options.onlog?.(params)
    }
    this.#onnotification(method, params)
  }

  /** Everything that waits is told that no answer will come. */
  closed(reason: string): void {
    this.#closed = { reason }
    this.#late.clear()
    for (const pending of [...this.#pending.values()]) pending.settle({ kind: 'disconnected', reason, sent: true })
  }

  notify(method: string, params?: Doc): Promise<void> {
    return this.#link.send({ jsonrpc: '2.0', method, ...(params && { params }) })
  }

  request(method: string, params: Doc, options: RequestOptions): Promise<Outcome> {
    if (this.#closed) return Promise.resolve({ kind: 'disconnected', reason: this.#closed.reason, sent: false })
    if (options.canceller?.cancelled) return Promise.resolve({ kind: 'cancelled' })
    const id = ++this.#lastId
    const stream = this.#link.perRequest ? new AbortController() : undefined
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const end = (outcome: Outcome) => {
        this.#pending.delete(id)
        clearTimeout(timer)
        if (options.canceller) options.canceller.oncancel = undefined
        resolve(outcome)
      }
      const settle = (outcome: Outcome) => {
        if (!this.#pending.has(id)) return
        if (stream) setTimeout(() => stream.abort(), 1000).unref()
        end(outcome)
      }
      const giveUp = (kind: 'cancelled' | 'timed_out', reason: string) => {
        this.#withdraw(id, reason, stream)
        end({ kind, late: this.#late.expect(id, stream) })
      }
      const cancel = () => giveUp('cancelled', 'The caller cancelled the request.')
      const alive = () => {
        clearTimeout(timer)
        timer = setTimeout(() => giveUp('timed_out', 'The deadline has passed.'), options.timeoutMs)
      }
      this.#pending.set(id, { settle, alive, options })
      alive()
      if (options.canceller) options.canceller.oncancel = cancel
      const sending = this.#link.send(
        { jsonrpc: '2.0', id, method, params: this.#withMeta(params, options.onprogress && id) },
        {
          ...(stream && {
            signal: stream.signal,
            onend: () => settle({ kind: 'disconnected', reason: 'The server closed the stream without an answer.', sent: true }),
          }),
          ...(options.headers && { headers: options.headers }),
        },
      )
      sending.catch((error: unknown) => settle(sendFailure(error)))
    })
  }

  #withMeta(params: Doc, progressToken: number | undefined): Doc {
    if (!this.modern && progressToken === undefined) return params
    const given = isDoc(params._meta) ? params._meta : {}
    return { ...params, _meta: { ...given, ...(this.modern && modernMeta), ...(progressToken !== undefined && { progressToken }) } }
  }

  /** Tells the server that nobody waits any more, in the way its era and transport know. */
  #withdraw(requestId: number, reason: string, stream: AbortController | undefined): void {
    if (this.modern && stream) stream.abort()
    else void this.notify('notifications/cancelled', { requestId, reason }).catch(() => {})
  }
}

function sendFailure(error: unknown): Outcome {
  const reason = (error as Error).message
  if (error instanceof NotSent) return { kind: 'disconnected', reason, sent: false }
  if (error instanceof HttpFailure)
    return { kind: 'disconnected', reason, sent: true, status: error.status, ...(error.status === 404 && { expired: true }) }
  return { kind: 'disconnected', reason, sent: true }
}
