import { IconChevronRight } from '@tabler/icons-react'
import type { Merge } from '#shared/diff/merge'
import { tell } from '#shared/diff/tell'
import { count } from '../../lib/words'
import styles from './taken-list.module.css'

/** What was merged by itself, folded. */
export function TakenList({ taken }: { taken: Merge['taken'] }) {
  if (taken.length === 0) return null
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={styles.arrow} />
        <span className={styles.title}>
          {taken.length === 1 ? '1 change touches' : `${count(taken.length, 'change')} touch`} nothing of the other side
        </span>
        <span className={styles.quiet}>merged by themselves</span>
      </summary>
      <ul className={styles.rows}>
        {taken.map(({ side, change }) => (
          <li key={`${side} ${change.node} ${change.at} ${change.kind}`} className={styles.row}>
            <span className={styles.quiet}>{side}</span>
            <code>{change.path.join(' / ') || 'the toolset'}</code>
            <span className={styles.quiet}>{tell(change)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
