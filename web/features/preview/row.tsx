import type { ReactNode } from 'react'
import styles from './row.module.css'

/** One thing that the model receives: what it is, the thing itself, how it is known. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A line of a row: words at the left, what belongs to them at the right. */
export function Line({ children, aside }: { children?: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
