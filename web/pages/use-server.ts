import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useConnection } from '../features/servers/queries'
import { toolsQuery } from '../features/tools/queries'

/** The server that the address names, with its tools. */
export function useServer() {
  const { id = '', tool, panel } = useParams({ strict: false })
  const group = useSearch({ strict: false, select: ({ group = 'behaviour' }) => group })
  const connection = useConnection(id)
  const tools = useQuery(toolsQuery(id, connection?.state.status))
  /** The address speaks of all tools at once, not of one. */
  const all = tool === undefined && panel !== undefined
  return { id, tool, panel, all, grouping: group, connection, tools }
}
