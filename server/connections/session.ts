import { setTimeout as delay } from 'node:timers/promises'
import { defaultConnectTimeoutMs, type StoredConnection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { type Doc, isDoc } from '#shared/tool/json'
import { AppError } from '../http/errors'
import type { Log } from '../log'
import type { Link, LinkEnd, LinkEvents } from './link'
import { examined, type List, type ListKind, listKinds } from './lists'
import { type Opened, open } from './open'
import { failureSentence, type Outcome } from './outcome'
import { paramHeaders } from './param-headers'
import { listAll, Peer, type RequestOptions } from './peer'
import { answerTo } from './protocol'
import { type Masker, maskerFor } from './secrets'
import { type ChildRecord, StdioLink } from './stdio-link'
import type { Traffic } from './traffic'

export type SessionDeps = {
  traffic: Traffic
  children: ChildRecord
  log: Log
  /** The state has changed. */
  onstate(): void
  /** What the server offers may have changed. */
  onlist(kind: ListKind): void
}

/** One way to the server while it lasts: everything that is opened with it is undone with it. */
type Live = { settings: StoredConnection; link: Link; peer: Peer; masker: Masker; opened?: Opened; end?: LinkEnd; ended: AbortController }

const listTimeoutMs = 60_000
/** A server that asks for input again and again is asked no more. */
const mostRounds = 8

/** Our link to one server: at most one process or connection at a time, shared by all who use it. */
export class Session {
  readonly #deps: SessionDeps
  #state: ConnectionState = { status: 'idle' }
  #live: Live | undefined
  #connecting: Promise<void> | undefined
  #closing: Promise<void> | undefined
  readonly #lists = new Map<ListKind, { reading: Promise<List>; list?: List }>()
  running = 0
  lastUsed = Date.now()

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** What hides the secrets of the settings that are in use. */
  get masker(): Masker | undefined {
    return this.#live?.masker
  }

  #become(state: ConnectionState): void {
    this.#state = state
    this.#deps.onstate()
  }

  /** Settles when the server is ready; a second caller waits for the first. */
  async connect(settings: StoredConnection): Promise<void> {
    this.lastUsed = Date.now()
    await this.#closing
    if (this.#state.status === 'ready') return
    this.#connecting ??= this.#start(settings).finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #start(settings: StoredConnection): Promise<void> {
    this.#lists.clear()
    this.#become({ status: 'connecting', since: now() })
    const timeoutMs = settings.connectTimeoutMs ?? defaultConnectTimeoutMs
    const first = await this.#attempt(settings, settings.era, timeoutMs)
    const last = first.respawn ? await this.#attempt(settings, 'legacy', timeoutMs) : first
    if (last.opened) return
    if (this.#closing) throw new AppError('conflict', 'The connection was closed before it was ready.')
    const { end, reason, timedOut } = last
    const failure = { reason, ...exitOf(end), stderrTail: this.#deps.traffic.tail() }
    this.#deps.log.warn({ reason, ...exitOf(end) }, 'connecting failed')
    this.#become({ status: 'failed', at: now(), ...failure })
    throw new AppError(timedOut ? 'timeout' : 'dependency_failure', reason, { data: { ...exitOf(end), stderrTail: failure.stderrTail } })
  }

  async #attempt(
    settings: StoredConnection,
    era: StoredConnection['era'],
    timeoutMs: number,
  ): Promise<{ opened?: Opened; respawn?: true; end?: LinkEnd | undefined; reason: string; timedOut: boolean }> {
    const live = await this.#link(settings)
    this.#live = live
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      await withDeadline(live.link.start(), deadline)
      const stdio = settings.transport.type === 'stdio'
      const opening = await withDeadline(
        open(
          live.peer,
          settings.transport.type === 'sse' ? 'legacy' : era,
          { stdio, agreed: (version) => live.link.agreed?.(version) },
          timeoutMs,
        ),
        deadline,
      )
      if ('opened' in opening && !live.end) {
        this.#ready(live, opening.opened)
        return { opened: opening.opened, reason: '', timedOut: false }
      }
      await live.link.close()
      if ('opened' in opening) return { end: live.end, reason: live.end?.reason ?? '', timedOut: false }
      const late = opening.timedOut
      return {
        end: live.end,
        reason: late ? lateSentence(timeoutMs) : live.masker.text(opening.failed),
        timedOut: late,
        ...(opening.respawn && { respawn: true }),
      }
    } catch (error) {
      await live.link.close()
      const late = deadline.aborted
      return { end: live.end, reason: late ? lateSentence(timeoutMs) : live.masker.text((error as Error).message), timedOut: late }
    }
  }

  async #link(settings: StoredConnection): Promise<Live> {
    const masker = maskerFor(settings.transport)
    const { traffic, children } = this.#deps
    const events: LinkEvents = {
      onframe(direction, text, message, replyTo) {
        traffic.frame(direction, text, masker)
        if (direction === 'in') peer.receive(text, message, replyTo)
      },
      online: (stream, line) => traffic.line(stream, line, masker),
      onend: (end) => this.#ended(live, { ...end, reason: masker.text(end.reason) }),
    }
    const link = await linkTo(settings.transport, events, children)
    const peer = new Peer(link, (method) => this.#notified(live, method))
    const live: Live = { settings, link, peer, masker, ended: new AbortController() }
    return live
  }

  #ready(live: Live, opened: Opened): void {
    live.opened = opened
    const { link } = live
    this.#become({ status: 'ready', since: now(), ...opened, ...(link.pid !== undefined && { pid: link.pid }) })
    this.#deps.log.info({ era: opened.era, protocolVersion: opened.protocolVersion, pid: link.pid }, 'connected')
    if (opened.era === 'modern') void this.#listen(live)
  }

  /** In the modern era changes are told only on a stream that asked for them. */
  async #listen(live: Live): Promise<void> {
    const capabilities = live.opened?.capabilities ?? {}
    const changes = (name: string) => isDoc(capabilities[name]) && (capabilities[name] as Doc).listChanged === true
    const notifications = {
      ...(changes('tools') && { toolsListChanged: true }),
      ...(changes('prompts') && { promptsListChanged: true }),
      ...(changes('resources') && { resourcesListChanged: true }),
    }
    if (Object.keys(notifications).length === 0) return
    for (let failures = 0; failures < 5 && !live.ended.signal.aborted; failures++) {
      const outcome = await live.peer.request('subscriptions/listen', { notifications }, { timeoutMs: 0x7fffffff })
      if (outcome.kind === 'error') return
      await delay(1000 * 2 ** failures, undefined, { signal: live.ended.signal, ref: false }).catch(() => {})
    }
  }

  #notified(live: Live, method: string): void {
    if (live !== this.#live) return
    const kinds: Record<string, ListKind[]> = {
      'notifications/tools/list_changed': ['tools'],
      'notifications/prompts/list_changed': ['prompts'],
      'notifications/resources/list_changed': ['resources', 'resourceTemplates'],
    }
    for (const kind of kinds[method] ?? []) {
      this.#lists.delete(kind)
      this.#deps.onlist(kind)
    }
  }

  #ended(live: Live, end: LinkEnd): void {
    live.end = end
    live.ended.abort()
    live.peer.closed(end.reason)
    if (live !== this.#live || this.#state.status !== 'ready') return
    this.#deps.log.warn({ ...end }, 'the server went away')
    this.#become({ status: 'failed', at: now(), reason: end.reason, ...exitOf(end), stderrTail: this.#deps.traffic.tail() })
  }

  /** Ends the session and everything that belongs to it; settles when nothing is left. */
  close(): Promise<void> {
    this.#closing ??= this.#stop().finally(() => {
      this.#closing = undefined
    })
    return this.#closing
  }

  async #stop(): Promise<void> {
    const live = this.#live
    const { status } = this.#state
    if (status === 'idle') return
    if (status === 'ready' || status === 'connecting') this.#become({ status: 'closing', since: now() })
    live?.ended.abort()
    await live?.link.close()
    await this.#connecting?.catch(() => {})
    this.#lists.clear()
    this.#become({ status: 'idle' })
  }

  /** What the server offers, read once until it says that it changed. */
  list(kind: ListKind, refresh = false): Promise<List> {
    this.lastUsed = Date.now()
    const known = refresh ? undefined : this.#lists.get(kind)
    if (known) return known.reading
    const entry: { reading: Promise<List>; list?: List } = { reading: this.#readList(kind) }
    this.#lists.set(kind, entry)
    entry.reading.then(
      (list) => {
        entry.list = list
      },
      () => {
        if (this.#lists.get(kind) === entry) this.#lists.delete(kind)
      },
    )
    return entry.reading
  }

  /** A list that is at hand, without waiting. */
  listed(kind: ListKind): List | undefined {
    return this.#lists.get(kind)?.list
  }

  async #readList(kind: ListKind): Promise<List> {
    const { peer, opened } = this.#current()
    const { method, key, capability } = listKinds[kind]
    if (kind !== 'tools' && opened.capabilities[capability] === undefined)
      return { entries: [], byName: new Map(), pages: 0, listedAt: now() }
    const listed = await listAll(peer, method, key, listTimeoutMs)
    if ('texts' in listed) return { ...(await examined(kind, listed.texts)), pages: listed.pages, listedAt: now() }
    if ('problem' in listed) throw new AppError('dependency_failure', listed.problem)
    throw this.failure(listed.failed)
  }

  #current(): Live & { opened: Opened } {
    if (this.#state.status !== 'ready' || !this.#live?.opened) throw new AppError('conflict', 'The server is not connected.')
    return this.#live as Live & { opened: Opened }
  }

  /** An outcome that is no result, as the error that the API shows. */
  failure(outcome: Outcome): AppError {
    if (outcome.kind === 'result') return new AppError('internal_error', 'Something went wrong on our side.')
    const data = { ...exitOf(this.#live?.end), stderrTail: this.#deps.traffic.tail() }
    const reason = this.#live?.masker.text(failureSentence(outcome)) ?? failureSentence(outcome)
    return new AppError(outcome.kind === 'timed_out' ? 'timeout' : 'dependency_failure', reason, { data })
  }

  /** Calls a tool; where the server wants input first, it gets what we can say without a person. */
  async call(tool: string, args: Doc, options: RequestOptions): Promise<Outcome> {
    const { opened, link } = this.#current()
    const headers = opened.era === 'modern' && link.perRequest ? await this.#headersFor(tool, args) : undefined
    let params: Doc = { name: tool, arguments: args }
    for (let round = 1; ; round++) {
      const outcome = await this.#request('tools/call', params, { ...options, ...(headers && { headers }) })
      const answers =
        opened.era === 'modern' && outcome.kind === 'result' && round < mostRounds ? inputResponses(outcome.result) : undefined
      if (!answers) return outcome
      const { requestState } = (outcome as { result: Doc }).result
      params = { name: tool, arguments: args, inputResponses: answers, ...(requestState !== undefined && { requestState }) }
    }
  }

  /** One request. A server that has forgotten our HTTP session did not act on it, so it is sent once more in a new one. */
  async #request(method: string, params: Doc, options: RequestOptions): Promise<Outcome> {
    const live = this.#current()
    const outcome = await live.peer.request(method, params, options)
    if (outcome.kind !== 'disconnected' || live.link.pid !== undefined) return outcome
    if (!outcome.expired && outcome.sent) return outcome
    this.#ended(live, { reason: outcome.reason })
    await live.link.close()
    if (!outcome.expired) return outcome
    await this.connect(live.settings)
    return this.#current().peer.request(method, params, options)
  }

  async #headersFor(tool: string, args: Doc): Promise<Record<string, string> | undefined> {
    const list = await this.list('tools').catch(() => undefined)
    const found = list?.byName.get(tool)?.value
    return isDoc(found) ? paramHeaders(found.inputSchema, args) : undefined
  }
}

/** What HTTP needs is loaded only when it is used. */
async function linkTo(transport: StoredConnection['transport'], events: LinkEvents, children: ChildRecord): Promise<Link> {
  if (transport.type === 'stdio') return new StdioLink(transport, events, children)
  const { HttpLink } = await import('./http-link')
  return new HttpLink(transport, events)
}

const now = () => new Date().toISOString()
const lateSentence = (timeoutMs: number) => `The server did not come up within ${timeoutMs / 1000} s.`

function exitOf(end: LinkEnd | undefined): { exitCode?: number; signal?: string } {
  return { ...(end?.exitCode !== undefined && { exitCode: end.exitCode }), ...(end?.signal !== undefined && { signal: end.signal }) }
}

/** Answers to what a server wants to know before it goes on; `undefined` where it wants nothing, or something only a person can give. */
function inputResponses(result: Doc): Doc | undefined {
  if (result.resultType !== 'input_required' || !isDoc(result.inputRequests)) return undefined
  const answers = Object.entries(result.inputRequests).map(([key, request]) => {
    const answer = isDoc(request) && typeof request.method === 'string' ? answerTo(request.method) : undefined
    return [key, answer && 'result' in answer ? answer.result : undefined] as const
  })
  return answers.every(([, answer]) => answer !== undefined) ? (Object.fromEntries(answers) as Doc) : undefined
}

function withDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('late')), { once: true })
    work.then(resolve, reject)
  })
}
