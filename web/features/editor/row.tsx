import { type ReactNode, useId } from 'react'
import styles from './row.module.css'

export type RowIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  label: string
  /** The place of the tool that is written here. */
  place?: string | undefined
  /** What is wrong; it is said under the control. */
  problem?: string | undefined
  /** A quiet word under the control. */
  note?: ReactNode
  /** The control is a group and has a name of its own. */
  isGroup?: boolean
  children: ReactNode | ((ids: RowIds) => ReactNode)
}

/** One line of the editor: what it is at the left, its control at the right. */
export function Row({ label, place, problem, note, isGroup = false, children }: Props) {
  const id = useId()
  const ids: RowIds = {
    id,
    ...((problem || note) && { 'aria-describedby': `${id}-words` }),
    ...(problem && { 'aria-invalid': true }),
  }
  return (
    <div className={styles.row} data-place={place}>
      {isGroup ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.control}>{typeof children === 'function' ? children(ids) : children}</div>
      {(problem || note) && (
        <div id={`${id}-words`} className={styles.words}>
          {problem && <p className={styles.problem}>{problem}</p>}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
    </div>
  )
}
