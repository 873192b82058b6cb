import type { ConnectionStatus } from '#shared/connections/state'
import { classes } from './classes'
import styles from './state-mark.module.css'

export const statusWords: Record<ConnectionStatus, string> = {
  idle: 'not connected',
  connecting: 'connecting',
  ready: 'connected',
  failed: 'failed',
  closing: 'disconnecting',
}

/** Where a server stands, as a shape as well as a colour. */
export function StateMark({ status, named = true, size = 10 }: { status: ConnectionStatus; named?: boolean; size?: number }) {
  return (
    <span
      className={classes(styles.mark, styles[status])}
      {...(named ? { role: 'img', 'aria-label': statusWords[status] } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 10 10" width={size} height={size} aria-hidden="true">
        {shapes[status]}
      </svg>
    </span>
  )
}

const ring = <circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
const half = (
  <>
    {ring}
    <path d="M5 1.4a3.6 3.6 0 0 1 0 7.2z" fill="currentColor" />
  </>
)

const shapes: Record<ConnectionStatus, React.ReactNode> = {
  idle: ring,
  connecting: half,
  ready: <circle cx="5" cy="5" r="4.2" fill="currentColor" />,
  failed: <path d="M5 .8 9.6 9.2H.4z" fill="currentColor" />,
  closing: half,
}
