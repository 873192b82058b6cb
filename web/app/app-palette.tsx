import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Palette } from '../features/palette/palette'
import { connectionsQuery } from '../features/servers/queries'
import { toolsQuery } from '../features/tools/queries'
import { openToolsets } from '../features/toolsets/open-toolsets'
import { toolsetsQuery } from '../features/toolsets/queries'
import { useAllCommands } from '../lib/commands'
import type { Recent } from '../lib/recent'
import { useRemembered } from '../lib/remembered'
import { callEntries, commandEntries, designEntries, entryId, type Go, serverEntries, toolEntries, toolsetEntries } from './palette-entries'

/** The palette with everything this page knows: servers, their tools and calls, and what can be done here. */
export function AppPalette({ onClose }: { onClose(): void }) {
  const { data: servers } = useQuery(connectionsQuery)
  const { data: toolsets } = useQuery(toolsetsQuery)
  const lists = useQueries({
    queries: (servers ?? []).map(({ id, state }) => toolsQuery(id, state.status)),
    combine: (read) => read.map(({ data }) => data?.tools ?? []),
  })
  const commands = useAllCommands()
  const navigate = useNavigate()
  const here = useParams({ strict: false })
  const [recent] = useRemembered<Recent[]>('recent', noRecent)
  const entries = useMemo(() => {
    const go: Go = (where) => void navigate(where)
    const all = (servers ?? []).map((server, index) => ({ server, tools: lists[index] ?? [] }))
    const nearest = all.toSorted((a, b) => Number(b.server.id === here.id) - Number(a.server.id === here.id))
    return [
      ...commandEntries(commands, 'here'),
      ...nearest.flatMap((each) => callEntries(each, here, go)),
      ...serverEntries(servers ?? [], go),
      ...toolsetEntries(toolsets ?? [], go),
      ...commandEntries(commands, 'everywhere'),
      ...openToolsets().flatMap((toolset) => designEntries(toolset, go)),
      ...nearest.flatMap((each) => toolEntries(each, go)),
    ]
  }, [servers, toolsets, lists, commands, navigate, here])
  const opened = useMemo(
    () =>
      recent
        .filter(({ server, toolset, tool }) => (server ?? toolset) !== here.id || (tool !== undefined && tool !== (here.tool ?? here.node)))
        .map((one) => ({ id: entryId(one), at: one.at })),
    [recent, here],
  )
  return <Palette entries={entries} opened={opened} onClose={onClose} />
}

const noRecent: Recent[] = []
