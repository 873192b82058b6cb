import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of a long page, under a quiet head that sticks while its part is read. */
export function Section({
  title,
  aside,
  actions,
  children,
}: {
  title: string
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
