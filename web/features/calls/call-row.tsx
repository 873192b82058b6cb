import { IconBraces, IconCheck, IconCopy, IconRotateClockwise, IconZoomCode } from '@tabler/icons-react'
import { useCopy } from '../../lib/copy'
import { useNow } from '../../lib/now'
import { ago, bytes, timeTaken } from '../../lib/words'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/icon-button'
import { Cell } from '../../ui/row-list'
import { ServerText } from '../../ui/server-text'
import type { PastCall } from './call-log'
import styles from './calls-panel.module.css'
import { answerText } from './open-call'
import { statusWords } from './status-words'

type Props = {
  call: PastCall
  isChosen: boolean
  isListed: boolean
  onAgain(): void
  onOpen(): void
  onTrouble(message: string): void
  /** What else can be done with its answer; `tabIndex` as for its other buttons. */
  more?: ((call: PastCall, tabIndex: number) => React.ReactNode) | undefined
}

const longestArguments = 400

/** One call: what came of it, of which tool, with what; and what can be done with it again. */
export function CallRow({ call, isChosen, isListed, onAgain, onOpen, onTrouble, more }: Props) {
  const now = useNow()
  const { words, tone, Icon } = statusWords(call)
  // Tab leads to the buttons of the chosen call only: a list of calls is one stop, not hundreds.
  const reach = isChosen ? 0 : -1
  const cut = call.argumentsText.slice(0, longestArguments)
  return (
    <div role="none" className={classes(styles.row, isChosen && styles.chosen)}>
      <Cell className={classes(styles.status, styles[tone])} title={words}>
        <Icon size={14} stroke={1.7} aria-hidden="true" />
        <span>{words}</span>
      </Cell>
      <Cell className={styles.tool} title={call.tool}>
        <ServerText text={call.tool} />
      </Cell>
      <Cell className={styles.arguments} title={cut}>
        <ServerText text={cut} />
      </Cell>
      <Cell className={styles.number}>{call.bytes === undefined ? '' : bytes(call.bytes)}</Cell>
      <Cell className={styles.number}>{call.durationMs === undefined ? '' : timeTaken(call.durationMs)}</Cell>
      <Cell className={styles.number} title={new Date(call.startedAt).toLocaleString('en-GB')}>
        {ago(call.startedAt, now)}
      </Cell>
      <Cell className={styles.actions}>
        {isListed ? (
          <>
            <button type="button" tabIndex={reach} className={styles.again} onClick={onAgain}>
              <IconRotateClockwise size={14} stroke={1.6} aria-hidden="true" />
              Again
            </button>
            <IconButton small tabIndex={reach} label="Show the result in Try" onClick={onOpen}>
              <IconZoomCode size={16} stroke={1.6} />
            </IconButton>
          </>
        ) : (
          <span className={styles.unlisted}>not in the list now</span>
        )}
        {isListed && (call.status === 'answered' || call.status === 'tool_error') && more?.(call, reach)}
        <CopyAction label="Copy the arguments" text={async () => call.argumentsText} onTrouble={onTrouble} tabIndex={reach}>
          <IconBraces size={16} stroke={1.6} />
        </CopyAction>
        <CopyAction label="Copy the result" text={() => answerText(call.id)} onTrouble={onTrouble} tabIndex={reach}>
          <IconCopy size={16} stroke={1.6} />
        </CopyAction>
      </Cell>
    </div>
  )
}

type CopyProps = { label: string; tabIndex: number; text(): Promise<string>; onTrouble(message: string): void; children: React.ReactNode }

function CopyAction({ label, tabIndex, text, onTrouble, children }: CopyProps) {
  const { copied, copy } = useCopy()
  const run = () =>
    void text().then(
      (found) => (found === '' ? onTrouble('This call has no result.') : copy(found)),
      (cause: Error) => onTrouble(cause.message),
    )
  return (
    <IconButton small tabIndex={tabIndex} label={copied ? 'Copied' : label} onClick={run}>
      {copied ? <IconCheck size={16} stroke={1.6} /> : children}
    </IconButton>
  )
}
