import { useState } from 'react'
import { Button } from '../../ui/button'
import { ServerText } from '../../ui/server-text'
import styles from './description.module.css'

/** So much fits into two lines of a form's column. */
const short = 160

/** The server's words about a field, two lines of them at first. */
export function Description({ id, text }: { id: string; text: string }) {
  const [all, setAll] = useState(false)
  const long = text.length > short || text.includes('\n')
  const shown = all || !long ? text : `${text.slice(0, short * 4)}`
  return (
    <div className={styles.about}>
      <p id={id} className={all || !long ? styles.text : styles.cut}>
        <ServerText text={shown} />
      </p>
      {long && (
        <Button look="link" size="small" className={styles.more ?? ''} aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? 'less' : 'more'}
        </Button>
      )}
    </div>
  )
}
