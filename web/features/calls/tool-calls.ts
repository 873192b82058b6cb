import type { Call, Progress } from '#shared/calls/call'
import type { Doc } from '#shared/tool/json'

/** `at` is when it came. */
export type LogLine = { level: string; logger?: string; data: unknown; at: number }

type Known = {
  /** A person asked for it here: a call of another page does not take its place. */
  wanted: boolean
  progress?: Progress
  /** Missing where the call is followed without its own stream, which alone carries them. */
  logs?: readonly LogLine[]
  timeoutMs?: number
}

export type RunningState = Known & {
  state: 'running'
  /** Empty until our server has named it. */
  callId: string
  /** This page has made it. */
  mine: boolean
  startedAt: number
  arguments: Doc
  cancel(): void
  /** What was shown before it. */
  previous?: DoneState
}

export type Refusal = { code: string; message: string; data?: Record<string, unknown> }

/** `text` is the Call as our server sent it; `previous` the last answer, where this is none. */
export type DoneState = Known & { state: 'done'; call: Call; text: string; refused?: Refusal; previous?: DoneState }

export type CallState = { state: 'none' } | RunningState | DoneState

/** A call of the same tool that is not the one on screen. */
export type OtherCall = { callId: string; status: string; mine: boolean }
export type ToolCalls = { shown: CallState; other?: OtherCall | undefined }

const nothing: ToolCalls = { shown: { state: 'none' } }
const all = new Map<string, ToolCalls>()
const listeners = new Set<() => void>()

export const callKey = (connectionId: string, tool: string) => `${connectionId} ${tool}`
/** What is known of the calls of one tool. */
export const toolCalls = (key: string): ToolCalls => all.get(key) ?? nothing
export const knownKeys = (): string[] => [...all.keys()]

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(key: string, calls: ToolCalls | undefined): void {
  if (calls) all.set(key, calls)
  else all.delete(key)
  for (const listener of listeners) listener()
}

export function show(key: string, shown: CallState): void {
  const { other } = toolCalls(key)
  change(key, { shown, ...(other && other.callId !== shownId(shown) && { other }) })
}

export const noteOther = (key: string, other: OtherCall | undefined) => change(key, { shown: toolCalls(key).shown, other })
/** It is read again when somebody looks. */
export const forget = (key: string) => change(key, undefined)

/** The id of the call on screen; empty where it has none yet. */
export function shownId(shown: CallState): string {
  return shown.state === 'running' ? shown.callId : shown.state === 'done' ? shown.call.id : ''
}

/** The newest answer among what is shown and what stood there before. */
export function lastAnswer(done: DoneState | undefined): DoneState | undefined {
  if (!done || done.call.status === 'answered' || done.call.status === 'tool_error') return done
  return lastAnswer(done.previous)
}
