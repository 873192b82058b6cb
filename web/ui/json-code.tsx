import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { type JsonLine, jsonLines } from '../lib/json-lines'
import styles from './json-code.module.css'
import { ServerText } from './server-text'

/** Up to here the browser's own search sees everything; beyond, only what is in sight is drawn. */
const drawnWhole = 1500

/** JSON as it was sent, laid out and coloured. */
export function JsonCode({ text, label }: { text: string; label: string }) {
  const lines = useMemo(() => jsonLines(text), [text])
  return lines.length <= drawnWhole ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.code}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
        <Line key={index} line={line} />
      ))}
    </section>
  ) : (
    <LongCode lines={lines} label={label} />
  )
}

function LongCode({ lines, label }: { lines: readonly JsonLine[]; label: string }) {
  const scroll = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({ count: lines.length, getScrollElement: () => scroll.current, estimateSize: () => 18, overscan: 20 })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroll} aria-label={label} tabIndex={0} className={styles.code}>
      <div className={styles.canvas} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div key={key} ref={virtual.measureElement} data-index={index} className={styles.placed} style={{ top: start }}>
            <Line line={lines[index] as JsonLine} />
          </div>
        ))}
      </div>
    </section>
  )
}

const Line = memo(function Line({ line }: { line: JsonLine }) {
  return (
    <div className={styles.line} style={{ paddingInlineStart: `${line.depth * 2}ch` }}>
      {line.tokens.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one line never change places
        <span key={index} className={styles[kind]}>
          {kind === 'string' || kind === 'key' ? <ServerText text={text} /> : text}
        </span>
      ))}
    </div>
  )
})
