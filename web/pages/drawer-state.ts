import { useCalls } from '../features/calls/use-calls'
import { useFrames, useLines } from '../features/wire/queries'
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

export const useSeen = (connectionId: string): Seen => useRemembered<Record<string, Seen>>('drawer.seen', {})[0][connectionId] ?? {}

export function noteSeen(connectionId: string, tab: DrawerTab, at: string): void {
  const all = remembered<Record<string, Seen>>('drawer.seen', {})
  const seen = all[connectionId] ?? {}
  if ((seen[tab] ?? '') < at) remember('drawer.seen', { ...all, [connectionId]: { ...seen, [tab]: at } })
}

/** Of each list: when the newest entry was made, and how many came since a person last looked. */
export function useNews(connectionId: string): Record<DrawerTab, { newest: string; fresh: number }> {
  const seen = useSeen(connectionId)
  const frames = useFrames(connectionId, false).entries
  const lines = useLines(connectionId, false).entries
  const calls = useCalls(connectionId, false).calls
  return {
    wire: { newest: frames.at(-1)?.at ?? '', fresh: since(frames.length, (index) => frames.at(-1 - index)?.at ?? '', seen.wire) },
    stderr: { newest: lines.at(-1)?.at ?? '', fresh: since(lines.length, (index) => lines.at(-1 - index)?.at ?? '', seen.stderr) },
    calls: { newest: calls[0]?.startedAt ?? '', fresh: since(calls.length, (index) => calls[index]?.startedAt ?? '', seen.calls) },
  }
}

function since(length: number, at: (index: number) => string, seen = ''): number {
  let amount = 0
  while (amount < length && at(amount) > seen) amount++
  return amount
}
