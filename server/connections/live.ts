import { setTimeout as delay } from 'node:timers/promises'
import type { Era, StoredConnection, Transport } from '#shared/connections/connection'
import { type Doc, isDoc } from '#shared/tool/json'
import type { Link, LinkEnd, LinkEvents } from './link'
import { type Opened, open } from './open'
import { Peer } from './peer'
import { type Masker, maskerFor } from './secrets'
import { type ChildRecord, StdioLink } from './stdio-link'
import type { Traffic } from './traffic'

export type LiveEvents = { onend(live: Live, end: LinkEnd): void; onnotification(live: Live, method: string): void }
/** What came of opening: `respawn` asks for one more try, greeting the server in the legacy way. */
export type Attempt = { opened: Opened } | { reason: string; timedOut: boolean; respawn?: true }

/** One way to a server while it lasts: a process or a connection, our peer on it, and what hides its secrets. */
export class Live {
  readonly settings: StoredConnection
  readonly link: Link
  readonly peer: Peer
  readonly masker: Masker
  opened: Opened | undefined
  end: LinkEnd | undefined
  #leaving = false
  readonly #traffic: Traffic
  readonly #firstLine: number
  readonly #over = new AbortController()

  private constructor(
    settings: StoredConnection,
    traffic: Traffic,
    masker: Masker,
    link: Link,
    onnotification: (live: Live, method: string) => void,
  ) {
    this.settings = settings
    this.#traffic = traffic
    this.#firstLine = traffic.lines.lastSeq
    this.masker = masker
    this.link = link
    this.peer = new Peer(link, (method) => onnotification(this, method))
  }

  static async make(settings: StoredConnection, deps: { traffic: Traffic; children: ChildRecord }, events: LiveEvents): Promise<Live> {
    const { traffic, children } = deps
    const masker = maskerFor(settings.transport)
    const link = await linkTo(settings.transport, children, {
      onframe(direction, text, message, replyTo) {
        traffic.frame(direction, text, masker)
        if (direction === 'in') live.peer.receive(text, message, replyTo)
      },
      online: (stream, line) => traffic.line(stream, line, masker),
      onend: (end) => live.lost({ ...end, reason: masker.text(end.reason) }, events),
    })
    const live: Live = new Live(settings, traffic, masker, link, events.onnotification)
    return live
  }

  /** The last things this process said, not those of an earlier one. */
  get tail(): string[] {
    return this.#traffic.tail(this.#firstLine)
  }

  lost(end: LinkEnd, events: Pick<LiveEvents, 'onend'>): void {
    if (this.end) return
    // The exit of a process that we ended says nothing about it.
    this.end = this.#leaving ? { reason: end.reason } : end
    this.#over.abort()
    this.peer.closed(end.reason)
    events.onend(this, end)
  }

  /** Starts and greets the server; what fails is closed again. */
  async open(era: Era, timeoutMs: number): Promise<Attempt> {
    const { type } = this.settings.transport
    const deadline = AbortSignal.timeout(timeoutMs)
    const late = { reason: `The server did not come up within ${timeoutMs / 1000} s.`, timedOut: true }
    try {
      await withDeadline(this.link.start(), deadline)
      const link = { stdio: type === 'stdio', agreed: (version: string) => this.link.agreed?.(version) }
      const opening = await withDeadline(open(this.peer, type === 'sse' ? 'legacy' : era, link, timeoutMs), deadline)
      if ('opened' in opening && !this.end) {
        this.opened = opening.opened
        return opening
      }
      await this.close()
      if ('opened' in opening) return { reason: this.end?.reason ?? 'The connection was closed.', timedOut: false }
      if (opening.timedOut) return late
      return { reason: this.masker.text(opening.failed), timedOut: false, ...(opening.respawn && { respawn: true }) }
    } catch (error) {
      await this.close()
      return deadline.aborted ? late : { reason: this.masker.text((error as Error).message), timedOut: false }
    }
  }

  /** In the modern era changes are told only on a stream that asked for them; one that breaks off is opened again a few times. */
  async listen(): Promise<void> {
    const capabilities = this.opened?.capabilities ?? {}
    const changes = (name: string) => isDoc(capabilities[name]) && (capabilities[name] as Doc).listChanged === true
    const notifications = {
      ...(changes('tools') && { toolsListChanged: true }),
      ...(changes('prompts') && { promptsListChanged: true }),
      ...(changes('resources') && { resourcesListChanged: true }),
    }
    if (Object.keys(notifications).length === 0) return
    for (let failures = 0; failures < 5 && !this.#over.signal.aborted; failures++) {
      const outcome = await this.peer.request('subscriptions/listen', { notifications }, { timeoutMs: 0x7fffffff })
      if (outcome.kind === 'error') return
      await delay(1000 * 2 ** failures, undefined, { signal: this.#over.signal, ref: false }).catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#leaving = true
    this.#over.abort()
    await this.link.close()
  }
}

/** What HTTP needs is loaded only when it is used. */
async function linkTo(transport: Transport, children: ChildRecord, events: LinkEvents): Promise<Link> {
  if (transport.type === 'stdio') return new StdioLink(transport, events, children)
  const { HttpLink } = await import('./http-link')
  return new HttpLink(transport, events)
}

function withDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('The time is over.')), { once: true })
    work.then(resolve, reject)
  })
}
