import type { Call, Progress } from '#shared/calls/call'
import { ApiError } from '../../lib/api'
import { hearAppEvents } from '../../lib/app-events'
import { callText } from './call-log'
import type { ShownRun } from './shown-run'

/** Follows a call without a stream of its own: what our server tells every page says how far it is, and when to read its end. */
export function followCall(run: ShownRun, callId: string): void {
  const stop = hearAppEvents((event) => {
    if (!run.isShown) return stop()
    if (event.type === 'reset') return void look()
    if (!('callId' in event) || event.callId !== callId) return
    if (event.type === 'progress') run.progressed(progressIn(event))
    else if (event.status !== 'running') void look()
  })
  const look = async () => {
    try {
      const text = await callText(callId)
      const call = JSON.parse(text) as Call
      if (call.status !== 'running') {
        run.ended({ call, text })
        stop()
      } else if (call.progress) run.progressed(call.progress)
    } catch (error) {
      // Where our server is away for now, it is asked again when it is back.
      if (!(error instanceof ApiError)) return
      run.lost({
        code: 'internal_error',
        message: 'The history has no answer of this call: it was dropped, or too large, or Toolwright was started anew.',
      })
      stop()
    }
  }
  // It may have ended before we listened.
  void look()
}

function progressIn({ progress, total, message }: Progress): Progress {
  return { progress, ...(total !== undefined && { total }), ...(message !== undefined && { message }) }
}
