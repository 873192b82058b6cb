import { IconSearch, IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button'
import type { SchemaFound } from './schema-search'
import styles from './schema-search-field.module.css'
import type { SchemaSearch } from './use-schema-search'

type Props = { label: string; query: string; search: SchemaSearch }

/** What to look for in a schema. Esc, and all of it is there again, folded as it was. */
export function SchemaSearchField({ label, query, search: { found, field, setQuery, close } }: Props) {
  return (
    <search className={styles.search}>
      <label className={styles.box}>
        <IconSearch size={14} stroke={1.6} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          aria-label={label}
          placeholder="Names, kinds and descriptions"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
        />
        <span role="status" className={styles.count}>
          {found && countWords(found)}
        </span>
      </label>
      <IconButton label="Close the search" keys="escape" onClick={close}>
        <IconX size={16} stroke={1.6} />
      </IconButton>
    </search>
  )
}

function countWords({ hits, isWhole }: SchemaFound): string {
  const amount = hits === 0 ? 'nothing found' : `${hits.toLocaleString('en')} found`
  return isWhole ? amount : `${amount}, not all of it searched`
}
