import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDelayed } from '../../lib/delayed'
import { clock } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { Keys } from '../../ui/keys'
import { Skeleton } from '../../ui/skeleton'
import { answerText } from './answer-text'
import { fileName, save } from './binary'
import { Changed } from './changed'
import { type FailureActions, FailureView, PreviousOffer } from './failure-view'
import styles from './result-panel.module.css'
import { RunningView } from './running-view'
import type { DoneCall, ServerEnd, ShownCall } from './shown-call'
import { statusOf } from './status'
import { RunningLine, StatusLine } from './status-line'

const loadAnswer = () => import('./answer')
const Answer = lazy(() => loadAnswer().then((module) => ({ default: module.Answer })))

type Props = FailureActions & {
  shown: ShownCall
  onCancel(): void
  /** What stands in the form is no longer what was sent. */
  argumentsChanged: boolean
  /** The last answer, while a newer call runs or after it failed. */
  previous?: DoneCall | undefined
  /** How the server's process ended, where it did. */
  end?: ServerEnd | undefined
}

/** What a tool answered, or why it did not: the right side of Try. */
export function ResultPanel({ shown, onCancel, argumentsChanged, previous, end, ...actions }: Props) {
  const [back, setBack] = useState<DoneCall>()
  const isRunning = shown.state === 'running'
  const slow = useDelayed(isRunning, 300)
  // Ready before the first answer is.
  useEffect(() => void loadAnswer(), [])
  // A quick answer takes the place of the one before; in between nothing moves.
  const kept = isRunning && !slow ? previous : undefined
  const earlier = previous && back === previous && shown.state === 'done' ? previous : undefined
  const done = earlier ?? (shown.state === 'done' ? shown : kept)
  return (
    <div className={styles.panel}>
      <span role="status" className="visually-hidden">
        {spoken(shown, end)}
      </span>
      {isRunning ? <RunningLine running={shown} /> : done ? <DoneLine done={done} end={earlier ? undefined : end} /> : <NoneLine />}
      {done && !(isRunning && slow) ? (
        <div className={styles.body} {...(kept && { inert: true, 'data-kept': true })}>
          {hasAnswer(done) ? (
            <Suspense fallback={<Skeleton label="The answer is being laid out" />}>
              <Answer key={`${done.call.id} ${done.call.startedAt}`} done={done} argumentsChanged={argumentsChanged} />
            </Suspense>
          ) : (
            <div className={styles.scroll}>
              {argumentsChanged && (
                <div className={styles.before}>
                  <Changed />
                </div>
              )}
              <FailureView done={done} end={end} {...actions} />
            </div>
          )}
          {!hasAnswer(done) && previous && previous !== done && (
            <PreviousOffer
              words={`The answer of ${clock(previous.call.startedAt)} is kept`}
              action="Show it"
              onShow={() => setBack(previous)}
            />
          )}
          {earlier && (
            <PreviousOffer
              words={`This is the answer of ${clock(earlier.call.startedAt)}, not of the last call`}
              action="Back to the last call"
              onShow={() => setBack(undefined)}
            />
          )}
        </div>
      ) : isRunning ? (
        (slow || shown.progress || shown.logs.length > 0) && <RunningView key={shown.callId} running={shown} onCancel={onCancel} />
      ) : (
        <Empty />
      )}
    </div>
  )
}

/** A protocol error may come along with a result; it is shown as what it is all the same. */
const hasAnswer = ({ call, refused }: DoneCall) => !refused && (call.status === 'answered' || call.status === 'tool_error')

function DoneLine({ done, end }: { done: DoneCall; end: ServerEnd | undefined }) {
  const { call } = done
  const has = call.result !== undefined || call.error !== undefined
  return (
    <StatusLine status={statusOf(done, end)} note={done.late ? 'late' : undefined}>
      {has && (
        <>
          <CopyButton label="Copy the result as JSON" text={() => answerText(done.text)} />
          <IconButton label="Save the result as JSON" onClick={() => save(fileName(`${call.tool}-result.json`), answerText(done.text))}>
            <IconDownload size={16} stroke={1.6} />
          </IconButton>
        </>
      )}
    </StatusLine>
  )
}

const NoneLine = () => <div className={styles.none}>Result</div>

/** Nothing was called yet: what will stand here, and the one next step. */
function Empty() {
  return (
    <div className={styles.empty}>
      <p>No call yet</p>
      <p className={styles.quiet}>
        What the tool answers will stand here, beside the form: its content, its structured value, and the raw JSON.
      </p>
      <p className={styles.step}>
        Fill in what is required, then call the tool <Keys keys="mod+enter" />
      </p>
    </div>
  )
}

/** For those who listen: the state without the running clock. */
function spoken(shown: ShownCall, end: ServerEnd | undefined): string {
  if (shown.state === 'none') return ''
  if (shown.state === 'running') return 'Running'
  const { words, facts } = statusOf(shown, end)
  return [words, ...facts].join(', ')
}
