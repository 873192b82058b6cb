import type { Log } from '../log'
import type { CallLimits, CallRecord, CallStore } from '../storage/store'

const flushMs = 500

type Deps = { store: CallStore; limits(): CallLimits; log: Log }

/** Writes calls behind their answers, in batches: a call does not wait for the disk. */
export class History {
  readonly #deps: Deps
  #waiting: CallRecord[] = []
  #amended: CallRecord[] = []
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  add(call: CallRecord): void {
    this.#waiting.push(call)
    this.#soon()
  }

  /** Replaces what was added before under the same id. */
  amend(call: CallRecord): void {
    this.#amended.push(call)
    this.#soon()
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  /** Settles when all that was added before is on disk. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.length + this.#amended.length === 0) return this.#writing
    const [added, amended] = [this.#waiting, this.#amended]
    this.#waiting = []
    this.#amended = []
    this.#writing = this.#writing.then(() => this.#write(added, amended))
    return this.#writing
  }

  /** Drops what is over limits that were lowered. */
  trim(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write([], []))
    return this.#writing
  }

  async #write(added: readonly CallRecord[], amended: readonly CallRecord[]): Promise<void> {
    const { store, log } = this.#deps
    const limits = this.#deps.limits()
    try {
      let dropped = await store.write(added, limits)
      for (const call of amended) dropped += await store.amend(call, limits)
      if (dropped > 0) log.info({ dropped, ...limits }, 'the history is full: the oldest calls were dropped')
    } catch (error) {
      log.error({ err: error, calls: added.length + amended.length }, 'calls could not be written to the history')
    }
  }
}
