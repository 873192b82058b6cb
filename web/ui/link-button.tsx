import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button'
import { classes } from './classes'

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export const LinkButton = createLink(({ look, size, icon, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) => (
  <a className={classes(buttonClass({ ...(look && { look }), ...(size && { size }) }), className)} {...rest}>
    {icon}
    {children}
  </a>
))
