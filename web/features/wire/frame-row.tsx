import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconBell, IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { bytes, duration } from '../../lib/words'
import { classes } from '../../ui/classes'
import { Cell } from '../../ui/row-list'
import { ServerText } from '../../ui/server-text'
import { atTime } from './at-time'
import type { WireRow } from './pair'
import styles from './wire.module.css'

/** One message: when, which way, what it is, how large, and of an answer how long it took. */
export const FrameRow = memo(function FrameRow({ row, related }: { row: WireRow; related: boolean }) {
  const { frame, id, label, words, durationMs, bad } = row
  const isOut = frame.direction === 'out'
  return (
    <div role="none" className={classes(styles.row, related && styles.related)}>
      <Cell className={styles.time}>{atTime(frame.at)}</Cell>
      <Cell className={isOut ? styles.out : styles.in}>
        {isOut ? <IconArrowRight size={14} stroke={1.8} aria-hidden="true" /> : <IconArrowLeft size={14} stroke={1.8} aria-hidden="true" />}
        <span className="visually-hidden">{isOut ? 'sent' : 'received'}</span>
      </Cell>
      <Cell className={styles.id}>{id === undefined ? '' : id.replace(/^"|"$/g, '')}</Cell>
      <Cell className={classes(styles.mark, bad && styles.bad)}>
        <Mark row={row} />
      </Cell>
      <Cell className={classes(styles.label, bad && styles.bad)} title={row.about?.method ?? label}>
        <ServerText text={label} />
      </Cell>
      <Cell className={styles.words} title={words}>
        <ServerText text={words} />
      </Cell>
      <Cell className={styles.number}>{bytes(frame.bytes)}</Cell>
      <Cell className={styles.number}>
        {durationMs !== undefined ? duration(durationMs) : row.kind === 'request' && !row.partner ? 'no answer' : ''}
      </Cell>
    </div>
  )
})

function Mark({ row: { kind, bad } }: { row: WireRow }) {
  if (bad) return <IconAlertTriangle size={14} stroke={1.7} aria-label="an error" role="img" />
  if (kind === 'result') return <IconCheck size={14} stroke={1.8} className={styles.good} aria-label="an answer" role="img" />
  if (kind === 'notification') return <IconBell size={14} stroke={1.6} aria-label="a notification" role="img" />
  return null
}
