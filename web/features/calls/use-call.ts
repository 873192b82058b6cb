import { useEffect, useSyncExternalStore } from 'react'
import { watchTool } from './other-pages'
import { callKey, subscribe, type ToolCalls, toolCalls } from './tool-calls'

/** The call of a tool that is shown: the one this page made, or else the newest there is; and another one that waits to be looked at. */
export function useCall(connectionId: string, tool: string): ToolCalls {
  const key = callKey(connectionId, tool)
  useEffect(() => watchTool(connectionId, tool), [connectionId, tool])
  return useSyncExternalStore(subscribe, () => toolCalls(key))
}
