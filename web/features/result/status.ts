import type { Call } from '#shared/calls/call'
import { errorCodeMeaning } from '#shared/calls/error-codes'
import { tokenWords } from '../../lib/tokens'
import { bytes, timeTaken } from '../../lib/words'
import { aboutTokens } from './about-tokens'
import type { DoneCall, Refusal, RunningCall, ServerEnd } from './shown-call'

export type Tone = 'good' | 'bad' | 'warn' | 'accent' | 'neutral'
export type Sign = 'answered' | 'mock' | 'breaks' | 'error' | 'refused' | 'timed out' | 'cancelled' | 'gone' | 'running'
/** The line over a result: what came of the call, then figures. */
export type Status = { tone: Tone; sign: Sign; words: string; facts: readonly string[] }

export function statusOf({ call, text, refused, mock }: DoneCall, end?: ServerEnd): Status {
  if (refused) {
    return isUncertain(refused)
      ? { tone: 'bad', sign: 'gone', words: 'No answer from Toolwright', facts: ['the call may have gone out'] }
      : { tone: 'bad', sign: 'refused', words: 'Not sent', facts: ['the tool did not run'] }
  }
  const time = call.durationMs === undefined ? [] : [timeTaken(call.durationMs)]
  const size = call.bytes === undefined ? [] : [bytes(call.bytes), `about ${tokenWords(aboutTokens(call, text))}`]
  if (mock !== undefined) return mockStatus(call, size)
  switch (call.status) {
    case 'answered':
      return call.output?.valid === false
        ? { tone: 'warn', sign: 'breaks', words: 'Answered, breaks its schema', facts: [...time, ...size] }
        : { tone: 'good', sign: 'answered', words: 'Answered', facts: [...time, ...size] }
    case 'tool_error':
      return { tone: 'bad', sign: 'error', words: 'Tool error', facts: [...time, ...size] }
    case 'protocol_error':
      return { tone: 'bad', sign: 'refused', words: `Protocol error ${codeWords(call)}`, facts: time }
    case 'cancelled':
      return { tone: 'neutral', sign: 'cancelled', words: 'Cancelled', facts: time.map((each) => `after ${each}`) }
    case 'timed_out':
      return { tone: 'warn', sign: 'timed out', words: 'Timed out', facts: [...time, 'no answer'] }
    case 'disconnected':
      return { tone: 'bad', sign: 'gone', words: endWords(call, end), facts: time.map((each) => `${each} into the call`) }
    case 'running':
      return { tone: 'accent', sign: 'running', words: 'Running', facts: [] }
  }
}

/** Never green: that a mock answers says nothing about a server. */
function mockStatus(call: Call, facts: readonly string[]): Status {
  if (call.output?.valid === false) return { tone: 'warn', sign: 'breaks', words: 'Mock answer, breaks its schema', facts }
  const words = call.status === 'tool_error' ? 'Mock answer, a tool error' : 'Mock answer'
  return { tone: 'neutral', sign: 'mock', words, facts }
}

function codeWords({ error }: Call): string {
  const code: unknown = error?.code
  if (typeof code !== 'number') return code === undefined ? 'without a code' : JSON.stringify(code)
  const { name } = errorCodeMeaning(code)
  return `${code} ${name}`
}

/** Where nobody told us that the call was not passed on, it may have been. */
export const isUncertain = ({ code }: Refusal): boolean => code === 'away' || code === 'internal_error'

/** The API says in words how a server ended; the code and the signal stand in them. */
function endWords({ reason = '' }: Call, end: ServerEnd | undefined): string {
  const signal = end?.signal ?? /ended by (SIG[A-Z0-9]+)/.exec(reason)?.[1]
  if (signal) return `Server ended by ${signal}`
  const code = end?.exitCode ?? /exited with code (\d+)/.exec(reason)?.[1]
  return code === undefined ? 'Connection lost' : `Server exited, code ${code}`
}

export function progressWords({ progress }: Pick<RunningCall, 'progress'>): string | undefined {
  if (!progress) return undefined
  const said = progress.progress.toLocaleString('en')
  return progress.total === undefined ? said : `${said} of ${progress.total.toLocaleString('en')}`
}

/** How full the bar is, 0 to 1; nothing where the server names no total. */
export function progressShare({ progress, total }: { progress: number; total?: number }): number | undefined {
  return total !== undefined && total > 0 ? Math.max(0, Math.min(1, progress / total)) : undefined
}
