import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes'
import { Keys } from './keys'
import styles from './menu.module.css'
import { place } from './place'

export type MenuItem =
  | {
      label: string
      icon?: ReactNode
      keys?: string
      danger?: boolean
      checked?: boolean
      /** A few quiet words at the right: what would be put in, or where. */
      aside?: string
      /** Why it cannot be done now; the entry stays, with this reason. */
      off?: string | undefined
      run(): void
    }
  | { heading: string }
  | 'line'

type Trigger = { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; 'aria-controls': string; onClick(event: React.MouseEvent): void }

/** A button's further choices. Arrows move, Esc goes back to the button. */
export function Menu({ label, items, trigger }: { label: string; items: readonly MenuItem[]; trigger(props: Trigger): ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [element, target] = [menu.current, anchor.current?.querySelector('button')]
    if (!open || !element || !target) return
    element.showPopover()
    place(element, target, { side: 'bottom', align: 'end' })
    const chosen = element.querySelector<HTMLElement>('[aria-checked=true]') ?? element.querySelector<HTMLElement>('[role^=menuitem]')
    chosen?.focus()
  }, [open])

  const close = (back: boolean) => {
    setOpen(false)
    if (back) anchor.current?.querySelector('button')?.focus()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all[next % all.length]?.focus()
    } else if (event.key === 'Tab') close(false)
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close(true)
    }
  }

  return (
    <span ref={anchor} className={styles.anchor}>
      {trigger({ 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          // A long one scrolls, and what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={label}
          popover="auto"
          className={styles.menu}
          onKeyDown={onKeyDown}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        >
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu's entries keep their places while it is open
            <Entry key={index} item={item} close={() => close(true)} />
          ))}
        </div>
      )}
    </span>
  )
}

function Entry({ item, close }: { item: MenuItem; close(): void }) {
  if (item === 'line') return <hr className={styles.line} />
  if ('heading' in item) return <div className={styles.heading}>{item.heading}</div>
  const { label, icon, keys, danger, checked, aside, off, run } = item
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...(checked !== undefined && { 'aria-checked': checked })}
      {...(off !== undefined && { 'aria-disabled': true })}
      tabIndex={-1}
      className={classes(styles.item, danger && styles.danger, off !== undefined && styles.off)}
      onClick={() => {
        if (off !== undefined) return
        close()
        run()
      }}
    >
      <span className={styles.icon}>{checked === undefined ? icon : checked && <Tick />}</span>
      <span className={styles.label}>{label}</span>
      {(off ?? aside) !== undefined && <span className={off === undefined ? styles.aside : styles.why}>{off ?? aside}</span>}
      {keys && <Keys keys={keys} />}
    </button>
  )
}

const Tick = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d="m3.5 8.5 3 3 6-7" />
  </svg>
)
