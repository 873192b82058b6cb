import { IconAlertCircle } from '@tabler/icons-react'
import styles from './candidate-list.module.css'

/** Files that describe no server, each with the reason. */
export function RefusedFiles({ refused }: { refused: readonly string[] }) {
  return refused.map((sentence) => (
    <p key={sentence} role="alert" className={styles.problem}>
      <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" /> {sentence}
    </p>
  ))
}
