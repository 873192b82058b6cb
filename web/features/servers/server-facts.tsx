import type { Connection } from '#shared/connections/connection'
import { useNow } from '../../lib/now'
import { ago, clock, count, timeTaken } from '../../lib/words'
import { StateMark, statusWords } from '../../ui/state-mark'
import { Tip } from '../../ui/tip'
import { transportWords } from './address'
import { exitWords, type Failed, failureTitle, lasted } from './failure-words'
import styles from './server-facts.module.css'

type List = { amount: number; pages: number; listedAt: string; tookMs: number }
type Props = { connection: Connection; list?: List | undefined }

/** How a server stands, in the header of its pane; a change is read out. */
export function ServerFacts({ connection, list }: Props) {
  const { state, transport } = connection
  const now = useNow()
  return (
    <>
      <span role="status" className={styles[state.status]}>
        <StateMark status={state.status} named={false} />
        {state.status === 'failed' ? failureTitle(connection, state).short : statusWords[state.status]}
      </span>
      <span className={styles.rest}>
        {[
          transportWords[transport.type],
          state.status === 'ready' && state.protocolVersion,
          state.status === 'failed' && endWords(state),
          state.status === 'failed' && `${triedWords(state)}${clock(state.at)}`,
          list && count(list.amount, 'tool'),
        ]
          .filter(Boolean)
          .join(' · ')}
        {state.status === 'ready' && list && list.pages > 0 && <Latency {...list} />}
        {list && ` · list read ${ago(list.listedAt, now)}`}
      </span>
    </>
  )
}

/** How long the server takes for one request, by the one we have to make anyway. */
function Latency({ pages, tookMs }: List) {
  const each = timeTaken(tookMs / pages)
  const measured = `tools/list took ${timeTaken(tookMs)}`
  return (
    <>
      {' · '}
      <Tip text={pages === 1 ? `${measured}, when the list was read.` : `${measured} over ${pages} pages: ${each} each.`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
        <span tabIndex={0}>{each}</span>
      </Tip>
    </>
  )
}

function endWords(failed: Failed): string | undefined {
  const exit = exitWords(failed)
  return exit && `${exit} after ${lasted(failed)}`
}

function triedWords({ during, earlier }: Failed): string {
  return during === 'start' && earlier.length > 0 ? `failed ${earlier.length + 1} times, last ` : ''
}
