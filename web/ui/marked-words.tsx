import { useMemo } from 'react'
import { wordChanges } from '#shared/diff/words'
import type { Range } from '../lib/fuzzy'
import styles from './marked-words.module.css'
import { ServerText } from './server-text'

/** A text with the words marked that the other one does not have: as new, or as gone. */
export function MarkedWords({ text, than, as = 'new' }: { text: string; than: string; as?: 'new' | 'gone' }) {
  const marks = useMemo(() => {
    const ranges: Range[] = []
    let at = 0
    for (const piece of wordChanges(than, text).after) {
      if (piece.changed) ranges.push([at, at + piece.text.length])
      at += piece.text.length
    }
    return ranges
  }, [text, than])
  return (
    <span className={styles[as]}>
      <ServerText text={text} marks={marks} />
    </span>
  )
}
