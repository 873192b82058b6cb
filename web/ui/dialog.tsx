import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes'
import styles from './dialog.module.css'

type Props = { label: string; top?: boolean; className?: string | undefined; onClose(): void; children: ReactNode }

/** What stands over the page. The browser keeps the focus inside, closes it with Esc and gives the focus back. */
export function Dialog({ label, top = false, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef(false)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back; that it was we who closed it needs no telling.
    return () => {
      closing.current = true
      element?.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is on what lies behind it
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes(styles.dialog, top && styles.top, className)}
      onClose={() => !closing.current && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
