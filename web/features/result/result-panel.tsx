import { type ReactNode, useEffect } from 'react'
import { useDelayed } from '../../lib/delayed'
import { Keys } from '../../ui/keys'
import { DoneView, loadAnswer } from './done-view'
import type { FailureActions } from './failure-view'
import { Offer } from './offer'
import styles from './result-panel.module.css'
import { RunningView } from './running-view'
import type { DoneCall, ServerEnd, ShownCall } from './shown-call'
import { statusOf } from './status'
import { RunningLine } from './status-line'

type Props = FailureActions & {
  shown: ShownCall
  /** What stands in the form is no longer what was sent. */
  argumentsChanged: boolean
  /** What was shown before, while a newer call runs; the last answer, after it failed. */
  previous: DoneCall | undefined
  /** How the server's process ended, where it did. */
  end: ServerEnd | undefined
  /** Another call of this tool that could be looked at. */
  other: { words: string; onShow(): void } | undefined
  /** What else can be done with an answer. */
  more?: ((done: DoneCall) => ReactNode) | undefined
  /** What stands here before the first call, where it is not a server that will answer. */
  empty?: { about: string; step: string }
}

/** What a tool answered, or why it did not: the right side of Try. */
export function ResultPanel({ shown, argumentsChanged, previous, end, other, more, empty, ...actions }: Props) {
  const isRunning = shown.state === 'running'
  const slow = useDelayed(isRunning, 300)
  // Ready before the first answer is.
  useEffect(() => void loadAnswer(), [])
  // A quick answer takes the place of the one before; in between nothing moves.
  const kept = isRunning && !slow ? previous : undefined
  const done = shown.state === 'done' ? shown : kept
  const offer = (
    <div role="status" className={styles.other}>
      {other && <Offer words={other.words} action="Show" onTake={other.onShow} />}
    </div>
  )
  const hasRunningView = isRunning && !kept && (slow || shown.progress !== undefined || (shown.logs?.length ?? 0) > 0)
  return (
    <div className={styles.panel}>
      <span role="status" className="visually-hidden">
        {spoken(shown, end)}
      </span>
      {isRunning && <RunningLine running={shown} />}
      {done ? (
        <div className={styles.done} {...(kept && { inert: true, 'data-kept': true })}>
          <DoneView
            key={`${done.call.id} ${done.call.startedAt}`}
            done={done}
            previous={kept ? undefined : previous}
            argumentsChanged={argumentsChanged}
            end={end}
            more={more}
            {...actions}
          />
        </div>
      ) : hasRunningView ? (
        <RunningView key={shown.callId} running={shown}>
          {offer}
        </RunningView>
      ) : (
        !isRunning && <Empty {...(empty ?? fromServer)} />
      )}
      {!hasRunningView && offer}
    </div>
  )
}

const fromServer = {
  about: 'What the tool answers will stand here, beside the form: its content, its structured value, and the raw JSON.',
  step: 'Fill in what is required, then call the tool',
}

/** Nothing was called yet: what will stand here, and the one next step. */
function Empty({ about, step }: { about: string; step: string }) {
  return (
    <>
      <div className={styles.none}>Result</div>
      <div className={styles.empty}>
        <p>No call yet</p>
        <p className={styles.quiet}>{about}</p>
        <p className={styles.step}>
          {step} <Keys keys="mod+enter" />
        </p>
      </div>
    </>
  )
}

/** For those who listen: the state without the running clock. */
function spoken(shown: ShownCall, end: ServerEnd | undefined): string {
  if (shown.state === 'none') return ''
  if (shown.state === 'running') return 'Running'
  const { words, facts } = statusOf(shown, end)
  return [words, ...(shown.mock === undefined ? [] : [shown.mock]), ...facts, ...(shown.call.late ? ['a late answer was kept'] : [])].join(
    ', ',
  )
}
