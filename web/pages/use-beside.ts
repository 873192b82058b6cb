import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Offer } from '#shared/preview/preview'
import type { BesideServers } from '../features/preview/beside'
import { connectionsQuery } from '../features/servers/queries'
import { toolsQuery } from '../features/tools/queries'
import { useRemembered } from '../lib/remembered'

const none: readonly string[] = []

/** The other servers that are connected; the tools of those a person ticks are offered too. Nothing is connected for it. */
export function useBeside(own?: string): BesideServers {
  const { data } = useQuery(connectionsQuery)
  const [ticked, onChange] = useRemembered<readonly string[]>('preview.beside', none)
  const ready = useMemo(() => (data ?? []).filter(({ id, state }) => id !== own && state.status === 'ready'), [data, own])
  const chosen = useMemo(() => ready.filter(({ id }) => ticked.includes(id)), [ready, ticked])
  const lists = useQueries({ queries: chosen.map(({ id, state }) => toolsQuery(id, state.status)) }).map((list) => list.data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists themselves are what counts, not the array they come in
  const offers = useMemo(
    () =>
      chosen.flatMap(({ name, state }, index): Offer[] => {
        const said = state.status === 'ready' ? state.server : undefined
        const announced = [said?.title, said?.name].find((text) => typeof text === 'string' && text !== '')
        const server = { key: name, ...(typeof announced === 'string' && { announced }) }
        return lists[index]?.tools.map(({ tool }) => ({ server, tool })) ?? []
      }),
    [chosen, ...lists],
  )
  return useMemo(
    () => ({ servers: ready.map(({ id, name }) => ({ id, label: name })), chosen: ticked, offers, onChange }),
    [ready, ticked, offers, onChange],
  )
}
