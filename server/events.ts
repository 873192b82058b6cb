import { randomBytes } from 'node:crypto'
import type { AppEvent } from '#shared/api/events'

type Numbered = { id: string; event: AppEvent }
type Listener = (entry: Numbered) => void

const kept = 2000

/** Tells every page what happened, and a page that comes back what it missed. Ids carry a mark of this run of the program. */
export class Events {
  readonly #boot = randomBytes(4).toString('hex')
  readonly #listeners = new Set<Listener>()
  #recent: Numbered[] = []
  #last = 0
  /** When the last page went away. */
  lastPageAt = Date.now()

  get pages(): number {
    return this.#listeners.size
  }

  emit = (event: AppEvent): void => {
    const entry = { id: `${this.#boot}-${++this.#last}`, event }
    this.#recent.push(entry)
    if (this.#recent.length > kept * 2) this.#recent = this.#recent.slice(-kept)
    for (const listener of this.#listeners) listener(entry)
  }

  /** The id to start from: what happens from now on. */
  get position(): string {
    return `${this.#boot}-${this.#last}`
  }

  /** What came after an id; `undefined` where that can no longer be said. */
  since(id: string): Numbered[] | undefined {
    const [boot, seq] = id.split('-')
    const missed = this.#last - Number(seq)
    if (boot !== this.#boot || !(missed >= 0) || missed > this.#recent.length) return undefined
    return missed === 0 ? [] : this.#recent.slice(-missed)
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      this.lastPageAt = Date.now()
    }
  }
}

/** Joins a burst of calls into one a moment later: a hundred thousand lines are not a hundred thousand events. */
export function coalesced(emit: () => void, milliseconds = 50): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      emit()
    }, milliseconds).unref()
  }
}
