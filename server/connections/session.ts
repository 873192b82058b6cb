import { defaultConnectTimeoutMs, type StoredConnection } from '#shared/connections/connection'
import type { ConnectionState, Failure } from '#shared/connections/state'
import { type Doc, isDoc } from '#shared/tool/json'
import { AppError } from '../http/errors'
import type { Log } from '../log'
import { inputResponses } from './input-requests'
import type { LinkEnd } from './link'
import { listAll } from './list-all'
import { examined, type List, type ListKind, listKinds } from './lists'
import { Live, type LiveEvents } from './live'
import type { Opened } from './open'
import { failureSentence, type Outcome } from './outcome'
import { paramHeaders } from './param-headers'
import type { RequestOptions } from './peer'
import type { Masker } from './secrets'
import type { ChildRecord } from './stdio-link'
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

const listTimeoutMs = 60_000
const failuresKept = 20
/** A server that asks for input again and again is asked no more. */
const mostRounds = 8
const changed: Record<string, ListKind[]> = {
  'notifications/tools/list_changed': ['tools'],
  'notifications/prompts/list_changed': ['prompts'],
  'notifications/resources/list_changed': ['resources', 'resourceTemplates'],
}

/** Our link to one server: at most one process or connection at a time, shared by all who use it. */
export class Session {
  readonly #deps: SessionDeps
  #state: ConnectionState = { status: 'idle' }
  #live: Live | undefined
  #connecting: Promise<void> | undefined
  #closing: Promise<void> | undefined
  #failures: readonly Failure[] = []
  readonly #lists = new Map<ListKind, { reading: Promise<List>; list?: List }>()
  readonly #events: LiveEvents = {
    onend: (live, end) => this.#lost(live, end),
    onnotification: (live, method) => {
      if (live === this.#live) for (const kind of changed[method] ?? []) this.#changed(kind)
    },
  }
  running = 0
  lastUsed = Date.now()

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** The settings that the last start was made with. */
  get settings(): StoredConnection | undefined {
    return this.#live?.settings
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
    const attempt = async (era: StoredConnection['era']) => {
      this.#live = await Live.make(settings, this.#deps, this.#events)
      return this.#live.open(era, timeoutMs)
    }
    const first = await attempt(settings.era)
    const last = 'respawn' in first ? await attempt('legacy') : first
    if ('opened' in last) return this.#ready(this.#live as Live, last.opened)
    if (this.#closing) throw new AppError('conflict', 'The connection was closed before it was ready.')
    throw this.#failed(this.#live as Live, last.reason, last.timedOut)
  }

  #ready(live: Live, opened: Opened): void {
    const { pid } = live.link
    this.#become({ status: 'ready', since: now(), ...opened, ...(pid !== undefined && { pid }) })
    this.#deps.log.info({ era: opened.era, protocolVersion: opened.protocolVersion, pid }, 'connected')
    if (opened.era === 'modern') void live.listen()
  }

  /** Remembers why there is no server, and gives it as the error that the API shows. */
  #failed(live: Live, reason: string, timedOut = false): AppError {
    const data = { ...exitOf(live.end), stderrTail: live.tail }
    const { pid, program } = live.link
    const { status } = this.#state
    const failure = { at: now(), reason }
    this.#deps.log.warn({ reason, ...exitOf(live.end) }, 'the server is not there')
    this.#become({
      status: 'failed',
      ...failure,
      ...data,
      during: status === 'ready' ? 'session' : 'start',
      since: 'since' in this.#state ? this.#state.since : failure.at,
      ...(pid !== undefined && { pid }),
      ...(program !== undefined && { program }),
      earlier: [...this.#failures],
    })
    this.#failures = [failure, ...this.#failures].slice(0, failuresKept)
    return new AppError(timedOut ? 'timeout' : 'dependency_failure', reason, { data })
  }

  #lost(live: Live, end: LinkEnd): void {
    if (live === this.#live && this.#state.status === 'ready') this.#failed(live, end.reason)
  }

  #changed(kind: ListKind): void {
    this.#lists.delete(kind)
    this.#deps.onlist(kind)
  }

  /** Ends the session and everything that belongs to it; settles when nothing is left. */
  close(): Promise<void> {
    this.#closing ??= this.#stop().finally(() => {
      this.#closing = undefined
    })
    return this.#closing
  }

  async #stop(): Promise<void> {
    const { status } = this.#state
    if (status === 'idle') return
    if (status !== 'failed') this.#become({ status: 'closing', since: now() })
    await this.#live?.close()
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
    const { opened } = this.#current()
    const { method, key, capability } = listKinds[kind]
    if (kind !== 'tools' && opened.capabilities[capability] === undefined)
      return { entries: [], byName: new Map(), pages: 0, listedAt: now(), tookMs: 0 }
    const started = performance.now()
    const listed = await listAll((params) => this.#request(method, params, { timeoutMs: listTimeoutMs }), method, key)
    const tookMs = Math.round((performance.now() - started) * 10) / 10
    if ('texts' in listed) return { ...(await examined(kind, listed.texts)), pages: listed.pages, listedAt: now(), tookMs }
    if ('problem' in listed) throw new AppError('dependency_failure', listed.problem)
    throw this.failure(listed.failed)
  }

  #current(): Live & { opened: Opened } {
    if (this.#state.status !== 'ready' || !this.#live?.opened) throw new AppError('conflict', 'The server is not connected.')
    return this.#live as Live & { opened: Opened }
  }

  /** An outcome that is no result, as the error that the API shows. */
  failure(outcome: Exclude<Outcome, { kind: 'result' }>): AppError {
    const reason = failureSentence(outcome)
    const data = { ...exitOf(this.#live?.end), stderrTail: this.#live?.tail ?? [] }
    return new AppError(outcome.kind === 'timed_out' ? 'timeout' : 'dependency_failure', this.masker?.text(reason) ?? reason, { data })
  }

  /** Calls a tool; where the server wants input first, it gets what we can say without a person. */
  async call(tool: string, args: Doc, options: RequestOptions): Promise<Outcome> {
    const { opened, link } = this.#current()
    const headers = opened.era === 'modern' && link.perRequest ? await this.#headersFor(tool, args) : undefined
    let params: Doc = { name: tool, arguments: args }
    for (let round = 1; ; round++) {
      const outcome = await this.#request('tools/call', params, headers ? { ...options, headers } : options)
      if (opened.era === 'legacy' || outcome.kind !== 'result' || round === mostRounds) return outcome
      const answers = inputResponses(outcome.result)
      if (!answers) return outcome
      const { requestState } = outcome.result
      params = { name: tool, arguments: args, inputResponses: answers, ...(requestState !== undefined && { requestState }) }
    }
  }

  /** One request. A server that has forgotten our HTTP session did not act on it, so it is sent once more in a new one. */
  async #request(method: string, params: Doc, options: RequestOptions): Promise<Outcome> {
    const live = this.#current()
    const outcome = await live.peer.request(method, params, options)
    if (outcome.kind !== 'disconnected' || live.link.pid !== undefined) return outcome
    if (!outcome.expired && outcome.sent) return outcome
    live.lost({ reason: outcome.reason }, this.#events)
    await live.close()
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

const now = () => new Date().toISOString()

function exitOf(end: LinkEnd | undefined): { exitCode?: number; signal?: string } {
  return { ...(end?.exitCode !== undefined && { exitCode: end.exitCode }), ...(end?.signal !== undefined && { signal: end.signal }) }
}
