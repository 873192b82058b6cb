import { useEffect, useSyncExternalStore } from 'react'
import type { Call } from '#shared/calls/call'
import { elementTexts, memberText } from '#shared/tool/json-text'
import { type CallState, callKey, put, stateOf, subscribe } from './running'

/** The newest call of a tool: the one this page made, or, after a reload, the last in the history. */
export function useCall(connectionId: string, tool: string): CallState {
  const key = callKey(connectionId, tool)
  const state = useSyncExternalStore(subscribe, () => stateOf(key))
  useEffect(() => {
    if (stateOf(key).state !== 'none') return
    const query = new URLSearchParams({ connection: connectionId, tool, limit: '1' })
    void fetch(`/api/calls?${query}`)
      .then((response) => (response.ok ? response.text() : '{}'))
      .then((answer) => {
        const text = elementTexts(memberText(answer, 'calls') ?? '[]')?.[0]
        if (text === undefined || stateOf(key).state !== 'none') return
        const call = JSON.parse(text) as Call
        if (call.status === 'running') follow(key, call)
        else put(key, { state: 'done', call, text })
      })
      .catch(() => {})
  }, [key, connectionId, tool])
  return state
}

const everyMs = 1000

/** A call that another page, or this one before its reload, has made: asked after until it is over. */
export function follow(key: string, call: Call): void {
  put(key, { state: 'running', callId: call.id, startedAt: Date.parse(call.startedAt), arguments: call.arguments, logs: [] })
  const look = async () => {
    const response = await fetch(`/api/calls/${call.id}`).catch(() => undefined)
    const text = response?.ok ? await response.text() : undefined
    const now = stateOf(key)
    if (now.state !== 'running' || now.callId !== call.id) return
    const found = text === undefined ? undefined : (JSON.parse(text) as Call)
    if (found && found.status !== 'running') put(key, { state: 'done', call: found, text: text as string })
    else setTimeout(() => void look(), everyMs)
  }
  setTimeout(() => void look(), everyMs)
}
