import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, memo, useMemo, useRef } from 'react'
import { ansiParts } from '../../lib/ansi'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import styles from './plain-text.module.css'
import { textChunks } from './text-chunks'

/** Up to here a text is drawn whole, and the browser's own search sees all of it. */
const drawnWhole = 30_000

/** A text of a server: plain, wrapped, with nothing hidden in it. A long one is drawn only where it is looked at. */
export function PlainText({ text, fill = false, tone }: { text: string; fill?: boolean; tone?: 'bad' | undefined }) {
  const look = classes(styles.text, fill && styles.fill, tone && styles[tone])
  if (text === '') return <p className={styles.empty}>an empty text</p>
  if (text.length > drawnWhole) return <LongText text={text} look={look} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <article aria-label="Text" tabIndex={0} className={look}>
      <Piece text={text} />
    </article>
  )
}

function LongText({ text, look }: { text: string; look: string }) {
  const scroll = useRef<HTMLElement>(null)
  const chunks = useMemo(() => textChunks(text), [text])
  const virtual = useVirtualizer({
    count: chunks.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => heightOf(text, chunks[index] ?? [0, 0]),
    overscan: 2,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <article ref={scroll} aria-label="Text" tabIndex={0} className={classes(look, styles.long)}>
      <div className={styles.canvas} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div key={key} ref={virtual.measureElement} data-index={index} className={styles.placed} style={{ top: start }}>
            <Piece text={text.slice(...(chunks[index] ?? [0, 0])).replace(/\n$/, '')} />
          </div>
        ))}
      </div>
    </article>
  )
}

/** Near enough for a scroll bar: pieces are measured once they are drawn. */
function heightOf(text: string, [start, end]: readonly [number, number]): number {
  const lines = text.slice(start, end).split('\n')
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0) * 18
}

const Piece = memo(function Piece({ text }: { text: string }) {
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
})
