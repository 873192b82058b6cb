import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './list-bar.module.css'

type Props = {
  label: string
  text: string
  onText(text: string): void
  found: number
  all: number
  onDown(): void
  /** Further ways to narrow the list. */
  children?: ReactNode
  /** What can be done with the list, at the right. */
  actions?: ReactNode
}

/** Over a list of many rows: what to look for, and what can be done with them. */
export function ListBar({ label, text, onText, found, all, onDown, children, actions }: Props) {
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') onDown()
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      onText('')
    } else return
    event.preventDefault()
  }
  return (
    <search className={styles.bar}>
      <label className={styles.filter}>
        <IconFilter size={14} stroke={1.6} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span role="status" className={styles.found}>
          {found === all ? '' : `${found.toLocaleString('en')} of ${all.toLocaleString('en')}`}
        </span>
      </label>
      {children}
      <span className={styles.end}>{actions}</span>
    </search>
  )
}

/** Says that a list does not reach back to the beginning. */
export function GoneLine({ children }: { children: ReactNode }) {
  return <p className={styles.gone}>{children}</p>
}
