import { IconChevronDown, IconListDetails } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { place } from '../ui/place'
import styles from './list-button.module.css'

/** A column that has no room, or is folded away: it drops over the pane. */
export function ListButton({ amount, children }: { amount: number | undefined; children(close: () => void): ReactNode }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const over = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [element, target] = [over.current, button.current?.querySelector('button')]
    if (!open || !element || !target) return
    element.showPopover()
    place(element, target, { side: 'bottom', align: 'start' })
    element.querySelector('input')?.focus()
  }, [open])
  return (
    <span ref={button} className={styles.anchor}>
      <Button aria-expanded={open} icon={<IconListDetails size={16} stroke={1.6} />} onClick={() => setOpen(!open)}>
        Tools <span className={styles.count}>{amount ?? ''}</span>
        <IconChevronDown size={14} stroke={1.6} />
      </Button>
      {open && (
        <div ref={over} popover="auto" className={styles.over} onToggle={(event) => event.newState === 'closed' && setOpen(false)}>
          {children(() => over.current?.hidePopover())}
        </div>
      )}
    </span>
  )
}
