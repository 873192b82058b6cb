import type { Doc, Json } from '../tool/json'

export const callStatuses = ['running', 'answered', 'tool_error', 'protocol_error', 'cancelled', 'timed_out', 'disconnected'] as const
export type CallStatus = (typeof callStatuses)[number]

/** Whether structured content fits the tool's outputSchema; `null` where it could not be decided, and the first error says why. */
export type OutputVerdict = { valid: boolean | null; errors: { at: string; message: string }[] }

export type Progress = { progress: number; total?: number; message?: string }

/** One tools/call with its outcome, as the API shows it. */
export type Call = {
  id: string
  connectionId: string
  tool: string
  arguments: Doc
  startedAt: string
  durationMs?: number
  bytes?: number
  status: CallStatus
  /** The last that it reported, while it runs. */
  progress?: Progress
  result?: Json
  error?: { code: number; message: string; data?: Json }
  /** Why there is no answer, for disconnected. */
  reason?: string
  output?: OutputVerdict
  /** What the server said after we had given up: after the deadline, or after a cancel. */
  late?: LateAnswer
}

export type LateAnswer = { at: string } & Pick<Call, 'durationMs' | 'bytes' | 'status' | 'result' | 'error' | 'output'>
