import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconPlugConnectedX,
  IconTestPipe,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Elapsed } from '../../ui/elapsed'
import { Tip } from '../../ui/tip'
import type { RunningCall } from './shown-call'
import { progressWords, type Sign, type Status } from './status'
import styles from './status-line.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const signs: Record<Sign, ReactNode> = {
  answered: <IconCircleCheck {...icon} />,
  mock: <IconTestPipe {...icon} />,
  breaks: <IconAlertTriangle {...icon} />,
  error: <IconAlertTriangle {...icon} />,
  refused: <IconAlertCircle {...icon} />,
  'timed out': <IconClockExclamation {...icon} />,
  cancelled: <IconCircleX {...icon} />,
  gone: <IconPlugConnectedX {...icon} />,
  running: (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      className={styles.turning}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M8 2a6 6 0 1 1-5.2 3" strokeLinecap="round" />
    </svg>
  ),
}

/** What came of the call, first of all. */
export function StatusLine({ status, note, children }: { status: Status; note?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={classes(styles.words, styles[status.tone])}>
        {signs[status.sign]}
        <span>{status.words}</span>
      </span>
      <span className={styles.facts} title={status.facts.join(', ')}>
        {status.facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && <span className={styles.dot}>·</span>}
            {fact.endsWith('tokens') || fact.endsWith('token') ? (
              <Tip text="An estimate: one token for four characters. Pictures, sounds and other bytes are not counted.">
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
                <span tabIndex={0}>{fact}</span>
              </Tip>
            ) : (
              fact
            )}
          </span>
        ))}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.actions}>{children}</span>
    </div>
  )
}

/** The same line while the call runs: only figures of one width move in it. */
export function RunningLine({ running }: { running: RunningCall }) {
  const progress = progressWords(running)
  return (
    <div className={styles.line}>
      <span className={classes(styles.words, styles.accent)}>
        {signs.running}
        <span>Running</span>
      </span>
      <span className={styles.facts}>
        <Elapsed from={running.startedAt} />
        {progress && (
          <span>
            <span className={styles.dot}>·</span>
            {progress}
          </span>
        )}
      </span>
    </div>
  )
}
