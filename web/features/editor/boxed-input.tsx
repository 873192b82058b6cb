import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './boxed-input.module.css'

type Props = ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode }

/** A field with words of ours inside its frame: what stands before the name, the unit behind the number. */
export function BoxedInput({ before, after, className, ...rest }: Props) {
  return (
    <span className={classes(styles.box, rest['aria-invalid'] && styles.invalid, className)}>
      {before && <span className={styles.before}>{before}</span>}
      <input type="text" autoComplete="off" spellCheck={false} className={styles.input} {...rest} />
      {after && <span className={styles.after}>{after}</span>}
    </span>
  )
}
