import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keys } from '../../lib/query-keys'
import { CallLog, type CallsState, type PastCall } from './call-log'

const logs = new Map<string, CallLog>()

/** The calls of a server, newest first. */
export function useCalls(connectionId: string): CallsState & { error: Error | null; readOlder(): Promise<void> } {
  const log = logs.get(connectionId) ?? new CallLog(connectionId)
  logs.set(connectionId, log)
  const { error } = useQuery({ queryKey: [...keys.calls(), 'log', connectionId], queryFn: () => log.catchUp().then(() => null) })
  return { ...useSyncExternalStore(log.subscribe, log.state), error, readOlder: () => log.readOlder() }
}

/** What was read of a server's calls so far, newest first. */
export const knownCalls = (connectionId: string): readonly PastCall[] => logs.get(connectionId)?.state().calls ?? []
