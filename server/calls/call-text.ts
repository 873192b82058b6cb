import type { CallStatus, OutputVerdict, Progress } from '#shared/calls/call'
import type { Doc } from '#shared/tool/json'
import { memberTexts } from '#shared/tool/json-text'
import type { Outcome } from '../connections/outcome'
import { invalidRequest } from '../connections/protocol'

/** A call while it is made. */
export type CallHead = { id: string; connectionId: string; tool: string; arguments: Doc; startedAt: string }

/** What came of it; result and error as the server spelt them. */
export type CallTail = {
  durationMs: number
  bytes?: number
  status: CallStatus
  resultText?: string
  errorText?: string
  reason?: string
  output?: OutputVerdict
}

/** A Call that is not over yet. */
export const runningText = (head: CallHead, progress?: Progress): string => JSON.stringify({ ...head, status: 'running', progress })

/** An answer that came after the call had ended. */
export type LateTail = CallTail & { at: string }

/** A Call as JSON, with the server's own words for result and error. */
export function callText(head: CallHead, tail: CallTail, late?: LateTail): string {
  const call = tailText(head, tail)
  return late ? `${call.slice(0, -1)},"late":${tailText({ at: late.at }, late)}}` : call
}

function tailText(head: object, { durationMs, bytes, status, resultText, errorText, reason, output }: CallTail): string {
  const plain = JSON.stringify({
    ...head,
    durationMs,
    ...(bytes !== undefined && { bytes }),
    status,
    ...(reason !== undefined && { reason }),
  })
  const raw = `${resultText === undefined ? '' : `,"result":${resultText}`}${errorText === undefined ? '' : `,"error":${errorText}`}`
  return `${plain.slice(0, -1)}${raw}${output ? `,"output":${JSON.stringify(output)}` : ''}}`
}

/** A Call without what the server answered, which may be large; whether that fits its schema is still told. */
export function withoutAnswer(text: string): string {
  const members = (memberTexts(text) ?? []).flatMap(([key, value]) => {
    if (key === 'result') return []
    return `${JSON.stringify(key)}:${key === 'late' ? withoutAnswer(value) : value}`
  })
  return `{${members.join(',')}}`
}

/** What an outcome means for a call. */
export function tailOf(outcome: Outcome, durationMs: number): CallTail {
  switch (outcome.kind) {
    case 'result':
      return {
        durationMs,
        bytes: Buffer.byteLength(outcome.text),
        status: outcome.result.isError === true ? 'tool_error' : 'answered',
        resultText: outcome.text,
      }
    case 'error':
      return {
        durationMs,
        bytes: Buffer.byteLength(outcome.text),
        status: 'protocol_error',
        errorText: outcome.text,
        ...(outcome.resultText && { resultText: outcome.resultText }),
      }
    case 'invalid':
      return {
        durationMs,
        status: 'protocol_error',
        errorText: JSON.stringify({ code: invalidRequest, message: outcome.why }),
        ...(outcome.resultText && { resultText: outcome.resultText, bytes: Buffer.byteLength(outcome.resultText) }),
      }
    case 'cancelled':
    case 'timed_out':
      return { durationMs, status: outcome.kind }
    case 'disconnected':
      return { durationMs, status: 'disconnected', reason: outcome.reason }
  }
}
