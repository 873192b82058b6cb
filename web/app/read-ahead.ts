import { connectionsQuery } from '../features/servers/queries'
import { toolsQuery } from '../features/tools/queries'
import { queryClient } from './query-client'

/** Asks for a toolset while the code of its page is still on the way, and for the code of what the page opens with. */
export async function readToolsetAhead(id: string): Promise<void> {
  void import('../pages/node-pane')
  void import('../pages/toolset-editor')
  const { draftQuery } = await import('../features/toolsets/use-draft')
  await queryClient.prefetchQuery(draftQuery(id))
}

/** Asks for a server's tools while the code of its page is still on the way. What goes wrong is said by the page, which asks again. */
export async function readAhead(id: string): Promise<void> {
  const connections = await queryClient.ensureQueryData(connectionsQuery).catch(() => [])
  const status = connections.find((connection) => connection.id === id)?.state.status
  if (status === 'ready') await queryClient.prefetchQuery(toolsQuery(id, status))
}
