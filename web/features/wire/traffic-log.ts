/** One thing of an endless series; `seq` counts up for as long as our server runs. */
export type Entry = { seq: number; at: string; text: string }
export type Page<T> = { entries: T[]; dropped: number }
/** `gone` counts what came before the first entry and can no longer be read. */
export type LogState<T> = { entries: readonly T[]; gone: number; isRead: boolean }

type Options<T> = { read(after: number): Promise<Page<T>>; pageSize: number; most: number; mostChars: number }

/** What was read of a series so far. Reading goes on where it stopped, and only the newest entries are kept. */
export class TrafficLog<T extends Entry> {
  #state: LogState<T> = { entries: [], gone: 0, isRead: false }
  #chars = 0
  #reading: Promise<void> | undefined
  #again = false
  readonly #options: Options<T>
  readonly #listeners = new Set<() => void>()

  constructor(options: Options<T>) {
    this.#options = options
  }

  readonly state = (): LogState<T> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what is new. Asked while it reads, it looks once more afterwards. */
  catchUp(): Promise<void> {
    this.#again = true
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readAll(): Promise<void> {
    while (this.#again) {
      this.#again = false
      await this.#readOn()
    }
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const last = this.#state.entries.at(-1)
      const { entries, dropped } = await this.#options.read(last?.seq ?? 0)
      if (entries.length === 0 && last && (await this.#hasRestarted(last))) {
        this.#start()
        continue
      }
      this.#add(entries, dropped)
      if (entries.length < this.#options.pageSize) return
    }
  }

  /** Our server counts from 1 again after a start; then the last entry is not where it was. */
  async #hasRestarted(last: T): Promise<boolean> {
    const { entries, dropped } = await this.#options.read(last.seq - 1)
    const same = entries[0]
    return same === undefined ? dropped === 0 : same.seq === last.seq && same.at !== last.at
  }

  #start(): void {
    this.#chars = 0
    this.#put({ entries: [], gone: 0, isRead: false })
  }

  #add(entries: readonly T[], dropped: number): void {
    if (entries.length === 0 && this.#state.isRead && dropped === 0) return
    // After a gap, what stands before it is older than what was lost: the list stays without holes.
    const before = dropped > 0 ? [] : this.#state.entries
    let gone = this.#state.gone + dropped + (this.#state.entries.length - before.length)
    if (dropped > 0) this.#chars = 0
    const all = [...before, ...entries]
    for (const { text } of entries) this.#chars += text.length
    let start = 0
    while (all.length - start > this.#options.most || (this.#chars > this.#options.mostChars && all.length - start > 1)) {
      this.#chars -= all[start]?.text.length ?? 0
      start++
    }
    gone += start
    this.#put({ entries: start > 0 ? all.slice(start) : all, gone, isRead: true })
  }

  #put(state: LogState<T>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
