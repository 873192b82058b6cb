import type { Connection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { member } from '#shared/tool/json'
import { count } from '../../lib/words'
import { Keys } from '../../ui/keys'
import { ServerText } from '../../ui/server-text'
import styles from './ready-view.module.css'
import { SettingsTable } from './settings-table'

type Ready = Extract<ConnectionState, { status: 'ready' }>

/** A connected server while no tool is chosen: what can be done next, what it says about itself, its settings. */
export function ReadyView({
  connection,
  ready,
  tools,
  said,
  before,
}: {
  connection: Connection
  ready: Ready
  tools?: number | undefined
  /** What it says about itself. */
  said: React.ReactNode
  before?: React.ReactNode
}) {
  const words = (key: string) => {
    const value = member(ready.server, key)
    return typeof value === 'string' ? value : undefined
  }
  const name = words('title') ?? words('name')
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {before && <div className={styles.before}>{before}</div>}
        <h2 className={styles.title}>{name ? <ServerText text={name} /> : 'A server without a name'}</h2>
        <p className={styles.lead}>
          {tools === undefined ? (
            'The list of its tools is being read.'
          ) : tools === 0 ? (
            'It has no tools.'
          ) : (
            <>
              Choose one of its {count(tools, 'tool')}: <Keys keys="/" /> filters, <Keys keys="arrowdown" /> moves, <Keys keys="enter" />{' '}
              opens.
            </>
          )}
        </p>
        {said}
      </div>
      <aside className={styles.side}>
        <SettingsTable connection={connection} />
      </aside>
    </div>
  )
}
