import type { QueryClient } from '@tanstack/react-query'
import type { AppEvent } from '#shared/api/events'
import { keys } from '../../lib/query-keys'

type Key = readonly unknown[]

/** Frames and lines come in floods; what shows them reads again at most this often. */
const floodMs = 250
const waiting = new Set<string>()

/** Has read again what an event says has changed. */
export function refresh(queryClient: QueryClient, event: AppEvent): void {
  const again = (queryKey: Key) => void queryClient.invalidateQueries({ queryKey })
  for (const key of outdatedBy(event)) {
    if (event.type === 'frame' || event.type === 'stderr') soon(key, again)
    else again(key)
  }
}

function soon(key: Key, again: (key: Key) => void): void {
  const name = JSON.stringify(key)
  if (waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    again(key)
  }, floodMs)
}

/** The keys under which something old may stand; the empty key is everything. */
export function outdatedBy(event: AppEvent): Key[] {
  switch (event.type) {
    case 'connection':
      return [keys.connections(), keys.tools(event.connectionId)]
    case 'tools':
      return [keys.tools(event.connectionId)]
    case 'frame':
      return [keys.frames(event.connectionId)]
    case 'stderr':
      return [keys.stderr(event.connectionId)]
    case 'call':
      return [keys.calls()]
    case 'progress':
      return []
    case 'toolset':
      return [keys.toolsets(), keys.versions(event.toolsetId)]
    case 'reset':
      return [[]]
  }
}
