import { IconX } from '@tabler/icons-react'
import { FindField } from '../../ui/find-field'
import { IconButton } from '../../ui/icon-button'
import type { SchemaFound } from './schema-search'
import styles from './schema-search-field.module.css'
import type { SchemaSearch } from './use-schema-search'

type Props = { label: string; query: string; search: SchemaSearch }

/** What to look for in a schema. Esc, and all of it is there again, folded as it was. */
export function SchemaSearchField({ label, query, search: { found, field, setQuery, close } }: Props) {
  return (
    <search className={styles.search}>
      <FindField
        ref={field}
        label={label}
        placeholder="Names, kinds and descriptions"
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          close()
        }}
        found={found && countWords(found)}
      />
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
