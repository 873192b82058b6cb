import { Fragment } from 'react'
import type { Range } from '../lib/fuzzy'
import { visibleParts } from '../lib/visible-text'
import styles from './server-text.module.css'

type Props = {
  text: string
  marks?: readonly Range[]
  /** A name breaks between its words, where it has to break. */
  isName?: boolean
}

/** Words of a server: never in our own voice, in their own direction, with nothing hidden in them. */
export function ServerText({ text, marks = [], isName = false }: Props) {
  if (marks.length > 0) return <bdi dir="auto">{marked(text, marks)}</bdi>
  return (
    <bdi dir="auto">
      <Visible text={text} isName={isName} />
    </bdi>
  )
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

function Visible({ text, isName = false }: { text: string; isName?: boolean }) {
  const parts = visibleParts(text)
  if (parts.every((part) => !part.hidden)) return isName ? <Breakable text={text} /> : text
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

function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[_./-])(?=[^_./-])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
