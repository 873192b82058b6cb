import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { deadlineWords } from '../../lib/words'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { Logs } from './logs'
import styles from './running-view.module.css'
import type { RunningCall } from './shown-call'
import { progressShare } from './status'

/** While it runs: how far it is, what it says, and when we would give up. The call bar has the way out. */
export function RunningView({ running, children }: { running: RunningCall; children?: ReactNode }) {
  const { progress, logs, startedAt, timeoutMs, mine } = running
  return (
    <div className={styles.view}>
      <div className={styles.body}>
        {progress ? (
          <ProgressBar progress={progress} />
        ) : (
          <p className={styles.quiet}>
            The server is at work. It has reported no progress{logs?.length === 0 && ' and no log messages'} so far.
          </p>
        )}
        {logs === undefined && (
          <p className={styles.quiet}>
            {mine
              ? 'Log messages are shown for two calls at a time; this one is followed without.'
              : 'Log messages are shown only where the call was made.'}
          </p>
        )}
        {logs && logs.length > 0 && <Logs logs={logs} startedAt={startedAt} follow />}
      </div>
      {children}
      {timeoutMs !== undefined && (
        <p className={styles.foot}>
          <IconClock size={14} stroke={1.6} aria-hidden="true" /> ends {deadlineWords(timeoutMs)} after the last progress
        </p>
      )}
    </div>
  )
}

function ProgressBar({ progress }: { progress: NonNullable<RunningCall['progress']> }) {
  const share = progressShare(progress)
  return (
    <div className={styles.progress}>
      <div className={styles.said}>
        {progress.message === undefined ? (
          <span className={styles.quiet}>
            {share === undefined ? 'The server reports progress, but no total.' : 'The server reports progress.'}
          </span>
        ) : (
          <code>
            “<ServerText text={progress.message} />”
          </code>
        )}
        {share !== undefined && <span className={styles.share}>{Math.floor(share * 100)}%</span>}
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={progress.total}
        aria-valuenow={share === undefined ? undefined : progress.progress}
        className={classes(styles.bar, share === undefined && styles.unknown)}
      >
        <div style={share === undefined ? undefined : { width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
