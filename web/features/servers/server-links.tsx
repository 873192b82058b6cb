import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Connection } from '#shared/connections/connection'
import { useRemembered } from '../../lib/remembered'
import { lettersOf } from '../../lib/words'
import { classes } from '../../ui/classes'
import styles from '../../ui/rail-row.module.css'
import { Skeleton } from '../../ui/skeleton'
import { StateMark, statusWords } from '../../ui/state-mark'
import { Tip } from '../../ui/tip'
import { addressOf } from './address'
import { connectionsQuery } from './queries'

/** The servers in the rail, each with its state as a shape and a colour. */
export function ServerLinks({ folded }: { folded: boolean }) {
  const { data, isPending } = useQuery(connectionsQuery)
  const [counts] = useRemembered<Record<string, number>>('tool-counts', {})
  if (isPending) return folded ? null : <Skeleton label="Reading the servers" rows={3} />
  if (!data?.length) return folded ? null : <p className={styles.none}>None yet</p>
  return (
    <ul>
      {data.map((connection) => (
        <li key={connection.id}>
          <Tip side="right" text={<TipText connection={connection} folded={folded} />}>
            <Link
              to="/servers/$id"
              params={{ id: connection.id }}
              className={classes(styles.row, folded && styles.folded)}
              activeProps={{ className: classes(styles.row, folded && styles.folded, styles.active), 'aria-current': 'page' }}
            >
              <StateMark status={connection.state.status} />
              <span className={folded ? styles.letters : styles.name}>{folded ? lettersOf(connection.name) : connection.name}</span>
              {folded && <span className="visually-hidden">{connection.name}</span>}
              {!folded && counts[connection.id] !== undefined && (
                <span className={styles.count}>{counts[connection.id]?.toLocaleString('en')}</span>
              )}
            </Link>
          </Tip>
        </li>
      ))}
    </ul>
  )
}

function TipText({ connection, folded }: { connection: Connection; folded: boolean }) {
  const { state } = connection
  return (
    <>
      {folded && <strong>{connection.name}, </strong>}
      {statusWords[state.status]}
      <br />
      <code className={styles.address}>{addressOf(connection.transport)}</code>
      {state.status === 'failed' && (
        <>
          <br />
          <span className={styles.reason}>{state.reason}</span>
        </>
      )}
    </>
  )
}
