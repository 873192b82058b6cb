import { useState } from 'react'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import styles from './clip.module.css'
import { useMarks } from './marked-words'

/** A name or a value of a server; one that is absurdly long is folded. */
export function Clip({ text, at = 160, isName = false }: { text: string; at?: number; isName?: boolean }) {
  const [whole, setWhole] = useState(false)
  const marks = useMarks(text)
  if (text.length <= at * 1.25) return <ServerText text={text} marks={marks} isName={isName} />
  const shown = whole || marks.some(([, end]) => end > at)
  return (
    <>
      <ServerText text={shown ? text : `${text.slice(0, at)}…`} marks={marks} />{' '}
      <Button look="link" size="small" className={styles.more ?? ''} aria-expanded={shown} onClick={() => setWhole(!whole)}>
        {shown ? 'less' : `all ${text.length.toLocaleString('en')} characters`}
      </Button>
    </>
  )
}
