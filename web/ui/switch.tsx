import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** On or off, at once. */
export function Switch({ checked, onChange, children }: { checked: boolean; onChange(checked: boolean): void; children: ReactNode }) {
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
