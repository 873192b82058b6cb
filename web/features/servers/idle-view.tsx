import type { Connection } from '#shared/connections/connection'
import { placeholdersIn } from '#shared/connections/placeholders'
import { commandWarnings } from '#shared/connections/warnings'
import { useCommands } from '../../lib/commands'
import { listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { Keys } from '../../ui/keys'
import { LinkButton } from '../../ui/link-button'
import { StateMark } from '../../ui/state-mark'
import { CommandText } from './command-text'
import styles from './failed-view.module.css'
import { useConnect, useDisconnect } from './queries'
import { SettingsTable } from './settings-table'

const titles = { idle: 'Not connected', connecting: 'Connecting', closing: 'Disconnecting', ready: '', failed: '' } as const

/** A server that is off or on its way: what will run stands above the button that runs it. */
export function IdleView({ connection, before }: { connection: Connection; before?: React.ReactNode }) {
  const connect = useConnect()
  const disconnect = useDisconnect()
  const { transport, state } = connection
  const start = () => connect.mutate(connection.id)
  const asked = [...new Set(placeholdersIn(transport).map(({ says }) => says))]
  const startable = state.status === 'idle' && asked.length === 0
  useCommands(
    startable ? [{ id: 'connect-here', title: 'Connect', section: 'This server', keys: 'mod+enter', unlisted: true, run: start }] : [],
  )
  const notices = transport.type === 'stdio' ? commandWarnings(transport.command, transport.args) : []
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {before && <div className={styles.before}>{before}</div>}
        <div className={styles.title}>
          <StateMark status={state.status} size={14} named={false} />
          <h2>{titles[state.status]}</h2>
        </div>
        <p className={styles.reason}>{sentence(connection)}</p>
        <section aria-label="What runs">
          <div className={styles.head}>
            <h3>{state.status === 'idle' ? 'Exactly this will run' : 'Exactly this runs'}</h3>
            <span className={styles.quiet}>{transport.type === 'stdio' ? 'no shell' : ''}</span>
          </div>
          <div className={styles.box}>
            <CommandText transport={transport} />
          </div>
          {asked.length > 0 && <p className={styles.quiet}>Still asks for {listed(asked)}.</p>}
          {notices.map(({ message, level, index }) => (
            <p key={`${index} ${message}`} className={level === 'danger' ? styles.errorLine : styles.quiet}>
              {message}
            </p>
          ))}
        </section>
        <div className={styles.actions}>
          {startable && (
            <Button look="primary" onClick={start}>
              Connect <Keys keys="mod+enter" />
            </Button>
          )}
          {state.status === 'idle' && !startable && (
            <LinkButton look="primary" to="/servers/$id/edit" params={{ id: connection.id }} search={true}>
              Fill in what it asks for
            </LinkButton>
          )}
          {state.status === 'connecting' && <Button onClick={() => disconnect.mutate(connection.id)}>Stop</Button>}
        </div>
        {disconnect.error && (
          <p role="alert" className={styles.errorLine}>
            {disconnect.error.message}
          </p>
        )}
      </div>
      <aside className={styles.side}>
        <SettingsTable connection={connection} />
      </aside>
    </div>
  )
}

function sentence({ state, transport }: Connection): string {
  if (state.status === 'connecting')
    return transport.type === 'stdio' ? 'The process is started and asked to introduce itself.' : 'The server is asked to introduce itself.'
  if (state.status === 'closing')
    return transport.type === 'stdio' ? 'Its input is closed; it has a few seconds to end before it is ended.' : 'The session is closed.'
  return transport.type === 'stdio' ? 'Nothing of this server runs now.' : 'There is no session with this server now.'
}
