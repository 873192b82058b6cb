import { Ring } from './ring'
import type { Masker } from './secrets'

export type Direction = 'in' | 'out'
export type FrameEntry = { at: number; direction: Direction; text: string; bytes: number }
export type LineEntry = { at: number; stream: 'stderr' | 'stdout'; text: string; bytes: number }

/** What went over the wire of one connection and what its process said, secrets masked. It outlives its sessions. */
export class Traffic {
  readonly frames = new Ring<FrameEntry>({ count: 5000, bytes: 32 * 1024 * 1024 })
  readonly lines = new Ring<LineEntry>({ count: 5000, bytes: 4 * 1024 * 1024 })
  readonly #changed: (what: 'frame' | 'stderr', seq: number) => void

  constructor(changed: (what: 'frame' | 'stderr', seq: number) => void) {
    this.#changed = changed
  }

  frame(direction: Direction, text: string, masker: Masker): void {
    const seq = this.frames.push({ at: Date.now(), direction, text: masker.json(text), bytes: Buffer.byteLength(text) })
    this.#changed('frame', seq)
  }

  line(stream: LineEntry['stream'], text: string, masker: Masker): void {
    const seq = this.lines.push({ at: Date.now(), stream, text: masker.text(text), bytes: text.length })
    this.#changed('stderr', seq)
  }

  /** The last lines since a given one, for an error message. */
  tail(since: number, count = 20): string[] {
    return this.lines
      .tail(count)
      .filter((line) => line.seq > since)
      .map((line) => line.text)
  }
}
