import { useState } from 'react'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import styles from './clip.module.css'

/** A name or a value of a server; one that is absurdly long is folded. */
export function Clip({ text, at = 160 }: { text: string; at?: number }) {
  const [whole, setWhole] = useState(false)
  if (text.length <= at * 1.25) return <ServerText text={text} />
  return (
    <>
      <ServerText text={whole ? text : `${text.slice(0, at)}…`} />{' '}
      <Button look="link" size="small" className={styles.more ?? ''} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'less' : `all ${text.length.toLocaleString('en')} characters`}
      </Button>
    </>
  )
}
