import { IconClock, IconPlayerStop } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { deadlineWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Elapsed } from '../../ui/elapsed'
import { ServerText } from '../../ui/server-text'
import { Logs } from './logs'
import styles from './running-view.module.css'
import type { RunningCall } from './shown-call'
import { progressShare } from './status'

/** While it runs: how far it is, what it says, and the way out. */
export function RunningView({ running, onCancel, children }: { running: RunningCall; onCancel(): void; children?: ReactNode }) {
  const { progress, logs, startedAt, timeoutMs } = running
  const [asked, setAsked] = useState(false)
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
            Log messages are shown for two calls at a time, in the page that made them; this call is followed without.
          </p>
        )}
        {logs && logs.length > 0 && <Logs logs={logs} startedAt={startedAt} follow />}
      </div>
      {children}
      <div className={styles.foot}>
        <Button
          icon={<IconPlayerStop size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => {
            setAsked(true)
            onCancel()
          }}
        >
          {asked ? 'Cancelling' : 'Cancel'} <Elapsed from={startedAt} />
        </Button>
        {timeoutMs !== undefined && (
          <span className={styles.deadline}>
            <IconClock size={14} stroke={1.6} aria-hidden="true" /> ends {deadlineWords(timeoutMs)} after the last progress
          </span>
        )}
      </div>
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
