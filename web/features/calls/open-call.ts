import type { Call } from '#shared/calls/call'
import { memberText } from '#shared/tool/json-text'
import { callText } from './call-log'
import { callKey, put } from './running'
import { follow } from './use-call'

/** Puts an earlier call where the newest one of its tool is shown. */
export async function showCall(id: string): Promise<void> {
  const text = await callText(id)
  const call = JSON.parse(text) as Call
  const key = callKey(call.connectionId, call.tool)
  if (call.status === 'running') follow(key, call)
  else put(key, { state: 'done', call, text })
}

/** What a call was answered with, as the text that came; of a refusal, the error. */
export async function answerText(id: string): Promise<string> {
  const text = await callText(id)
  return memberText(text, 'result') ?? memberText(text, 'error') ?? ''
}
