import { useQuery } from '@tanstack/react-query'
import type { Connection } from '#shared/connections/connection'
import { duration } from '../../lib/words'
import styles from './failed-view.module.css'
import type { Failed } from './failure-words'
import { framesQuery, linesQuery } from './queries'
import { timelineOf } from './timeline'

/** The last moments in milliseconds, with the process they belong to. */
export function WhatHappened({ connection, failed }: { connection: Connection; failed: Failed }) {
  const { data: frames } = useQuery(framesQuery(connection.id))
  const { data: lines } = useQuery(linesQuery(connection.id))
  if (!frames || !lines) return null
  return (
    <section aria-label="What happened">
      <div className={styles.sideHead}>
        <h3>What happened</h3>
        {failed.pid !== undefined && <span>pid {failed.pid}</span>}
      </div>
      <ol className={styles.timeline}>
        {timelineOf(failed, frames, lines).map(({ ms, words, bad }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its place
          <li key={index} className={bad ? styles.bad : undefined}>
            <code>{duration(ms)}</code>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
