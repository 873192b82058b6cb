import { IconHistory } from '@tabler/icons-react'
import { Tip } from '../../ui/tip'
import styles from './changed.module.css'

/** The form has moved on: this answer belongs to other arguments. */
export function Changed() {
  return (
    <Tip text="The arguments in the form have changed since this call.">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
      <span tabIndex={0} className={styles.changed}>
        <IconHistory size={14} stroke={1.6} aria-hidden="true" />
        <span>
          arguments have changed<span className={styles.since}> since</span>
        </span>
      </span>
    </Tip>
  )
}
