import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes'

type Look = 'primary' | 'plain' | 'quiet' | 'danger' | 'link'
type Size = 'small' | 'normal' | 'large'

export type ButtonLook = { look?: Look; size?: Size; icon?: ReactNode }

export function buttonClass({ look = 'plain', size = 'normal' }: ButtonLook): string {
  return classes(styles.button, styles[look], styles[size])
}

export function Button({ look, size, icon, className, children, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type={type} className={classes(buttonClass({ ...(look && { look }), ...(size && { size }) }), className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}
