import { IconAlertTriangle } from '@tabler/icons-react'
import type { Fault } from '#shared/tool/fault'
import styles from './fault-note.module.css'

/** A fault of the definition, with its number in the list of all. */
export type PlacedFault = Fault & { index: number }

/** Faults where they are. */
export function FaultNotes({ faults }: { faults: readonly PlacedFault[] }) {
  return faults.map((fault) => (
    <p key={fault.index} data-fault={fault.index} tabIndex={-1} className={styles.note}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      <span>{fault.message}</span>
    </p>
  ))
}

type ListProps = { faults: readonly PlacedFault[]; onJump(fault: PlacedFault): void }

/** All faults of a tool, each leading to its place. */
export function FaultList({ faults, onJump }: ListProps) {
  return (
    <section aria-label="Faults" className={styles.list}>
      <h3 className={styles.title}>
        {faults.length === 1 ? 'One fault' : `${faults.length.toLocaleString('en')} faults`}: a strict client leaves this tool out.
      </h3>
      <ul>
        {faults.map((fault) => (
          <li key={fault.index}>
            <button type="button" className={styles.jump} onClick={() => onJump(fault)}>
              <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
              <span className={styles.message}>{fault.message}</span>
              <code>{fault.at === '' ? 'the tool itself' : fault.at}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
