import { isUtf8 } from 'node:buffer'

/**
 * Cuts a byte stream into lines; collects the chunks of a long line and joins them once.
 * A line over `longest` bytes is cut there, or, where `onoverflow` is given, ends the reading.
 */
export function lineReader(options: { longest: number; online(line: string, wellFormed: boolean): void; onoverflow?(): void }): {
  push(chunk: Buffer): void
  end(): void
} {
  let parts: Buffer[] = []
  let bytes = 0
  let stopped = false

  const emit = () => {
    const line = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
    parts = []
    bytes = 0
    const end = line.at(-1) === 0x0d ? line.length - 1 : line.length
    options.online(line.toString('utf8', 0, end), isUtf8(line))
  }
  const overflow = () => {
    if (!options.onoverflow) return emit()
    stopped = true
    parts = []
    options.onoverflow()
  }
  return {
    push(chunk) {
      if (stopped) return
      let start = 0
      for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, start)) {
        parts.push(chunk.subarray(start, at))
        emit()
        start = at + 1
      }
      if (start === chunk.length) return
      parts.push(start === 0 ? chunk : chunk.subarray(start))
      bytes += chunk.length - start
      if (bytes > options.longest) overflow()
    },
    end() {
      if (parts.length > 0) emit()
    },
  }
}
