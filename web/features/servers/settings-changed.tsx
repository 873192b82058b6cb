import type { Connection } from '#shared/connections/connection'
import { Button } from '../../ui/button'
import { useReconnect } from './queries'
import styles from './stale-notice.module.css'

/** Over a session that was started before its settings were edited. */
export function SettingsChanged({ connection }: { connection: Connection }) {
  const reconnect = useReconnect()
  if (!connection.reconnect) return null
  return (
    <div role="status" className={styles.notice}>
      <span>The settings were changed. This session goes on with the old ones until it is made anew.</span>
      <Button size="small" onClick={() => reconnect.mutate(connection.id)}>
        Reconnect
      </Button>
    </div>
  )
}
