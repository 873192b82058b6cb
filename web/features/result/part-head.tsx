import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './part-head.module.css'

/** The head of one part of a result: what it is, what is known of it, what can be done. */
export function PartHead({
  title,
  chip,
  facts,
  fill = false,
  children,
}: {
  title: string
  chip?: ReactNode
  facts?: ReactNode
  fill?: boolean
  children?: ReactNode
}) {
  return (
    <div className={classes(styles.head, fill && styles.fill)}>
      <h3>{title}</h3>
      {chip}
      <span className={styles.facts}>{facts}</span>
      <span className={styles.actions}>{children}</span>
    </div>
  )
}
