import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Clip } from './clip'
import { FaultNotes, type PlacedFault } from './fault-note'
import styles from './field-row.module.css'

type Props = { name: string; sent?: boolean; wide?: boolean; faults?: readonly PlacedFault[]; children: ReactNode }

/** One member of a definition: its key, then what was sent. */
export function FieldRow({ name, sent = true, wide = false, faults = [], children }: Props) {
  return (
    <div className={classes(styles.row, wide && styles.wide, faults.length > 0 && styles.faulty)} data-key={name}>
      <dt className={classes(styles.key, !sent && styles.unsent)}>
        <Clip text={name} />
      </dt>
      <dd className={styles.value}>
        {children}
        <FaultNotes faults={faults} />
      </dd>
    </div>
  )
}

/** In place of a value that was not sent. */
export function NotSent({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={styles.dashed}>not sent</span>
      {children && <span className={styles.note}>{children}</span>}
    </span>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}

export function Note({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}

/** A key that the protocol does not know: shown as such, and kept. */
export function UnknownKey() {
  return (
    <>
      <span className={styles.unknown}>unknown key</span> <span className={styles.note}>not in the protocol, kept</span>
    </>
  )
}
