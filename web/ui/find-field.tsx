import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import styles from './find-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  value: string
  onChange(text: string): void
  /** How much was found; it is read out. */
  found?: string | undefined
  mono?: boolean
}

/** A field to look for something in what stands below it. */
export function FindField({ label, placeholder = label, onChange, found, mono = false, ...rest }: Props) {
  return (
    <div className={styles.box}>
      <IconSearch size={14} stroke={1.6} aria-hidden="true" />
      <input
        type="text"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={classes(styles.input, mono && styles.mono)}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      <span role="status" className={styles.found}>
        {found}
      </span>
    </div>
  )
}
