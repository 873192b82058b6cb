import { IconSearch, IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from './icon-button'
import { Keys } from './keys'
import styles from './list-filter.module.css'

type Props = {
  ref: Ref<HTMLInputElement>
  text: string
  onText(text: string): void
  found: number
  all: number | undefined
  onDown(): void
}

/** Over the column of tools: what a person looks for, and at the right what can be done with the list. */
export function ListFilter({ children, ...field }: Props & { children?: ReactNode }) {
  return (
    <search className={styles.bar}>
      <SearchField {...field} />
      {children}
    </search>
  )
}

/** Words to look for among tools, and how many have them. */
export function SearchField({ ref, text, onText, found, all, onDown }: Props) {
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') onDown()
    else if (event.key === 'Escape' && text !== '') onText('')
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <label className={styles.filter}>
      <IconSearch size={16} stroke={1.6} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label="Filter tools"
        placeholder="Filter tools"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <Keys keys="/" />
      ) : (
        <>
          <span role="status" className={styles.found}>
            {found.toLocaleString('en')} of {(all ?? 0).toLocaleString('en')}
          </span>
          <IconButton small label="Clear the filter" onClick={() => onText('')}>
            <IconX size={14} stroke={1.6} />
          </IconButton>
        </>
      )}
    </label>
  )
}
