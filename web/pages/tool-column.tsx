import { ToolBrowser } from '../features/tools/tool-browser'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { AllToolsLink } from './all-tools-link'
import { useServer } from './use-server'

/** The tools of the server in the address, or why there are none to show. */
export function ToolColumn({ onOpen }: { onOpen?(): void }) {
  const { id, tool, panel, grouping, connection, tools } = useServer()
  const status = connection?.state.status
  const empty =
    status === 'failed' ? (
      <Notice title="No tools to show">
        The list is read when the server is connected. It has not been, so there is no earlier list either.
      </Notice>
    ) : status === 'idle' || status === 'closing' ? (
      <Notice title="No tools to show">The list is read when the server is connected.</Notice>
    ) : tools.error ? (
      <Notice title="The list could not be read" action={<Button onClick={() => void tools.refetch()}>Read it again</Button>}>
        {tools.error.message}
      </Notice>
    ) : (
      <Skeleton label="Reading the tools" rows={9} tall />
    )
  return (
    <ToolBrowser
      server={id}
      list={tools.data}
      grouping={grouping}
      selected={tool}
      panel={panel}
      first={<AllToolsLink onOpen={onOpen} />}
      empty={empty}
      {...(onOpen && { onOpen })}
    />
  )
}
