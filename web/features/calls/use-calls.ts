import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { keys } from '../../lib/query-keys'
import { CallLog, type CallsState, type PastCall } from './call-log'

const logs = new Map<string, CallLog>()
/** Nobody looks: reading waits until the list or the answer that is on its way has been drawn. */
const unseenMs = 1000

/** The calls of a server, newest first. `watched` while they are on screen. */
export function useCalls(connectionId: string, watched: boolean): CallsState & { error: Error | null; readOlder(): Promise<void> } {
  const log = logs.get(connectionId) ?? new CallLog(connectionId)
  logs.set(connectionId, log)
  const { error } = useQuery({
    queryKey: [...keys.calls(), 'log', connectionId],
    queryFn: async () => {
      if (log.watchers === 0) await new Promise((resolve) => setTimeout(resolve, unseenMs))
      await log.catchUp()
      return null
    },
  })
  useEffect(() => {
    if (!watched) return
    log.watchers++
    log.catchUp().catch(() => {})
    return () => {
      log.watchers--
    }
  }, [log, watched])
  return { ...useSyncExternalStore(log.subscribe, log.state), error, readOlder: () => log.readOlder() }
}

/** What was read of a server's calls so far, newest first. */
export const knownCalls = (connectionId: string): readonly PastCall[] => logs.get(connectionId)?.state().calls ?? []
