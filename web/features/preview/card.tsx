import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A piece of a client's display, in our own drawing. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4>{title}</h4>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </div>
  )
}
