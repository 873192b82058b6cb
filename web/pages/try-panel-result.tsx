import type { Connection } from '#shared/connections/connection'
import { memberText } from '#shared/tool/json-text'
import { showCall } from '../features/calls/open-call'
import type { CallState, OtherCall } from '../features/calls/tool-calls'
import { KeepButton } from '../features/copy/keep-button'
import { ResultPanel } from '../features/result/result-panel'
import { useConnect } from '../features/servers/queries'
import type { ListedTool, ToolList } from '../features/tools/queries'
import { copyTool } from './copy-source'
import { useDrawer } from './drawer-state'

type Props = {
  connection: Connection
  list: ToolList
  tool: ListedTool
  shown: CallState
  other: OtherCall | undefined
  /** What stands in the form is no longer what was sent. */
  argumentsChanged: boolean
  onAgain(once?: { timeoutMs: number }): void
}

/** The result side of Try, with the ways that lead out of it. */
export function TryPanelResult({ connection, list, tool, shown, other, argumentsChanged, onAgain }: Props) {
  const connect = useConnect()
  const { put } = useDrawer()
  return (
    <ResultPanel
      shown={shown}
      argumentsChanged={argumentsChanged}
      previous={shown.state === 'none' ? undefined : shown.previous}
      end={connection.state.status === 'failed' ? connection.state : undefined}
      other={other && { words: otherWords(other), onShow: () => void showCall(other.callId).catch(() => {}) }}
      more={({ call, text }) => (
        <KeepButton
          from={connection.name}
          tool={copyTool(list, tool)}
          args={call.arguments}
          answer={async () => memberText(text, 'result') ?? 'null'}
        />
      )}
      onAgain={onAgain}
      onReconnect={() => connect.mutate(connection.id)}
      onShowFrames={() => put({ open: true, tab: 'wire' })}
      onShowStderr={connection.transport.type === 'stdio' ? () => put({ open: true, tab: 'stderr' }) : undefined}
    />
  )
}

function otherWords({ status, mine }: OtherCall): string {
  const end = status.replaceAll('_', ' ')
  if (status === 'running') return mine ? 'Your other call of this tool is running' : 'Another page or program is calling this tool'
  return mine ? `Your other call of this tool has ended: ${end}` : `Another page or program called this tool: ${end}`
}
