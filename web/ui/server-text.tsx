import type { Range } from '../lib/fuzzy'
import { visibleParts } from '../lib/visible-text'
import styles from './server-text.module.css'

/** Words of a server: never in our own voice, in their own direction, with nothing hidden in them. */
export function ServerText({ text, marks = [] }: { text: string; marks?: readonly Range[] }) {
  return <bdi dir="auto">{marks.length === 0 ? <Visible text={text} /> : marked(text, marks)}</bdi>
}

function marked(text: string, marks: readonly Range[]) {
  const pieces: React.ReactNode[] = []
  let done = 0
  for (const [start, end] of marks) {
    if (start > done) pieces.push(<Visible key={done} text={text.slice(done, start)} />)
    pieces.push(
      <mark key={start}>
        <Visible text={text.slice(start, end)} />
      </mark>,
    )
    done = end
  }
  pieces.push(<Visible key={done} text={text.slice(done)} />)
  return pieces
}

function Visible({ text }: { text: string }) {
  const parts = visibleParts(text)
  if (parts.every((part) => !part.hidden)) return text
  return parts.map((part, index) =>
    part.hidden ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className={styles.hidden} title={`A character that cannot be seen: ${part.text}`}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
