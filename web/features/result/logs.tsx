import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useRemembered } from '../../lib/remembered'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Menu } from '../../ui/menu'
import { ServerText } from '../../ui/server-text'
import { type LogFilter, levelTone, logFilters, passes } from './log-levels'
import styles from './logs.module.css'
import type { LogMessage } from './shown-call'

const drawnAtMost = 200

/** Log messages of this call, as the server worded them. */
export function Logs({ logs, startedAt, follow = false }: { logs: readonly LogMessage[]; startedAt: number; follow?: boolean }) {
  const [filter, setFilter] = useRemembered<LogFilter>('log-level', 'all')
  const list = useRef<HTMLOListElement>(null)
  const passing = logs.filter(({ level }) => passes(level, filter))
  const shown = passing.slice(-drawnAtMost)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to move
  useEffect(() => {
    const element = list.current
    const nearEnd = element && element.scrollHeight - element.scrollTop - element.clientHeight < 60
    if (follow && nearEnd) element.scrollTop = element.scrollHeight
  }, [logs, follow])
  return (
    <section aria-label="Log of this call">
      <div className={styles.head}>
        <h3>Log</h3>
        <span className={styles.count}>
          {passing.length < logs.length ? `${passing.length} of ${count(logs.length, 'message')}` : count(logs.length, 'message')}
          {passing.length > shown.length && `, the last ${drawnAtMost} shown`}
        </span>
        <Menu
          label="Which messages are shown"
          items={logFilters.map(({ id, label }) => ({ label, checked: id === filter, run: () => setFilter(id) }))}
          trigger={(props) => (
            <Button look="quiet" size="small" className={styles.filter} {...props}>
              {logFilters.find(({ id }) => id === filter)?.label}
              <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
            </Button>
          )}
        />
      </div>
      <ol ref={list} className={styles.logs}>
        {shown.map((log, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages only come at the end, and have no name
          <li key={index + passing.length - shown.length}>
            {log.at !== undefined && <span className={styles.time}>{sinceStart(log.at - startedAt)}</span>}
            <span className={classes(styles.level, styles[levelTone(log.level) ?? ''])}>{log.level}</span>
            <span className={styles.message}>
              {log.logger && <span className={styles.logger}>{log.logger} </span>}
              <ServerText text={typeof log.data === 'string' ? log.data : (JSON.stringify(log.data) ?? '')} />
            </span>
          </li>
        ))}
      </ol>
      {passing.length === 0 && <p className={styles.none}>No message of these levels.</p>}
    </section>
  )
}

const sinceStart = (milliseconds: number) => (Math.max(0, milliseconds) / 1000).toFixed(3).padStart(6, '0')
