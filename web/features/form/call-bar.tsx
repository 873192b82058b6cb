import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Keys } from '../../ui/keys'
import styles from './call-bar.module.css'
import type { Problems } from './use-problems'

type Props = {
  problems: Problems
  running: boolean
  /** Set while the person is asked whether they mean it. */
  confirming: boolean
  /** Text that is no value yet cannot be sent, not even for a test. */
  unsendable: boolean
  onCall(): void
  onSendAnyway(): void
  onCancel(): void
  onDismiss(): void
  onShowFirst(): void
  children?: ReactNode
}

/** The one filled button of the panel, and what would happen if it were pressed. */
export function CallBar({
  problems,
  running,
  confirming,
  unsendable,
  onCall,
  onSendAnyway,
  onCancel,
  onDismiss,
  onShowFirst,
  children,
}: Props) {
  const count = problems.places.size
  if (confirming) {
    return (
      <div className={styles.bar} role="alertdialog" aria-label="Confirm the call">
        <span className={styles.warning}>The server says this can destroy data. Call it?</span>
        <Button look="danger" onClick={onCall}>
          Call it
        </Button>
        <Button look="quiet" onClick={onDismiss}>
          Do not call
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      {running ? (
        <Button onClick={onCancel}>Cancel the call</Button>
      ) : (
        <Button look="primary" onClick={onCall}>
          Call tool <Keys keys="mod+enter" />
        </Button>
      )}
      <Validity problems={problems} unsendable={unsendable} onShowFirst={onShowFirst} />
      {count > 0 && !running && !unsendable && <Button onClick={onSendAnyway}>Send anyway</Button>}
      <span className={styles.gap} />
      {children}
    </div>
  )
}

function Validity({ problems, unsendable, onShowFirst }: Pick<Props, 'problems' | 'unsendable' | 'onShowFirst'>) {
  const count = problems.places.size
  if (count > 0) {
    return (
      <button type="button" className={styles.wrong} onClick={onShowFirst}>
        <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
        <span>{count === 1 ? '1 field to correct' : `${count} fields to correct`}</span>
      </button>
    )
  }
  if (unsendable) return <span className={styles.unsure}>not sendable yet: the text is not a JSON object</span>
  if (problems.verdict?.valid === null) return <span className={styles.unsure}>{problems.verdict.errors[0]?.message}</span>
  if (problems.verdict?.valid !== true) return null
  return (
    <span className={styles.right}>
      <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
      arguments valid
    </span>
  )
}
