import type { Connection } from '#shared/connections/connection'
import { Button } from '../../ui/button'
import { LinkButton } from '../../ui/link-button'
import { NoticeBar } from '../../ui/notice-bar'
import { useConnect } from './queries'

/** Over a tool whose server is no longer there: what is shown is what it last said. */
export function StaleNotice({ connection }: { connection: Connection }) {
  const connect = useConnect()
  const { state } = connection
  if (state.status !== 'failed' && state.status !== 'idle') return null
  return (
    <NoticeBar
      action={
        state.status === 'failed' ? (
          <LinkButton size="small" to="/servers/$id" params={{ id: connection.id }} search={true}>
            See what happened
          </LinkButton>
        ) : (
          <Button size="small" onClick={() => connect.mutate(connection.id)}>
            Connect
          </Button>
        )
      }
    >
      {state.status === 'failed' ? <>The server went away: {state.reason}</> : <>The server is not connected.</>} What is shown here is what
      it said last.
    </NoticeBar>
  )
}
