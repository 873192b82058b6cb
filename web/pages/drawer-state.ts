import { useEffect } from 'react'
import { useCalls } from '../features/calls/use-calls'
import { useFrameCount, useFrames, useLineCount, useLines } from '../features/wire/queries'
import { remember, remembered, useRemembered } from '../lib/remembered'

export const drawerTabs = [
  { id: 'wire', label: 'Wire' },
  { id: 'stderr', label: 'Stderr' },
  { id: 'calls', label: 'Calls' },
] as const
export type DrawerTab = (typeof drawerTabs)[number]['id']
export type DrawerState = { open: boolean; tab: DrawerTab; height: number }

export const drawerHeight = { min: 120, max: 640, start: 240 }

export function useDrawer() {
  const [drawer, change] = useRemembered<DrawerState>('drawer', { open: false, tab: 'wire', height: drawerHeight.start })
  const put = (part: Partial<DrawerState>) => change({ ...drawer, ...part })
  return { ...drawer, put, toggle: (tab: DrawerTab) => put(drawer.open && drawer.tab === tab ? { open: false } : { open: true, tab }) }
}

/** When the newest entry was made that a person has had before their eyes, of each list. */
type Seen = Partial<Record<DrawerTab, string>>

const useSeen = (connectionId: string): Seen => useRemembered<Record<string, Seen>>('drawer.seen', {})[0][connectionId] ?? {}

function noteSeen(connectionId: string, tab: DrawerTab, at: string): void {
  const all = remembered<Record<string, Seen>>('drawer.seen', {})
  const seen = all[connectionId] ?? {}
  if ((seen[tab] ?? '') < at) remember('drawer.seen', { ...all, [connectionId]: { ...seen, [tab]: at } })
}

/** Of each list that is not on screen: how many entries came since a person last looked. The one that is counts as seen. */
export function useFresh(connectionId: string, shown: DrawerTab | undefined): Record<DrawerTab, number> {
  const seen = useSeen(connectionId)
  const frames = useFrames(connectionId, shown === 'wire').entries
  const lines = useLines(connectionId, shown === 'stderr').entries
  const { calls } = useCalls(connectionId)
  const newest = { wire: frames.at(-1)?.at, stderr: lines.at(-1)?.at, calls: calls[0]?.startedAt }
  const newestShown = shown && newest[shown]
  useEffect(() => {
    if (shown && newestShown) noteSeen(connectionId, shown, newestShown)
  }, [connectionId, shown, newestShown])
  return {
    wire: useFrameCount({ id: connectionId, since: seen.wire, enabled: shown !== 'wire' }),
    stderr: useLineCount({ id: connectionId, since: seen.stderr, enabled: shown !== 'stderr' }),
    calls: shown === 'calls' ? 0 : calls.filter(({ startedAt }) => startedAt > (seen.calls ?? '')).length,
  }
}
