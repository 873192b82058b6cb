import type { ReactNode } from 'react'
import styles from './setting-row.module.css'

/** One thing that can be set: what it is at the left, the control at the right. */
export function SettingRow({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        {about && <p>{about}</p>}
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </div>
  )
}

/** Settings that are kept in one place. */
export function SettingGroup({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
