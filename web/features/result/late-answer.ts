import { memberText } from '#shared/tool/json-text'
import { timeTaken } from '../../lib/words'
import type { DoneCall } from './shown-call'

/** What a server answered after we had given up, as a result of its own. */
export function lateAnswer({ call, text }: DoneCall): DoneCall | undefined {
  if (!call.late) return undefined
  const { id, connectionId, tool, arguments: args, startedAt } = call
  const { at: _, ...answer } = call.late
  return {
    state: 'done',
    call: { id, connectionId, tool, arguments: args, startedAt, ...answer },
    text: memberText(text, 'late') ?? '{}',
    late: true,
  }
}

/** `1.2 s after it timed out`. */
export function latenessWords({ call }: DoneCall): string {
  const gap = (call.late?.durationMs ?? 0) - (call.durationMs ?? 0)
  return `${timeTaken(Math.max(0, gap))} after ${call.status === 'cancelled' ? 'it was cancelled' : 'it timed out'}`
}
