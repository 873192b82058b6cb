import { memberText } from '#shared/tool/json-text'
import { timeTaken } from '../../lib/words'
import type { DoneCall } from './shown-call'

/** What a server answered after we had given up, as a result of its own. */
export function lateAnswer({ call, text, logs }: DoneCall): DoneCall | undefined {
  if (!call.late) return undefined
  const { id, connectionId, tool, arguments: args, startedAt } = call
  const { at: _, result, error, ...rest } = call.late
  const plain = { id, connectionId, tool, arguments: args, startedAt, ...rest }
  return {
    state: 'done',
    call: { ...plain, ...(result !== undefined && { result }), ...(error && { error }) },
    text: withAnswer(JSON.stringify(plain), memberText(text, 'late') ?? '{}'),
    late: true,
    ...(logs && { logs }),
  }
}

/** The answer stays as the server spelt it. */
function withAnswer(plain: string, late: string): string {
  const members = ['result', 'error'].flatMap((key) => {
    const sent = memberText(late, key)
    return sent === undefined ? [] : [`,"${key}":${sent}`]
  })
  return `${plain.slice(0, -1)}${members.join('')}}`
}

/** `1.2 s after it timed out`. */
export function latenessWords({ call }: DoneCall): string {
  const gap = (call.late?.durationMs ?? 0) - (call.durationMs ?? 0)
  return `${timeTaken(Math.max(0, gap))} after ${call.status === 'cancelled' ? 'it was cancelled' : 'it timed out'}`
}
