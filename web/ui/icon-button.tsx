import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import styles from './icon-button.module.css'
import { Tip } from './tip'

type Props = ComponentProps<'button'> & { label: string; keys?: string; tip?: ReactNode; small?: boolean }

/** A picture that can be pressed; its words stand in the tip and in its name. */
export function IconButton({ label, keys, tip, small, className, children, type = 'button', ...rest }: Props) {
  return (
    <Tip text={tip ?? label} {...(keys && { keys })} label={!tip}>
      <button type={type} aria-label={label} className={classes(styles.button, small && styles.small, className)} {...rest}>
        {children}
      </button>
    </Tip>
  )
}
