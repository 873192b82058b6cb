import { useEffect, useMemo, useState } from 'react'
import { clients } from '#shared/preview/clients/index'
import { type Column, columnOf, inOrder, matrixOf } from '#shared/preview/matrix'
import type { OfferedServer } from '#shared/preview/names/name'
import type { Offer } from '#shared/preview/preview'
import type { ResolvedTool } from '#shared/tool/resolved'

export type Matrix = { tools: readonly ResolvedTool[]; columns: readonly Column[] }

const atOnce = 400

/** All clients over all tools. Where there are thousands it is made client by client, so that the page goes on; until then the one before stays. */
export function useMatrix(tools: readonly ResolvedTool[], server: OfferedServer): Matrix | undefined {
  const few = tools.length <= atOnce
  const now = useMemo(() => (few ? { tools, columns: matrixOf(clients, offersOf(tools, server)) } : undefined), [few, tools, server])
  const [later, setLater] = useState<Matrix>()
  useEffect(() => {
    if (few) return
    const [left, offers] = [[...inOrder(clients)], offersOf(tools, server)]
    const columns: Column[] = []
    let timer = setTimeout(step, 0)
    function step() {
      const client = left.shift()
      if (!client) return setLater({ tools, columns })
      columns.push(columnOf(client, offers))
      timer = setTimeout(step, 0)
    }
    return () => clearTimeout(timer)
  }, [few, tools, server])
  return now ?? later
}

const offersOf = (tools: readonly ResolvedTool[], server: OfferedServer): Offer[] => tools.map(({ tool }) => ({ server, tool }))
