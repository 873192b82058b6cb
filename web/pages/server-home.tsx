import { ServerDefinition } from '../features/definition/server-definition'
import { FailedView } from '../features/servers/failed-view'
import { IdleView } from '../features/servers/idle-view'
import { ReadyView } from '../features/servers/ready-view'
import { ToolsButton } from './tools-button'
import { useServer } from './use-server'

/** A server without a chosen tool: how it stands, and the next step. */
export function ServerHome() {
  const { connection, tools } = useServer()
  if (!connection) return null
  const { state } = connection
  // Where there is no list yet, a button for it would lead nowhere.
  const before = tools.data && <ToolsButton />
  switch (state.status) {
    case 'failed':
      return <FailedView connection={connection} failed={state} before={before} />
    case 'ready':
      return (
        <ReadyView
          connection={connection}
          ready={state}
          tools={tools.data?.tools.length}
          said={<ServerDefinition key={connection.id} connectionId={connection.id} ready={state} tools={tools.data?.tools.length} />}
          before={before}
        />
      )
    case 'idle':
    case 'connecting':
    case 'closing':
      return <IdleView key={connection.id} connection={connection} before={before} />
  }
}
