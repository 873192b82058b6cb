import { type Doc, isDoc } from '#shared/tool/json'
import { memberText } from '#shared/tool/json-text'

/** What came of a request. `text` is the part of the message that matters, as it was sent. */
export type Outcome =
  | { kind: 'result'; result: Doc; text: string }
  | { kind: 'error'; error: Doc; text: string; resultText?: string }
  /** An answer came, but it is none that JSON-RPC knows. */
  | { kind: 'invalid'; why: string; resultText?: string }
  /** We gave up. `late` settles if an answer comes all the same. */
  | { kind: 'cancelled' | 'timed_out'; late?: Promise<Outcome> }
  /** `sent` is false only where the server cannot have seen the request; `expired` where it no longer knows our session; `status` is HTTP's. */
  | { kind: 'disconnected'; reason: string; sent: boolean; expired?: true; status?: number }

/** Reads an answer without losing what is odd about it. */
export function outcomeOf(message: Doc, text: string): Outcome {
  const resultText = Object.hasOwn(message, 'result') ? memberText(text, 'result') : undefined
  const { result, error } = message
  if (error !== undefined && error !== null) {
    if (!isDoc(error)) return { kind: 'invalid', why: 'The server sent an error that is no object.', ...(resultText && { resultText }) }
    return { kind: 'error', error, text: memberText(text, 'error') ?? '{}', ...(resultText && { resultText }) }
  }
  if (resultText === undefined) return { kind: 'invalid', why: 'The server sent an answer with neither a result nor an error.' }
  if (!isDoc(result)) return { kind: 'invalid', why: 'The server sent a result that is no object.', resultText }
  return { kind: 'result', result, text: resultText }
}

/** An outcome that is no result, as a sentence. */
export function failureSentence(outcome: Exclude<Outcome, { kind: 'result' }>): string {
  switch (outcome.kind) {
    case 'error':
      return `The server answered with error ${JSON.stringify(outcome.error.code ?? null)}: ${typeof outcome.error.message === 'string' ? outcome.error.message : outcome.text}`
    case 'invalid':
      return outcome.why
    case 'cancelled':
      return 'The request was cancelled.'
    case 'timed_out':
      return 'The server did not answer in time.'
    case 'disconnected':
      return outcome.reason
  }
}
