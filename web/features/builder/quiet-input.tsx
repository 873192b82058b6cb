import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes'
import styles from './quiet-input.module.css'

/** A field whose frame shows only while it is used: rows of them read like a list. */
export function QuietInput({ mono = false, className, ...rest }: ComponentProps<'input'> & { mono?: boolean }) {
  return (
    <input type="text" autoComplete="off" spellCheck={false} className={classes(styles.input, mono && styles.mono, className)} {...rest} />
  )
}
