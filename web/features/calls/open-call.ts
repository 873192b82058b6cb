import type { Call } from '#shared/calls/call'
import { memberText } from '#shared/tool/json-text'
import { callText } from './call-log'
import { followCall } from './follow-call'
import { ShownRun } from './shown-run'
import { isMine } from './start-call'
import { callKey, show } from './tool-calls'

type How = { wanted: boolean }

/** Puts a call where the newest one of its tool is shown. */
export async function showCall(id: string, how: How = { wanted: true }): Promise<void> {
  showCallText(await callText(id), how)
}

export function showCallText(text: string, { wanted }: How): void {
  const call = JSON.parse(text) as Call
  if (call.status !== 'running') {
    show(callKey(call.connectionId, call.tool), { state: 'done', call, text, wanted })
    return
  }
  const run = new ShownRun({ ...call, startedAt: Date.parse(call.startedAt) }, { wanted, mine: isMine(call.id) })
  run.named(call.id)
  if (call.progress) run.progressed(call.progress)
  followCall(run, call.id)
}

/** What a call was answered with, late answers among them, as the text that came; of a refusal, the error. */
export async function answerText(id: string): Promise<string> {
  const text = await callText(id)
  const late = memberText(text, 'late') ?? '{}'
  return memberText(text, 'result') ?? memberText(text, 'error') ?? memberText(late, 'result') ?? memberText(late, 'error') ?? ''
}
