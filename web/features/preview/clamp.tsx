import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import styles from './clamp.module.css'

/** A text of which three lines are in sight, with a way to the rest where there is one. */
export function Clamp({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  })
  return (
    <div>
      <p ref={text} className={open ? styles.whole : styles.clamped}>
        {children}
      </p>
      {(isCut || open) && (
        <Button look="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
