import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'
import { type Entry, type LogState, TrafficLog } from './traffic-log'

export type Frame = Entry & { direction: 'out' | 'in'; bytes: number }
export type Line = Entry & { stream: 'stderr' | 'stdout' }

const { connections } = api
/** The same bounds as our server's: what it has dropped a page may forget too. */
const most = 5000
const framePage = 200
const linePage = 1000

const frameLogs = new Map<string, TrafficLog<Frame>>()
const lineLogs = new Map<string, TrafficLog<Line>>()

function frameLog(id: string): TrafficLog<Frame> {
  return kept(frameLogs, id, () => ({
    read: async (after) => {
      const query = { after: String(after), limit: String(framePage) }
      const { frames, dropped } = await read(connections[':id'].frames.$get({ param: { id }, query }))
      return { entries: frames as Frame[], dropped }
    },
    pageSize: framePage,
    most,
    mostChars: 32_000_000,
  }))
}

function lineLog(id: string): TrafficLog<Line> {
  return kept(lineLogs, id, () => ({
    read: async (after) => {
      const query = { after: String(after), limit: String(linePage) }
      const { lines, dropped } = await read(connections[':id'].stderr.$get({ param: { id }, query }))
      return { entries: lines as Line[], dropped }
    },
    pageSize: linePage,
    most,
    mostChars: 4_000_000,
  }))
}

function kept<T extends Entry>(
  logs: Map<string, TrafficLog<T>>,
  id: string,
  options: () => ConstructorParameters<typeof TrafficLog<T>>[0],
): TrafficLog<T> {
  const known = logs.get(id) ?? new TrafficLog<T>(options())
  logs.set(id, known)
  return known
}

export type Traffic<T> = LogState<T> & { error: Error | null }

/** The messages of a server, oldest first. They are read while they are on screen. */
export const useFrames = (id: string, shown = true): Traffic<Frame> => useLog(frameLog(id), [...keys.frames(id), 'log'], shown)

/** What a server's process wrote beside its messages, oldest first. */
export const useLines = (id: string, shown = true): Traffic<Line> => useLog(lineLog(id), [...keys.stderr(id), 'log'], shown)

/** Events make the query run again; what it reads stands in the log, so nothing is read twice. */
function useLog<T extends Entry>(log: TrafficLog<T>, queryKey: readonly unknown[], shown: boolean): Traffic<T> {
  const { error } = useQuery({ queryKey, queryFn: () => log.catchUp().then(() => null), enabled: shown })
  return { ...useSyncExternalStore(log.subscribe, log.state), error }
}

type Counting = { id: string; since: string | undefined; enabled: boolean }

/** How many messages came since a moment. Our server counts them: their texts may be megabytes. */
export function useFrameCount({ id, since, enabled }: Counting): number {
  const ask = async () => (await read(connections[':id'].frames.$get({ param: { id }, query: onlyCount(since) }))).total
  return useQuery({ queryKey: [...keys.frames(id), 'count', since], queryFn: ask, enabled, gcTime: 0 }).data ?? 0
}

export function useLineCount({ id, since, enabled }: Counting): number {
  const ask = async () => (await read(connections[':id'].stderr.$get({ param: { id }, query: onlyCount(since) }))).total
  return useQuery({ queryKey: [...keys.stderr(id), 'count', since], queryFn: ask, enabled, gcTime: 0 }).data ?? 0
}

const onlyCount = (since: string | undefined) => ({ limit: '0', ...(since !== undefined && { since }) })
