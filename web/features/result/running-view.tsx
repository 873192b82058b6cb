import { IconClock, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import styles from './running-view.module.css'
import type { LogMessage, RunningCall } from './shown-call'
import { deadline, progressShare } from './status'
import { Elapsed } from './status-line'

/** While it runs: how far it is, what it says, and the way out. */
export function RunningView({ running, onCancel }: { running: RunningCall; onCancel(): void }) {
  const { progress, logs, startedAt, timeoutMs } = running
  const [asked, setAsked] = useState(false)
  return (
    <div className={styles.view}>
      <div className={styles.body}>
        {progress ? (
          <ProgressBar progress={progress} />
        ) : (
          <p className={styles.quiet}>
            The server is at work. It has reported no progress{logs.length > 0 ? '' : ' and no log messages'} so far.
          </p>
        )}
        {logs.length > 0 && <Logs logs={logs} startedAt={startedAt} follow />}
      </div>
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
            <IconClock size={14} stroke={1.6} aria-hidden="true" /> ends {deadline(timeoutMs)} after the last progress
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

const drawnAtMost = 200

/** Log messages of this call, as the server worded them. */
export function Logs({ logs, startedAt, follow = false }: { logs: readonly LogMessage[]; startedAt: number; follow?: boolean }) {
  const list = useRef<HTMLOListElement>(null)
  const shown = logs.slice(-drawnAtMost)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to move
  useEffect(() => {
    const element = list.current
    const nearEnd = element && element.scrollHeight - element.scrollTop - element.clientHeight < 60
    if (follow && nearEnd) element.scrollTop = element.scrollHeight
  }, [logs, follow])
  return (
    <section aria-label="Log of this call">
      <h3 className={styles.head}>
        Log{' '}
        <span>
          {count(logs.length, 'message')}
          {logs.length > shown.length && `, the last ${drawnAtMost} shown`}
        </span>
      </h3>
      <ol ref={list} className={styles.logs}>
        {shown.map((log, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages only come at the end, and have no name
          <li key={index + logs.length - shown.length}>
            {log.at !== undefined && <span className={styles.time}>{sinceStart(log.at - startedAt)}</span>}
            <span className={classes(styles.level, levelTone(log.level))}>{log.level}</span>
            <span className={styles.message}>
              {log.logger && <span className={styles.logger}>{log.logger} </span>}
              <ServerText text={typeof log.data === 'string' ? log.data : (JSON.stringify(log.data) ?? '')} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const sinceStart = (milliseconds: number) => (Math.max(0, milliseconds) / 1000).toFixed(3).padStart(6, '0')

function levelTone(level: string): string | undefined {
  if (['error', 'critical', 'alert', 'emergency'].includes(level)) return styles.bad
  return level === 'warning' ? styles.warn : undefined
}
