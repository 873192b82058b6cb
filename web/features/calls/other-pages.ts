import type { AppEvent } from '#shared/api/events'
import type { Call } from '#shared/calls/call'
import { elementTexts, memberText } from '#shared/tool/json-text'
import { readText } from '../../lib/api'
import { hearAppEvents } from '../../lib/app-events'
import { callText } from './call-log'
import { showCall, showCallText } from './open-call'
import { isMine } from './start-call'
import { callKey, forget, knownKeys, noteOther, show, shownId, toolCalls } from './tool-calls'

type Watched = { connectionId: string; tool: string }

/** The tools that are on screen. */
const watched = new Map<string, Watched>()

/** Shows the last call of a tool that is on screen, and what others make of it from now on. */
export function watchTool(connectionId: string, tool: string): () => void {
  const key = callKey(connectionId, tool)
  watched.set(key, { connectionId, tool })
  if (toolCalls(key).shown.state === 'none') void showNewest({ connectionId, tool })
  return () => watched.delete(key)
}

hearAppEvents((event) => {
  if (event.type === 'reset') return catchUp()
  if (event.type !== 'call') return
  const key = callKey(event.connectionId, event.tool)
  if (event.late) void showLate(key, event.callId)
  else heard(key, event)
})

/** A person's own call, and what they asked to see, stay; else a new call of the tool takes the place of the one before. */
function heard(key: string, { callId, status }: Extract<AppEvent, { type: 'call' }>): void {
  const { shown } = toolCalls(key)
  const id = shownId(shown)
  if (callId <= id) return
  if (shown.state === 'running' || (shown.state === 'done' && shown.wanted)) noteOther(key, { callId, status, mine: isMine(callId) })
  else if (watched.has(key)) void showCall(callId, { wanted: false }).catch(() => {})
  else forget(key)
}

/** What was told in between is lost: what nobody asked for is read again. */
function catchUp(): void {
  for (const key of knownKeys()) {
    const { shown } = toolCalls(key)
    if (shown.state === 'done' && !shown.wanted && !watched.has(key)) forget(key)
  }
  for (const [key, tool] of watched) {
    const { shown } = toolCalls(key)
    if (shown.state === 'none' || (shown.state === 'done' && !shown.wanted)) void showNewest(tool)
  }
}

async function showNewest({ connectionId, tool }: Watched): Promise<void> {
  const key = callKey(connectionId, tool)
  const before = toolCalls(key).shown
  const query = new URLSearchParams({ connection: connectionId, tool, limit: '1' })
  const answer = await readText(fetch(`/api/calls?${query}`)).catch(() => '{}')
  const text = elementTexts(memberText(answer, 'calls') ?? '[]')?.[0]
  if (text === undefined || toolCalls(key).shown !== before) return
  if ((JSON.parse(text) as Call).id !== shownId(before)) showCallText(text, { wanted: false })
}

async function showLate(key: string, callId: string): Promise<void> {
  if (shownId(toolCalls(key).shown) !== callId) return
  const text = await callText(callId).catch(() => undefined)
  const { shown } = toolCalls(key)
  if (text === undefined || shown.state !== 'done' || shown.call.id !== callId) return
  show(key, { ...shown, call: JSON.parse(text) as Call, text })
}
