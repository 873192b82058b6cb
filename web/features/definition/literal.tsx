import { JsonCode } from '../../ui/json-code'
import { Clip } from './clip'
import styles from './literal.module.css'

const inline = 72

/** A JSON value as it was sent: in the line where it is short, laid out where it is not. */
export function Literal({ text, label }: { text: string; label: string }) {
  const flat = text.trim()
  const nested = flat.startsWith('{') || flat.startsWith('[')
  if (nested && flat.length > inline) {
    return (
      <div className={styles.block}>
        <JsonCode text={flat} label={label} />
      </div>
    )
  }
  return (
    <code className={styles.value}>
      <Clip text={flat.startsWith('"') ? readable(flat) : flat} at={400} />
    </code>
  )
}

/** Escapes that only spell a letter are read; quotes and line ends keep theirs. */
function readable(literal: string): string {
  return literal.includes('\\u') ? JSON.stringify(JSON.parse(literal)) : literal
}
