import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of the editor under a quiet head that sticks while its part is read. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
