import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './small-select.module.css'

type Props = {
  label: string
  value: string
  onChange(value: string): void
  quiet?: boolean
  part?: string
  onNear?: () => void
  children: ReactNode
}

/** One of a list, in little room. */
export function SmallSelect({ label, value, onChange, quiet = false, part, onNear, children }: Props) {
  return (
    <span className={classes(styles.frame, quiet && styles.filling)}>
      <select
        aria-label={label}
        value={value}
        className={classes(styles.select, quiet && styles.quiet)}
        {...(part && { 'data-part': part })}
        {...(onNear && { onFocus: onNear, onPointerEnter: onNear })}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </span>
  )
}
