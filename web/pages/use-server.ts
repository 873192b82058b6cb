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
  return { id, tool, panel, grouping: group, connection, tools }
}
