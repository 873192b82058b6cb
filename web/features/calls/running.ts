import { errorEnvelope } from '#shared/api/error'
import type { Call } from '#shared/calls/call'
import type { Doc } from '#shared/tool/json'
import { ApiError, AwayError } from '../../lib/api'
import { eventsOf } from './sse'

export type Progress = { progress: number; total?: number; message?: string }
export type LogLine = { level: string; logger?: string; data: unknown }

/** What is known of the newest call of one tool. `text` is the Call as the server of ours sent it. */
export type CallState =
  | { state: 'none' }
  | {
      state: 'running'
      callId: string
      startedAt: number
      arguments: Doc
      progress?: Progress
      logs: LogLine[] /** The answer before it, until there is a new one. */
      previous?: DoneState
    }
  | { state: 'done'; call: Call; text: string; refused?: { code: string; message: string; data?: Record<string, unknown> } }

export type DoneState = Extract<CallState, { state: 'done' }>

const mostLogs = 500
const states = new Map<string, CallState>()
const listeners = new Set<() => void>()

export const callKey = (connectionId: string, tool: string) => `${connectionId} ${tool}`
export const stateOf = (key: string): CallState => states.get(key) ?? none
const none: CallState = { state: 'none' }

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function put(key: string, state: CallState): void {
  states.set(key, state)
  for (const listener of listeners) listener()
}

type Request = { connectionId: string; tool: string; arguments: Doc; timeoutMs?: number }

/** Makes a call and follows it; the page may look at something else meanwhile. */
export async function runCall({ connectionId, tool, arguments: args, timeoutMs }: Request): Promise<void> {
  const key = callKey(connectionId, tool)
  const startedAt = Date.now()
  const running = (part: Partial<Extract<CallState, { state: 'running' }>>) => {
    const now = stateOf(key)
    const before = now.state === 'running' ? now : { state: 'running' as const, callId: '', startedAt, arguments: args, logs: [] }
    put(key, { ...before, ...part })
  }
  const before = stateOf(key)
  running({ startedAt, arguments: args, callId: '', logs: [], ...(before.state === 'done' && { previous: before }) })
  try {
    const response = await post(connectionId, { tool, arguments: args, ...(timeoutMs !== undefined && { timeoutMs }) })
    for await (const { event, data } of eventsOf(response)) {
      if (event === 'call') running({ callId: (JSON.parse(data) as { id: string }).id })
      else if (event === 'progress') running({ progress: JSON.parse(data) as Progress })
      else if (event === 'log') running({ logs: [...logsOf(key), JSON.parse(data) as LogLine].slice(-mostLogs) })
      else if (event === 'done') return put(key, { state: 'done', call: JSON.parse(data) as Call, text: data })
    }
    throw new AwayError(undefined)
  } catch (error) {
    put(key, refusedCall(error, { connectionId, tool, arguments: args }, startedAt))
  }
}

const logsOf = (key: string): LogLine[] => {
  const now = stateOf(key)
  return now.state === 'running' ? now.logs : []
}

async function post(connectionId: string, body: object): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api/connections/${encodeURIComponent(connectionId)}/calls?stream=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (cause) {
    throw new AwayError(cause)
  }
  if (response.ok) return response
  const envelope = errorEnvelope.safeParse(await response.json().catch(() => undefined))
  throw envelope.success ? new ApiError(envelope.data) : new Error(`Our server answered ${response.status}.`)
}

/** A call that never reached the server, or whose end we could not see. */
function refusedCall(error: unknown, request: Request, startedAt: number): CallState {
  const { connectionId, tool, arguments: args } = request
  const call: Call = { id: '', connectionId, tool, arguments: args, startedAt: new Date(startedAt).toISOString(), status: 'disconnected' }
  const code = error instanceof ApiError ? error.code : error instanceof AwayError ? 'away' : 'internal_error'
  const data = error instanceof ApiError ? error.data : undefined
  return { state: 'done', call, text: JSON.stringify(call), refused: { code, message: (error as Error).message, ...(data && { data }) } }
}

export async function cancelCall(callId: string): Promise<void> {
  if (callId !== '') await fetch(`/api/calls/${callId}`, { method: 'DELETE' }).catch(() => {})
}
