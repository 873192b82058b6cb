import type { QueryClient } from '@tanstack/react-query'
import type { AppEvent } from '#shared/api/events'
import { keys } from '../../lib/query-keys'

/** Frames and lines come in floods; what shows them reads again at most this often. */
const floodMs = 250
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Has read again what an event says has changed. */
export function refresh(queryClient: QueryClient, event: AppEvent): void {
  const again = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const soon = (queryKey: readonly unknown[]) => {
    const name = JSON.stringify(queryKey)
    if (waiting.has(name)) return
    waiting.set(
      name,
      setTimeout(() => {
        waiting.delete(name)
        again(queryKey)
      }, floodMs),
    )
  }
  switch (event.type) {
    case 'connection':
      again(keys.connections())
      again(keys.tools(event.connectionId))
      return
    case 'tools':
      return again(keys.tools(event.connectionId))
    case 'frame':
      return soon(keys.frames(event.connectionId))
    case 'stderr':
      return soon(keys.stderr(event.connectionId))
    case 'call':
      return again(keys.calls())
    case 'progress':
      return
    case 'toolset':
      return again(keys.toolsets())
    case 'reset':
      void queryClient.invalidateQueries()
  }
}
