import type { Call, Progress } from '#shared/calls/call'
import type { Doc } from '#shared/tool/json'
import { callKey, lastAnswer, noteOther, type Refusal, type RunningState, show, toolCalls } from './tool-calls'

type About = { connectionId: string; tool: string; arguments: Doc; startedAt: number; timeoutMs?: number | undefined }
type Part = Partial<Pick<RunningState, 'callId' | 'progress' | 'logs'>>

const mostLogs = 500

/** A call while it runs, on screen until something else is shown in its place. */
export class ShownRun {
  readonly #about: About
  readonly #key: string
  #state: RunningState
  #cancelled = false

  constructor(about: About, { wanted, mine }: { wanted: boolean; mine: boolean }) {
    const { connectionId, tool, arguments: args, startedAt, timeoutMs } = about
    this.#about = about
    this.#key = callKey(connectionId, tool)
    const { shown } = toolCalls(this.#key)
    const previous = shown.state === 'done' ? shown : shown.state === 'running' ? shown.previous : undefined
    this.#state = {
      state: 'running',
      callId: '',
      mine,
      startedAt,
      arguments: args,
      wanted,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(previous && { previous }),
      cancel: () => this.#cancel(),
    }
    if (wanted) noteOther(this.#key, undefined)
    show(this.#key, this.#state)
  }

  get isShown(): boolean {
    return toolCalls(this.#key).shown === this.#state
  }

  named(callId: string): void {
    this.#update({ callId })
    if (this.#cancelled) this.#cancel()
  }

  progressed(progress: Progress): void {
    this.#update({ progress })
  }

  /** The stream is ours: what it carries of logs is all there is. */
  streamed(): void {
    this.#update({ logs: [] })
  }

  logged(log: { level: string; logger?: string; data: unknown }): void {
    this.#update({ logs: [...(this.#state.logs ?? []), { ...log, at: Date.now() }].slice(-mostLogs) })
  }

  ended(end: { call: Call; text: string; refused?: Refusal }): void {
    if (!this.isShown) return
    const { wanted, progress, logs, timeoutMs, previous } = this.#state
    const answer = lastAnswer(previous)
    show(this.#key, {
      state: 'done',
      ...end,
      wanted,
      ...(progress && { progress }),
      ...(logs && { logs }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      // Answers do not pile up: only where there is none, the last one is kept at hand.
      ...(answer && !isAnswer(end.call) && { previous: withoutPrevious(answer) }),
    })
  }

  /** It never reached the server, or its end could not be seen. */
  lost(refused: Refusal): void {
    const { connectionId, tool, arguments: args, startedAt } = this.#about
    const at = new Date(startedAt).toISOString()
    const call: Call = { id: this.#state.callId, connectionId, tool, arguments: args, startedAt: at, status: 'disconnected' }
    this.ended({ call, text: JSON.stringify(call), refused })
  }

  #update(part: Part): void {
    const next = { ...this.#state, ...part }
    const wasShown = this.isShown
    this.#state = next
    if (wasShown) show(this.#key, next)
  }

  #cancel(): void {
    this.#cancelled = true
    const { callId } = this.#state
    if (callId !== '') void fetch(`/api/calls/${encodeURIComponent(callId)}`, { method: 'DELETE' }).catch(() => {})
  }
}

const isAnswer = ({ status }: Call) => status === 'answered' || status === 'tool_error'

function withoutPrevious<T extends { previous?: unknown }>({ previous: _, ...rest }: T): Omit<T, 'previous'> {
  return rest
}
