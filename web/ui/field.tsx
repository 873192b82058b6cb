import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes'
import styles from './field.module.css'

type FieldIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label, a control, and a word where something is wrong with it. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string | undefined
  children(ids: FieldIds): ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({ id, ...(error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true }) })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export function TextInput({ className, mono = false, ...rest }: ComponentProps<'input'> & { mono?: boolean }) {
  return (
    <input type="text" autoComplete="off" spellCheck={false} className={classes(styles.input, mono && styles.mono, className)} {...rest} />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea autoComplete="off" spellCheck={false} className={classes(styles.input, styles.area, styles.mono, className)} {...rest} />
}
