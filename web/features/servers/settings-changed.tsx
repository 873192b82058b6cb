import type { Connection } from '#shared/connections/connection'
import { Button } from '../../ui/button'
import { NoticeBar } from '../../ui/notice-bar'
import { useReconnect } from './queries'

/** Over a session that was started before its settings were edited. */
export function SettingsChanged({ connection }: { connection: Connection }) {
  const reconnect = useReconnect()
  if (!connection.reconnect) return null
  return (
    <NoticeBar
      action={
        <Button size="small" onClick={() => reconnect.mutate(connection.id)}>
          Reconnect
        </Button>
      }
    >
      The settings were changed. This session goes on with the old ones until it is made anew.
    </NoticeBar>
  )
}
