import { IconHistory } from '@tabler/icons-react'
import styles from './changed.module.css'

/** The form has moved on: this answer belongs to other arguments. */
export function Changed() {
  return (
    <span className={styles.changed}>
      <IconHistory size={14} stroke={1.6} aria-hidden="true" /> arguments have changed since
    </span>
  )
}
