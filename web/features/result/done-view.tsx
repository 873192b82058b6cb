import { IconDownload } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { clock } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { Skeleton } from '../../ui/skeleton'
import { answerText } from './answer-text'
import { fileName, save } from './binary'
import { Changed } from './changed'
import { type FailureActions, FailureView } from './failure-view'
import { lateAnswer, latenessWords } from './late-answer'
import { Offer } from './offer'
import styles from './result-panel.module.css'
import type { DoneCall, ServerEnd } from './shown-call'
import { statusOf } from './status'
import { StatusLine } from './status-line'

export const loadAnswer = () => import('./answer')
const Answer = lazy(() => loadAnswer().then((module) => ({ default: module.Answer })))

type Props = FailureActions & {
  done: DoneCall
  argumentsChanged: boolean
  /** The last answer, where this is none. */
  previous: DoneCall | undefined
  end: ServerEnd | undefined
  /** What else can be done with an answer. */
  more?: ((done: DoneCall) => ReactNode) | undefined
}

/** A call that is over: its end, an answer that came too late for it, or the last answer before it. */
export function DoneView({ done, argumentsChanged, previous, end, more, ...actions }: Props) {
  const late = useMemo(() => lateAnswer(done), [done])
  // Whoever opens it wants the answer; one that comes while its end is looked at is only offered.
  const [view, setView] = useState<'end' | 'late' | 'previous'>(late ? 'late' : 'end')
  const drawn = (view === 'late' && late) || (view === 'previous' && previous) || done
  return (
    <>
      <DoneLine done={drawn} end={drawn === done ? end : undefined} more={more} />
      {drawn.mock !== undefined && (
        <p className={styles.mock}>
          It comes <span>{drawn.mock}</span>. No server was called.
        </p>
      )}
      <div className={styles.body}>
        {hasAnswer(drawn) ? (
          <Suspense fallback={<Skeleton label="The answer is being laid out" />}>
            <Answer key={`${drawn.call.id} ${drawn.call.startedAt}`} done={drawn} argumentsChanged={argumentsChanged} />
          </Suspense>
        ) : (
          <div className={styles.scroll}>
            {argumentsChanged && (
              <div className={styles.before}>
                <Changed />
              </div>
            )}
            <FailureView done={drawn} end={drawn === done ? end : undefined} {...actions} />
          </div>
        )}
        {drawn === late && (
          <Offer
            words={`It came ${latenessWords(done)}`}
            action={done.call.status === 'cancelled' ? 'Show the cancelled call' : 'Show the time-out'}
            onTake={() => setView('end')}
          />
        )}
        {drawn === done && late && (
          <Offer words={`A late answer came ${latenessWords(done)}`} action="Show it" onTake={() => setView('late')} />
        )}
        {drawn === done && !late && previous && (
          <Offer words={`The answer of ${clock(previous.call.startedAt)} is kept`} action="Show it" onTake={() => setView('previous')} />
        )}
        {drawn === previous && (
          <Offer
            words={`This is the answer of ${clock(previous.call.startedAt)}, not of the last call`}
            action="Back to the last call"
            onTake={() => setView('end')}
          />
        )}
      </div>
    </>
  )
}

/** A protocol error may come along with a result; it is shown as what it is all the same. */
const hasAnswer = ({ call, refused }: DoneCall) => !refused && (call.status === 'answered' || call.status === 'tool_error')

function DoneLine({ done, end, more }: Pick<Props, 'done' | 'end' | 'more'>) {
  const { call } = done
  const has = call.result !== undefined || call.error !== undefined
  return (
    <StatusLine status={statusOf(done, end)} note={done.late ? 'late' : undefined}>
      {has && (
        <>
          {hasAnswer(done) && more?.(done)}
          <CopyButton label="Copy the result as JSON" text={() => answerText(done.text)} />
          <IconButton label="Save the result as JSON" onClick={() => save(fileName(`${call.tool}-result.json`), answerText(done.text))}>
            <IconDownload size={16} stroke={1.6} />
          </IconButton>
        </>
      )}
    </StatusLine>
  )
}
