import type { Doc } from '#shared/tool/json'
import { failureSentence, type Outcome } from '../connections/outcome'
import type { Session } from '../connections/session'
import type { Log } from '../log'
import type { CallTail } from './call-text'

/** How a call ended, for the log: an answer at debug, everything else at error with its reason. */
export function logEnd(log: Log, about: object, outcome: Outcome, tail: CallTail, session: Session): void {
  const { status, durationMs, bytes } = tail
  if (status === 'answered') {
    log.debug({ ...about, status, durationMs, bytes }, 'call answered')
    return
  }
  const reason = outcome.kind === 'result' ? firstText(outcome.result) : failureSentence(outcome)
  log.error({ ...about, status, durationMs, reason: session.masker?.text(reason) ?? reason }, 'call failed')
}

/** What a tool that reports an error says about it. */
function firstText(result: Doc): string {
  const content = Array.isArray(result.content) ? (result.content as { text?: unknown }[]) : []
  const text = content.find((block) => typeof block?.text === 'string')?.text as string | undefined
  return (text ?? 'The tool reported an error.').slice(0, 500)
}
