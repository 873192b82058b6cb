import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import styles from './call-bar.module.css'

export type Question = {
  /** Whether there is a session that the answer could be kept for. */
  mayStop: boolean
  confirm(never: boolean): void
  dismiss(): void
}

/** Asked in place of the call bar before a tool is called that says it can destroy. */
export function CallBarQuestion({ mayStop, confirm, dismiss }: Question) {
  const [never, setNever] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  // A second Enter must not be a yes.
  useEffect(() => bar.current?.querySelector<HTMLElement>('[data-no]')?.focus(), [])
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="alertdialog"
      aria-label="Confirm the call"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        dismiss()
      }}
    >
      <span className={styles.warning}>The server says this can destroy data. Call it?</span>
      <span className={styles.answers}>
        <Button look="danger" onClick={() => confirm(never)}>
          Call it
        </Button>
        <Button look="quiet" data-no onClick={dismiss}>
          Do not call
        </Button>
        {mayStop && <Checkbox label="Do not ask again until reconnect" checked={never} onChange={setNever} />}
      </span>
    </div>
  )
}
