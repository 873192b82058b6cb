import { IconClock } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { deadlineWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { place } from '../../ui/place'
import { Tip } from '../../ui/tip'
import { deadlinePresets } from './deadline'
import styles from './deadline-button.module.css'
import { DeadlineOptions } from './deadline-options'
import type { Deadline } from './use-deadline'

/** How long the next call may be silent before we give up, and where to change that. */
export function DeadlineButton({ deadline }: { deadline: Deadline }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const words = deadlineWords(deadline.chosen ?? deadline.standard)

  useEffect(() => {
    const [element, target] = [panel.current, button.current?.querySelector('button')]
    if (!open || !element || !target) return
    element.showPopover()
    place(element, target, { side: 'bottom', align: 'start' })
    element.querySelector<HTMLElement>('input:checked')?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <span ref={button} className={styles.anchor}>
        <Tip text="How long a call of this tool may be silent">
          <Button
            look="quiet"
            icon={<IconClock size={16} stroke={1.6} aria-hidden="true" />}
            aria-label={`Deadline ${words}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {words}
          </Button>
        </Tip>
      </span>
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label="Deadline of a call"
          popover="auto"
          className={styles.panel}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
        >
          <DeadlineOptions deadline={deadline} presets={deadlinePresets} />
        </div>
      )}
    </>
  )
}
