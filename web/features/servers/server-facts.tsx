import type { Connection } from '#shared/connections/connection'
import { useNow } from '../../lib/now'
import { ago, clock, count } from '../../lib/words'
import { StateMark, statusWords } from '../../ui/state-mark'
import { transportWords } from './address'
import styles from './server-facts.module.css'

type Props = { connection: Connection; tools?: number | undefined; listedAt?: string | undefined }

/** How a server stands, in the header of its pane; a change is read out. */
export function ServerFacts({ connection, tools, listedAt }: Props) {
  const { state, transport } = connection
  const now = useNow()
  return (
    <>
      <span role="status" className={styles[state.status]}>
        <StateMark status={state.status} named={false} />
        {statusWords[state.status]}
      </span>
      <span className={styles.rest}>
        {[
          transportWords[transport.type],
          state.status === 'ready' && state.protocolVersion,
          state.status === 'failed' && exitWords(state),
          state.status === 'failed' && clock(state.at),
          tools !== undefined && count(tools, 'tool'),
          listedAt && `list read ${ago(listedAt, now)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

function exitWords({ exitCode, signal }: { exitCode?: number; signal?: string }): string | undefined {
  if (signal) return `ended by ${signal}`
  return exitCode === undefined ? undefined : `exit code ${exitCode}`
}
