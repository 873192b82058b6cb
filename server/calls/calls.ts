import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { CallStatus, OutputVerdict, Progress } from '#shared/calls/call'
import { defaultTimeoutMs, type StoredConnection } from '#shared/connections/connection'
import type { Doc } from '#shared/tool/json'
import { memberText } from '#shared/tool/json-text'
import type { List } from '../connections/lists'
import type { SessionManager } from '../connections/manager'
import type { Outcome } from '../connections/outcome'
import { Canceller } from '../connections/peer'
import type { Masker } from '../connections/secrets'
import type { Session } from '../connections/session'
import type { Events } from '../events'
import { AppError } from '../http/errors'
import type { Log } from '../log'
import type { CallRecord, CallStore } from '../storage/store'
import type { SchemaValidator } from '../validation/validator'
import { type CallHead, type CallTail, callText, runningText, tailOf } from './call-text'
import type { History } from './history'
import { logEnd } from './log-end'

export const mostAtOnce = 64
/** An answer waits no longer than this for a tool list that does not come. */
const listPatienceMs = 5000

export type CallRequest = { tool: string; arguments: Doc; timeoutMs?: number | undefined }
export type CallListener = { onprogress?(progress: Doc): void; onlog?(message: Doc): void }
/** `text` is the Call for the one who made it; `refused` where the server never saw it. */
export type CallEnd = { text: string; refused?: AppError }
type Running = { head: CallHead; canceller: Canceller; progress?: Progress }

type Deps = { sessions: SessionManager; store: CallStore; history: History; validator: SchemaValidator; events: Events; log: Log }

/** Makes calls, follows them, remembers them. */
export class Calls {
  readonly #deps: Deps
  readonly #running = new Map<string, Running>()
  #lastStart = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Connects if needed and starts a call; `done` settles when it is over, whatever came of it. */
  async start(
    connection: StoredConnection,
    request: CallRequest,
    correlationId: string,
    listener: CallListener = {},
  ): Promise<{ head: CallHead; done: Promise<CallEnd> }> {
    const { session } = this.#deps.sessions.for(connection.id)
    if (session.running >= mostAtOnce)
      throw new AppError('rate_limited', `This server already has ${mostAtOnce} calls at once; wait for one to end.`)
    session.running++
    try {
      if (session.state.status !== 'ready') await session.connect(connection)
    } catch (error) {
      session.running--
      throw error
    }
    const startedAt = this.#startTime()
    const head: CallHead = {
      id: callId(startedAt),
      connectionId: connection.id,
      tool: request.tool,
      arguments: request.arguments,
      startedAt: new Date(startedAt).toISOString(),
    }
    const running = { head, canceller: new Canceller() }
    this.#running.set(head.id, running)
    const done = this.#run(
      running,
      session,
      { ...request, timeoutMs: request.timeoutMs ?? connection.timeoutMs ?? defaultTimeoutMs },
      correlationId,
      listener,
    )
    return { head, done }
  }

  /** Two calls never start at the same time, so that their order is always known. */
  #startTime(): number {
    this.#lastStart = Math.max(Date.now(), this.#lastStart + 1)
    return this.#lastStart
  }

  async #run(
    running: Running,
    session: Session,
    request: CallRequest & { timeoutMs: number },
    correlationId: string,
    listener: CallListener,
  ): Promise<CallEnd> {
    const { events, history, log } = this.#deps
    const { head, canceller } = running
    const { id: callId, connectionId } = head
    const started = performance.now()
    const about = { correlationId, callId, connectionId, tool: head.tool }
    log.debug(about, 'call started')
    this.#tell(head, 'running')
    try {
      const listing = session.listed('tools') ?? session.list('tools').catch(() => undefined)
      const { masker } = session
      const outcome = await session.call(request.tool, request.arguments, {
        timeoutMs: request.timeoutMs,
        canceller,
        onprogress: (progress) => {
          listener.onprogress?.(progress)
          running.progress = progressIn(progress)
          events.emit({ type: 'progress', callId, connectionId, ...running.progress })
        },
        ...(listener.onlog && { onlog: listener.onlog }),
      })
      const judged = (found: Outcome) => this.#judged(listing, head.tool, tailOf(found, since(started)))
      const tail = await judged(outcome)
      const text = callText(head, tail)
      history.add(recordOf(head, text, masker))
      logEnd(log, about, outcome, tail, session)
      this.#tell(head, tail.status)
      if ('late' in outcome && outcome.late) {
        void outcome.late.then(judged).then((late) => {
          log.info({ ...about, status: late.status, durationMs: late.durationMs }, 'late answer')
          history.amend(recordOf(head, callText(head, tail, { ...late, at: new Date().toISOString() }), masker))
          this.#tell(head, tail.status, true)
        })
      }
      return { text, ...(outcome.kind === 'disconnected' && !outcome.sent && { refused: session.failure(outcome) }) }
    } catch (error) {
      log.error({ ...about, err: error }, 'call failed')
      this.#tell(head, 'disconnected')
      throw error
    } finally {
      this.#running.delete(callId)
      session.running--
      session.lastUsed = Date.now()
    }
  }

  #tell({ id, connectionId, tool }: CallHead, status: CallStatus, late?: true): void {
    this.#deps.events.emit({ type: 'call', callId: id, connectionId, tool, status, ...(late && { late }) })
  }

  async #judged(listing: List | Promise<List | undefined>, tool: string, tail: CallTail): Promise<CallTail> {
    const output = tail.status === 'answered' ? await this.#verdict(listing, tool, tail) : undefined
    return output ? { ...tail, output } : tail
  }

  /** Whether the structured content keeps what the tool's outputSchema promises. */
  async #verdict(listing: List | Promise<List | undefined>, tool: string, tail: CallTail): Promise<OutputVerdict | undefined> {
    const list = 'entries' in listing ? listing : await Promise.race([listing, delay(listPatienceMs, undefined, { ref: false })])
    const schema = list?.byName.get(tool)?.outputSchema
    if (schema === undefined) return undefined
    const structured = memberText(tail.resultText ?? '{}', 'structuredContent')
    if (structured === undefined)
      return { valid: false, errors: [{ at: '', message: 'The tool promises structured content, but the result has none.' }] }
    const { valid, errors } = await this.#deps.validator.validate(schema, structured)
    return { valid, errors: errors.map(({ at, message }) => ({ at, message })) }
  }

  /** True where there is such a call; a finished one stays as it is. */
  async cancel(id: string): Promise<boolean> {
    const running = this.#running.get(id)
    running?.canceller.cancel()
    return running !== undefined || (await this.find(id)) !== undefined
  }

  async find(id: string): Promise<string | undefined> {
    const running = this.#running.get(id)
    if (running) return runningText(running.head, running.progress)
    await this.#deps.history.flush()
    return (await this.#deps.store.find(id))?.text
  }

  /** Newest first, running ones among them; ids sort by the time a call began. */
  async list(query: {
    connectionId?: string | undefined
    tool?: string | undefined
    before?: string | undefined
    limit: number
  }): Promise<{ texts: string[]; next?: string; dropped: number }> {
    await this.#deps.history.flush()
    const { connectionId, tool, before, limit } = query
    const running = [...this.#running.values()]
      .map(({ head, progress }) => ({ ...head, text: runningText(head, progress) }))
      .filter(
        (call) =>
          (connectionId === undefined || call.connectionId === connectionId) &&
          (tool === undefined || call.tool === tool) &&
          (before === undefined || call.id < before),
      )
    const stored = await this.#deps.store.list({
      ...(connectionId !== undefined && { connectionId }),
      ...(tool !== undefined && { tool }),
      ...(before !== undefined && { before }),
      limit: limit + 1,
    })
    const all = [...running, ...stored].sort((a, b) => (a.id < b.id ? 1 : -1))
    const page = all.slice(0, limit)
    return {
      texts: page.map((call) => call.text),
      ...(all.length > limit && { next: page.at(-1)?.id ?? '' }),
      dropped: await this.#deps.store.dropped(),
    }
  }
}

/** Ids sort by time: twelve hexadecimal digits of it, then a mark of this run. */
const run = randomBytes(5).toString('hex')
const callId = (startedAt: number) => `${startedAt.toString(16).padStart(12, '0')}${run}`

/** What pages are told of a report: small, whatever the server put into it. */
function progressIn({ progress, total, message }: Doc): Progress {
  return {
    progress: Number(progress),
    ...(typeof total === 'number' && { total }),
    ...(typeof message === 'string' && { message: message.slice(0, 500) }),
  }
}

const since = (started: number) => Math.round((performance.now() - started) * 10) / 10

/** A call for the history: what is stored has its secrets hidden. */
function recordOf({ id, connectionId, tool, startedAt }: CallHead, text: string, masker: Masker | undefined): CallRecord {
  return { id, connectionId, tool, startedAt: new Date(startedAt), text: masker?.json(text) ?? text }
}
