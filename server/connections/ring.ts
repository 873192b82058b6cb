/** The newest entries of an endless series, bounded by count and bytes. `seq` never restarts. */
export class Ring<T extends { at: number; bytes: number }> {
  readonly #limits: { count: number; bytes: number }
  #entries: (T & { seq: number })[] = []
  #head = 0
  #bytes = 0
  #last = 0

  constructor(limits: { count: number; bytes: number }) {
    this.#limits = limits
  }

  get lastSeq(): number {
    return this.#last
  }

  push(entry: T): number {
    const seq = ++this.#last
    this.#entries.push({ ...entry, seq })
    this.#bytes += entry.bytes
    while (
      this.#head < this.#entries.length &&
      (this.#entries.length - this.#head > this.#limits.count || this.#bytes > this.#limits.bytes)
    ) {
      this.#bytes -= this.#entries[this.#head]?.bytes ?? 0
      this.#entries[this.#head] = undefined as never
      this.#head++
    }
    if (this.#head > 1024 && this.#head * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#head)
      this.#head = 0
    }
    return seq
  }

  /** What came after `seq`, oldest first: the first few, how many there are in all, and how many are gone. */
  after(seq: number, limit: number): { entries: (T & { seq: number })[]; total: number; dropped: number } {
    const first = this.#last - (this.#entries.length - this.#head) + 1
    const start = this.#head + Math.max(0, seq + 1 - first)
    return {
      entries: this.#entries.slice(start, start + limit),
      total: Math.max(0, this.#entries.length - start),
      dropped: Math.max(0, first - 1 - seq),
    }
  }

  /** The last that came up to a moment; 0 where nothing so old is kept. */
  lastUntil(moment: number): number {
    let index = this.#entries.length - 1
    while (index >= this.#head && (this.#entries[index]?.at ?? 0) > moment) index--
    return index < this.#head ? 0 : (this.#entries[index]?.seq ?? 0)
  }

  tail(count: number): (T & { seq: number })[] {
    return this.#entries.slice(Math.max(this.#head, this.#entries.length - count))
  }
}
