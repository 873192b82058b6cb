import { closeSync, fchmodSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines into a file of mode 0600 that starts again, keeping one predecessor, when it reaches `maxBytes`. */
export function openLog(options: { file: string; level: string; maxBytes?: number }): { log: Log; close(): void } {
  const destination = boundedFile(options.file, options.maxBytes ?? 10 * 1024 * 1024)
  const log = pino({ level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return { log, close: destination.close }
}

/** A log that says nothing, for the command line's own short runs. */
export const silentLog: Log = pino({ level: 'silent' })

/** Lines are gathered for a moment and written together: a log line costs a call no system call of its own. */
function boundedFile(file: string, maxBytes: number): { write(line: string): void; close(): void } {
  const open = () => {
    const descriptor = openSync(file, 'a', 0o600)
    if (process.platform !== 'win32') fchmodSync(descriptor, 0o600)
    return descriptor
  }
  let descriptor = open()
  let size = statSync(file).size
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const text = waiting.join('')
    waiting = []
    if (size + text.length > maxBytes && size > 0) {
      closeSync(descriptor)
      renameSync(file, `${file}.1`)
      descriptor = open()
      size = 0
    }
    size += writeSync(descriptor, text)
  }
  return {
    write(line) {
      waiting.push(line)
      timer ??= setTimeout(flush, 50).unref()
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}
