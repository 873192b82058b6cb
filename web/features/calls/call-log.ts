import type { Call } from '#shared/calls/call'
import { readText } from '../../lib/api'
import { hearAppEvents } from '../../lib/app-events'

/** A call without its answer, which may be large and is read when it is asked for. */
export type PastCall = Omit<Call, 'result' | 'output' | 'late'> & { breaksSchema: boolean; isLate: boolean; argumentsText: string }
/** `next` leads to older calls; `dropped` counts what the history of all servers had to let go. */
export type CallsState = { calls: readonly PastCall[]; next: string | undefined; dropped: number; isRead: boolean }

type Answer = { calls: Call[]; next?: string; dropped: number }

const pageSize = 30
/** New calls come one by one: a few are enough to meet what is known. */
const newest = 3

/** The calls of one server that were read so far, newest first. */
export class CallLog {
  #state: CallsState = { calls: [], next: undefined, dropped: 0, isRead: false }
  #reading: Promise<void> | undefined
  #again = false
  readonly #late = new Set<string>()
  readonly #connectionId: string
  readonly #listeners = new Set<() => void>()

  constructor(connectionId: string) {
    this.#connectionId = connectionId
    hearAppEvents((event) => {
      if (event.type === 'call' && event.late && event.connectionId === connectionId) this.#late.add(event.callId)
    })
  }

  readonly state = (): CallsState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what is new, and how those stand that were running. */
  catchUp(): Promise<void> {
    this.#again = true
    this.#reading ??= this.#readNew().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async readOlder(): Promise<void> {
    await this.#reading
    const { next } = this.#state
    if (next === undefined) return
    const page = await this.#page(pageSize, next)
    if (this.#state.next !== next) return
    this.#put({ ...this.#state, calls: [...this.#state.calls, ...page.calls.map(pastCall)], next: page.next, dropped: page.dropped })
  }

  async #readNew(): Promise<void> {
    while (this.#again) {
      this.#again = false
      const known = new Set(this.#state.calls.map(({ id }) => id))
      const first = await this.#page(known.size > 0 ? newest : pageSize)
      if (!this.#state.isRead || known.size === 0) {
        this.#put({ calls: first.calls.map(pastCall), next: first.next, dropped: first.dropped, isRead: true })
        continue
      }
      const fresh = first.calls
      let { next } = first
      while (next !== undefined && !fresh.some(({ id }) => known.has(id)) && fresh.length < 10 * pageSize) {
        const page = await this.#page(pageSize, next)
        fresh.push(...page.calls)
        next = page.next
      }
      const meets = fresh.some(({ id }) => known.has(id))
      const read = new Map(fresh.map((call) => [call.id, pastCall(call)]))
      await this.#readChanged(read)
      const older = meets ? this.#state.calls : []
      const added = [...read.values()].filter(({ id }) => !known.has(id) || !meets)
      const calls = [...added, ...older.map((call) => read.get(call.id) ?? call)]
      this.#put({ calls, next: meets ? this.#state.next : next, dropped: first.dropped, isRead: true })
    }
  }

  /** Calls that ran when they were read, or were answered late, and are too far down to be met again. */
  async #readChanged(read: Map<string, PastCall>): Promise<void> {
    const changed = this.#state.calls.filter(({ id, status }) => (status === 'running' || this.#late.has(id)) && !read.has(id))
    this.#late.clear()
    await Promise.all(
      changed.map(async ({ id }) => {
        const text = await callText(id).catch(() => undefined)
        if (text !== undefined) read.set(id, pastCall(JSON.parse(text) as Call))
      }),
    )
  }

  async #page(limit: number, before?: string): Promise<Answer> {
    const query = new URLSearchParams({
      connection: this.#connectionId,
      limit: String(limit),
      answers: '0',
      ...(before !== undefined && { before }),
    })
    return JSON.parse(await readText(fetch(`/api/calls?${query}`))) as Answer
  }

  #put(state: CallsState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** One call as our server tells it, with its answer as it was stored. */
export const callText = (id: string): Promise<string> => readText(fetch(`/api/calls/${encodeURIComponent(id)}`))

function pastCall({ result: _, output, late, ...call }: Call): PastCall {
  const bytes = call.bytes ?? late?.bytes
  return {
    ...call,
    ...(bytes !== undefined && { bytes }),
    breaksSchema: output?.valid === false,
    isLate: late !== undefined,
    argumentsText: JSON.stringify(call.arguments),
  }
}
