import { IconChevronDown, IconListDetails } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { narrow, useMedia } from '../lib/media'
import { Button } from '../ui/button'
import { place } from '../ui/place'
import { ToolColumn } from './tool-column'
import styles from './tools-button.module.css'
import { useServer } from './use-server'

/** Where the column of tools has no room, or is folded away, it drops over the pane. */
export function ToolsButton() {
  const tight = useMedia(narrow.list)
  const { tools, all } = useServer()
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
  if (!tight && !all) return null
  return (
    <span ref={button} className={styles.anchor}>
      <Button aria-expanded={open} icon={<IconListDetails size={16} stroke={1.6} />} onClick={() => setOpen(!open)}>
        Tools <span className={styles.count}>{tools.data?.tools.length ?? ''}</span>
        <IconChevronDown size={14} stroke={1.6} />
      </Button>
      {open && (
        <div ref={over} popover="auto" className={styles.over} onToggle={(event) => event.newState === 'closed' && setOpen(false)}>
          <ToolColumn onOpen={() => over.current?.hidePopover()} />
        </div>
      )}
    </span>
  )
}
