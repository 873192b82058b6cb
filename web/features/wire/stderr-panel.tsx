import { IconDownload } from '@tabler/icons-react'
import { Fragment, memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { ansiParts } from '../../lib/ansi'
import { download } from '../../lib/copy'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { GoneLine, ListBar } from '../../ui/list-bar'
import { Notice } from '../../ui/notice'
import { Cell, RowList } from '../../ui/row-list'
import { ServerText } from '../../ui/server-text'
import { Skeleton } from '../../ui/skeleton'
import { atTime } from './at-time'
import { type Line, useLines } from './queries'
import styles from './wire.module.css'
import { FollowButton, fileName } from './wire-panel'

/** What a server's process wrote beside its messages. A server at a URL has no such lines. */
export function StderrPanel({ connectionId, name, hasProcess }: { connectionId: string; name: string; hasProcess: boolean }) {
  const { entries, gone, isRead, error } = useLines(connectionId)
  const [text, setText] = useState('')
  const [follow, setFollow] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  const query = useDeferredValue(text).toLowerCase()
  const shown = useMemo(
    () => (query === '' ? entries : entries.filter((line) => line.text.toLowerCase().includes(query))),
    [entries, query],
  )
  const lines = () => shown.map((line) => `${line.text}\n`).join('')
  return (
    <div className={styles.side}>
      <ListBar
        label="Filter lines"
        text={text}
        onText={setText}
        found={shown.length}
        all={entries.length}
        onDown={() => list.current?.focus()}
        actions={
          <>
            <FollowButton follow={follow} onFollow={setFollow} />
            <CopyButton label="Copy the lines shown" text={lines} />
            <IconButton
              label="Save as a file"
              tip="Save as a file: the lines shown, as they came. Secrets of this connection are masked in them."
              onClick={() => download(fileName(`${name}-stderr`, 'txt'), lines(), 'text/plain')}
            >
              <IconDownload size={16} stroke={1.6} />
            </IconButton>
          </>
        }
      />
      {gone > 0 && <GoneLine>{count(gone, 'older line is', 'older lines are')} gone: only the newest are kept.</GoneLine>}
      {entries.length === 0 ? (
        error ? (
          <Notice title="The lines could not be read">{error.message}</Notice>
        ) : isRead ? (
          <Notice title={hasProcess ? 'Nothing on stderr' : 'No process, no stderr'}>
            {hasProcess
              ? 'Lines that the server writes to standard error stand here, and those on standard output that are no messages.'
              : 'This server is reached by its URL; what it writes stays where it runs.'}
          </Notice>
        ) : (
          <Skeleton label="Reading the lines" rows={4} />
        )
      ) : shown.length === 0 ? (
        <Notice
          title="No line matches"
          action={
            <Button size="small" onClick={() => setText('')}>
              Show all {entries.length.toLocaleString('en')}
            </Button>
          }
        />
      ) : (
        <RowList
          label="Lines of stderr"
          items={shown}
          keyOf={seqOf}
          rowHeight={22}
          measured
          follow={follow}
          onFollow={setFollow}
          listRef={list}
        >
          {(line) => <LineRow line={line} />}
        </RowList>
      )}
    </div>
  )
}

const seqOf = ({ seq }: Line) => seq
const drawnAtFirst = 2000

const LineRow = memo(function LineRow({ line }: { line: Line }) {
  const [whole, setWhole] = useState(false)
  const text = whole ? line.text : line.text.slice(0, drawnAtFirst)
  return (
    <div role="none" className={styles.line}>
      <Cell className={styles.time}>{atTime(line.at)}</Cell>
      <Cell className={styles.said}>
        {line.stream === 'stdout' && <span className={styles.noise}>stdout, no message</span>}
        <LineText text={text} />
        {text.length < line.text.length && (
          <Button look="link" onClick={() => setWhole(true)}>
            {(line.text.length - text.length).toLocaleString('en')} more characters
          </Button>
        )}
      </Cell>
    </div>
  )
})

function LineText({ text }: { text: string }) {
  return ansiParts(text).map((part, index) =>
    part.escape ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className={styles.escape} title="A control sequence for terminals. It does nothing here.">
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>
        <ServerText text={part.text} />
      </Fragment>
    ),
  )
}
