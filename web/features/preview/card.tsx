import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A piece of a client's display, in our own drawing. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <figure aria-label={title} className={styles.card}>
      <figcaption className={styles.head}>
        {title}
        {aside && <span>{aside}</span>}
      </figcaption>
      {children}
    </figure>
  )
}
