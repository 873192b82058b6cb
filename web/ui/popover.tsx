import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from './classes'
import { place } from './place'
import styles from './popover.module.css'

type Props = {
  label: string
  /** Around the button that it stands beside, and that gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end'
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

const firstField = 'input:checked, input, textarea, select, button'

/** A small panel beside a button, for as long as it is rendered. Esc and a click elsewhere close it. */
export function Popover({ label, anchor, align = 'end', className, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [element, target] = [panel.current, anchor.current?.querySelector('button') ?? anchor.current]
    if (!element || !target) return
    const put = () => place(element, target, { side: 'bottom', align })
    element.showPopover()
    put()
    element.querySelector<HTMLElement>(firstField)?.focus()
    const watch = new ResizeObserver(put)
    watch.observe(element)
    return () => watch.disconnect()
  }, [anchor, align])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      popover="auto"
      className={classes(styles.panel, className)}
      onToggle={(event) => event.target === panel.current && event.newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
        anchor.current?.querySelector('button')?.focus()
      }}
    >
      {children}
    </div>
  )
}
