import { errorCodeMeaning } from '#shared/calls/error-codes'
import { deadlineWords } from '../../lib/words'
import type { DoneCall } from './shown-call'
import { isUncertain, progressWords } from './status'

/** What a call that brought no answer means: what the server was told, what may have happened, what to do now. */
export type Explanation = { title: string; sentences: readonly string[] }

export function explain({ call, refused, progress, timeoutMs }: DoneCall): Explanation | undefined {
  if (refused) {
    return isUncertain(refused)
      ? { title: 'What came of the call is not known', sentences: [refused.message, uncertain, uncertainNext] }
      : {
          title: 'The request did not reach the server',
          sentences: [refused.message, refusedNext[refused.code] ?? 'Your arguments are kept.'],
        }
  }
  const reported = progress ? [`It had reported ${progressWords({ progress })}.`] : []
  switch (call.status) {
    case 'timed_out': {
      const limit = timeoutMs ?? call.durationMs
      return {
        title: progress
          ? 'No further progress and no answer in time'
          : `No answer and no progress within ${limit === undefined ? 'the deadline' : deadlineWords(limit)}`,
        sentences: [
          'The deadline is ours, not the server’s.',
          call.late
            ? 'We told the server to stop; it answered all the same.'
            : 'We told the server to stop. It has not confirmed, and it may still be at work.',
          ...reported,
          'What it did until now stands.',
          ...(call.late ? [] : [keptLate]),
        ],
      }
    }
    case 'cancelled':
      return {
        title: 'The server was told to stop',
        sentences: [...reported, 'What it did until then stands: nothing is taken back by itself.', ...(call.late ? [] : [keptLate])],
      }
    case 'disconnected':
      return {
        title: 'There will be no answer to this call',
        sentences: [
          call.reason ?? 'The connection was closed.',
          ...reported,
          'What the tool did before the end stands.',
          'The connection is off; your arguments are kept.',
        ],
      }
    case 'protocol_error': {
      const meaning = errorCodeMeaning(call.error?.code)
      return {
        title: `${meaning.name}: the tool ${meaning.did}`,
        sentences: [meaning.sentence, meaning.next],
      }
    }
    default:
      return undefined
  }
}

const keptLate = 'If it answers after all, the answer is kept under Calls, marked late.'
const uncertain = 'If the call had already gone out, it goes on: what the tool does then stands.'
const uncertainNext = 'Look under Calls before you call again; your arguments are kept.'

const refusedNext: Readonly<Record<string, string>> = {
  rate_limited: 'Wait until one of the running calls has ended, or cancel one under Calls.',
  invalid_input: 'Correct the arguments; they are kept.',
  too_large: 'Make the arguments smaller; they are kept.',
  not_found: 'The connection may have been deleted in another window.',
  dependency_failure: 'Start the server again; your arguments are kept.',
  timeout: 'The server did not come up in time. Connect it, then call again; your arguments are kept.',
  service_unavailable: 'Toolwright is shutting down. Start it again; your arguments are kept.',
}
