import { useState } from 'react'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { useMarks } from './marked-words'
import styles from './quote.module.css'

type Props = { text: string; lines?: number; characters?: number; quiet?: boolean }

/** Words of a server in full, folded where they are long. A quiet one is a remark beside something, else it is a text of its own. */
export function Quote({ text, lines = 12, characters = 640, quiet = false }: Props) {
  const [whole, setWhole] = useState(false)
  const cut = cutAt(text, lines, characters)
  const marks = useMarks(text)
  // What was looked for is never hidden by a fold.
  const folded = cut < text.length && !whole && !marks.some(([, end]) => end > cut)
  const rest = text.slice(cut).split('\n').length - 1
  return (
    <>
      <blockquote className={classes(styles.quote, quiet && styles.quiet)}>
        {quiet && '“'}
        <ServerText text={folded ? text.slice(0, cut).trimEnd() : text} marks={marks} />
        {folded && '…'}
        {quiet && '”'}
      </blockquote>
      {cut < text.length && (
        <div className={styles.more}>
          <Button look="link" size="small" aria-expanded={!folded} onClick={() => setWhole(!whole)}>
            {!folded ? 'Show less' : quiet ? 'more' : `Show all ${count(text.length, 'character')}`}
          </Button>
          {folded && !quiet && rest > 0 && <span>{count(rest, 'more line')}</span>}
        </div>
      )}
    </>
  )
}

/** A folded text ends with a whole word where one ends nearby. */
function wordEnd(text: string, end: number): number {
  const space = text.lastIndexOf(' ', end)
  return space > end - 40 ? space : end
}

/** Where a folded text ends; a rest of a few words is not worth folding. */
function cutAt(text: string, lines: number, characters: number): number {
  let end = 0
  for (let line = 0; line < lines; line++) {
    const next = text.indexOf('\n', end)
    if (next === -1 || next > characters) {
      end = next === -1 && text.length <= characters * 1.2 ? text.length : wordEnd(text, Math.min(text.length, characters))
      break
    }
    end = next + 1
  }
  // Never through the middle of a pair.
  if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1] ?? '')) end -= 1
  return text.slice(end).trim().length < 40 ? text.length : end
}
