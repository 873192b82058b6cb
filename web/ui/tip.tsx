import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Keys } from './keys'
import { place } from './place'
import styles from './tip.module.css'

type Props = {
  text: ReactNode
  keys?: string
  /** The tip only repeats the accessible name, so it need not be read out again. */
  label?: boolean
  side?: 'bottom' | 'right'
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const openAfterMs = 350
const closeAfterMs = 120

/** Words about a thing: on focus or after a moment under the pointer. It stays while hovered and closes with Esc. */
export function Tip({ text, keys, label = false, side = 'bottom', children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const soon = (next: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), after)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const [element, target] = [tip.current, anchor.current?.firstElementChild]
    if (!open || !element || !target) return
    element.showPopover()
    place(element, target, { side, gap: 6 })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    const close = () => setOpen(false)
    addEventListener('keydown', onKey, true)
    addEventListener('scroll', close, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('scroll', close, true)
    }
  }, [open, side])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; what can be pressed is inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true, openAfterMs)}
      onPointerLeave={() => soon(false, closeAfterMs)}
      onPointerDown={() => soon(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && soon(true, 0)}
      onBlur={() => soon(false, 0)}
    >
      {cloneElement(children, open && !label ? { 'aria-describedby': id } : {})}
      {open && (
        <div ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip} onPointerEnter={() => soon(true, 0)}>
          <span>{text}</span>
          {keys && <Keys keys={keys} />}
        </div>
      )}
    </span>
  )
}
