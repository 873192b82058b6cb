import { IconCode, IconListTree, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { JsonTree } from '../../ui/json-tree/json-tree'
import { useJsonDoc } from '../../ui/json-tree/use-json-doc'
import { useJsonTree } from '../../ui/json-tree/use-json-tree'
import { ServerText } from '../../ui/server-text'
import type { WireRow } from './pair'
import styles from './wire.module.css'

/** Longer texts would hold up the page; all of it is in the copy and in the file. */
const mostText = 100_000

type Props = { row: WireRow; ref: React.Ref<HTMLElement>; onShow(row: WireRow): void; onClose(): void }

/** One message, whole: as a tree, or letter by letter as it went. */
export function FrameDetail({ row, ref, onShow, onClose }: Props) {
  const { frame, partner, kind } = row
  const [asText, setAsText] = useState(false)
  const read = useJsonDoc(frame.text)
  const isTree = !asText && read.state !== 'broken'
  return (
    <section ref={ref} tabIndex={-1} className={styles.detail} aria-label="Chosen frame">
      <div className={styles.head}>
        <h3>
          Frame {frame.seq}, {frame.direction === 'out' ? 'sent' : 'received'}
        </h3>
        {partner && (
          <Button look="link" onClick={() => onShow(partner)}>
            {kind === 'request' ? 'its answer' : 'its request'}
          </Button>
        )}
        <span className={styles.gap} />
        <IconButton label={isTree ? 'Show as the text that went' : 'Show as a tree'} onClick={() => setAsText(isTree)}>
          {isTree ? <IconCode size={16} stroke={1.6} /> : <IconListTree size={16} stroke={1.6} />}
        </IconButton>
        <CopyButton label="Copy this frame" text={frame.text} />
        <IconButton label="Close the frame" onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </IconButton>
      </div>
      {!isTree ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre className={styles.text} tabIndex={0}>
          <ServerText text={frame.text.slice(0, mostText)} />
          {frame.text.length > mostText && (
            <span className={styles.cut}>
              {(frame.text.length - mostText).toLocaleString('en')} more characters: copy the frame to have all of it.
            </span>
          )}
        </pre>
      ) : read.state === 'ready' ? (
        <Tree doc={read.doc} />
      ) : (
        <p className={styles.reading}>Reading, {Math.round(read.share * 100)} %</p>
      )}
    </section>
  )
}

function Tree({ doc }: { doc: JsonDoc }) {
  return <JsonTree tree={useJsonTree(doc)} label="The frame" fill />
}
