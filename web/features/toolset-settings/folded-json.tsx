import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { type Doc, isDoc } from '#shared/tool/json'
import { count } from '../../lib/words'
import { JsonField } from '../../ui/json-field'
import styles from './toolset-settings.module.css'

type Props = { title: string; about: string; value: Doc | undefined; onChange(value: Doc | undefined): void }

/** Something that is seldom looked at: its size, and opened, its JSON. */
export function FoldedJson({ title, about, value, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
        {title} <span className={styles.quiet}>{value ? count(Object.keys(value).length, 'entry', 'entries') : 'none'}</span>
      </summary>
      {open && (
        <>
          <p className={styles.quiet}>{about}</p>
          <JsonField
            label={`${title} as JSON`}
            value={value}
            refuse={(typed) => (isDoc(typed) ? undefined : 'This must be a JSON object; what was there stays.')}
            onChange={(typed) => onChange(typed as Doc | undefined)}
          />
        </>
      )}
    </details>
  )
}
