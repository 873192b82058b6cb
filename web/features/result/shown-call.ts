import type { Call, Progress } from '#shared/calls/call'

/** `at` is when it came, in milliseconds of the epoch, where that is known. */
export type LogMessage = { level: string; logger?: string; data: unknown; at?: number }
/** Why our own server did not pass a call on: the code and the words of its error envelope. */
export type Refusal = { code: string; message: string; data?: Record<string, unknown> }

/** A call as far as it is known. */
export type ShownCall =
  | { state: 'none' }
  | {
      state: 'running'
      callId: string
      /** This page has made it. */
      mine: boolean
      /** Milliseconds of the epoch. */
      startedAt: number
      progress?: Progress
      /** Missing where they do not reach this page. */
      logs?: readonly LogMessage[]
      /** How long we wait after the last sign of life. */
      timeoutMs?: number
    }
  | {
      state: 'done'
      call: Call
      /** The Call as JSON text from the API. */
      text: string
      /** It answered after we had given up. */
      late?: boolean
      /** Nobody was called: where the answer of a design comes from, in words. */
      mock?: string
      refused?: Refusal
      /** What it had reported while it ran. */
      progress?: Progress
      logs?: readonly LogMessage[]
      timeoutMs?: number
    }

export type DoneCall = Extract<ShownCall, { state: 'done' }>
export type RunningCall = Extract<ShownCall, { state: 'running' }>

/** How a server's process ended, for a call that was cut off by it. */
export type ServerEnd = { exitCode?: number | undefined; signal?: string | undefined; stderrTail?: readonly string[] | undefined }
