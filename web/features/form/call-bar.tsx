import { IconAlertCircle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Elapsed } from '../../ui/elapsed'
import { Keys } from '../../ui/keys'
import styles from './call-bar.module.css'
import { CallBarQuestion, type Question } from './call-bar-question'
import type { Problems } from './use-problems'

type Running = { startedAt: number; cancel(): void }
type Props = {
  problems: Problems
  running: Running | undefined
  /** Set while the person is asked whether they mean it. */
  question: Question | undefined
  /** Text that is no value yet cannot be sent, not even for a test. */
  unsendable: boolean
  /** What the button does, where it is not a server that is called. */
  action?: string
  onCall(): void
  onSendAnyway(): void
  onShowFirst(): void
  children?: ReactNode
}

/** The one filled button of the panel, and what would happen if it were pressed. */
export function CallBar({
  problems,
  running,
  question,
  unsendable,
  action = 'Call tool',
  onCall,
  onSendAnyway,
  onShowFirst,
  children,
}: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    // The question had the focus, and is gone.
    if (asked.current && !question && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
    asked.current = question !== undefined
  }, [question])
  if (question) return <CallBarQuestion {...question} />
  return (
    <div ref={bar} className={styles.bar}>
      {running ? (
        <CancelButton key={running.startedAt} {...running} />
      ) : (
        <Button look="primary" onClick={onCall}>
          {action} <Keys keys="mod+enter" />
        </Button>
      )}
      <Validity problems={problems} unsendable={unsendable} onShowFirst={onShowFirst} />
      {problems.places.size > 0 && !running && !unsendable && <Button onClick={onSendAnyway}>Send anyway</Button>}
      <span className={styles.more}>{children}</span>
    </div>
  )
}

function CancelButton({ startedAt, cancel }: Running) {
  const [asked, setAsked] = useState(false)
  return (
    <Button
      aria-label={asked ? 'Cancelling the call' : 'Cancel the call'}
      icon={<IconPlayerStop size={14} stroke={1.6} aria-hidden="true" />}
      onClick={() => {
        setAsked(true)
        cancel()
      }}
    >
      {asked ? 'Cancelling' : 'Cancel'} <Elapsed from={startedAt} />
    </Button>
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
