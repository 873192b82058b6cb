import type { Connection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { duration } from '../../lib/words'

export type Failed = Extract<ConnectionState, { status: 'failed' }>

/** What became of the server, in the fewest words: the state in the header, and the title of the page. */
export function failureTitle({ transport }: Pick<Connection, 'transport'>, failed: Failed): { short: string; title: string } {
  if (failed.during === 'session') return { short: 'went away', title: 'The server went away' }
  const ended = failed.pid === undefined || hasEnded(failed)
  if (transport.type === 'stdio' && ended) return { short: 'failed to start', title: 'The server did not start' }
  if (/could not be reached/.test(failed.reason)) return { short: 'not reached', title: 'The server could not be reached' }
  return { short: 'failed to connect', title: 'The server did not come up' }
}

export const hasEnded = ({ exitCode, signal }: Failed) => exitCode !== undefined || signal !== undefined

/** `exit code 1`, `ended by SIGKILL`; nothing where the process did not end by itself. */
export function exitWords({ exitCode, signal }: Failed): string | undefined {
  if (signal !== undefined) return `ended by ${signal}`
  return exitCode === undefined ? undefined : `exit code ${exitCode}`
}

/** How long it took: in sentences a tenth of a second is exact enough. */
export function lasted({ since, at }: Failed): string {
  const ms = new Date(at).getTime() - new Date(since).getTime()
  return ms >= 100 && ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : duration(ms)
}

/** The folders in which a program was looked for and not found. */
export function searchedFolders({ reason }: Failed): string[] {
  const path = searched.exec(reason)?.[1]
  return path === undefined ? [] : [...new Set(path.split(/;|:(?![\\/])|:(?=\/)/).filter(Boolean))]
}

const searched = / on the PATH that was searched: (.+)$/s

/** What happened, as far as it can be said without looking at the messages. */
export function failureSentence(failed: Failed): string {
  const { exitCode, signal, reason } = failed
  if (signal !== undefined) return `The process was ended by ${signal} after ${lasted(failed)}`
  if (exitCode !== undefined) return `The process ended with exit code ${exitCode} after ${lasted(failed)}`
  const words = reason.replace(searched, '').replace(/[.]$/, '')
  return failed.pid !== undefined && failed.during === 'start' ? `${words}, and was ended` : words
}
