import { useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import { liveToolset } from '#shared/sources/tool-list'
import type { Toolset } from '#shared/tool/toolset'
import type { ToolList } from '../features/tools/queries'

/** A live server's tools as a toolset, the form that everything made from tools reads. */
export function useServerToolset({ name, state }: Connection, { tools }: ToolList): Toolset {
  const [server, instructions] = state.status === 'ready' ? [state.server, state.instructions] : []
  return useMemo(
    () =>
      liveToolset(
        name,
        tools.map((entry) => entry.tool),
        server,
        instructions,
      ),
    [name, tools, server, instructions],
  )
}
