import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { IconButton } from '../icon-button'
import styles from './json-search.module.css'
import type { JsonTreeState } from './use-json-tree'

/** The search of one tree: how many, which one, and on to the next, folded or not. */
export function JsonSearch({ tree, onClose, ref }: { tree: JsonTreeState; onClose?(): void; ref?: React.Ref<HTMLInputElement> }) {
  const { query, hits, hit, searching } = tree
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <IconSearch size={14} stroke={1.6} aria-hidden="true" />
        <input
          ref={ref}
          type="text"
          aria-label="Find keys and values"
          placeholder="Find keys and values"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => tree.search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              tree.step(event.shiftKey ? -1 : 1)
            } else if (event.key === 'Escape' && (query !== '' || onClose)) {
              event.preventDefault()
              event.stopPropagation()
              tree.search('')
              onClose?.()
            }
          }}
        />
        <span role="status" className={styles.count}>
          {query === ''
            ? ''
            : searching
              ? 'searching'
              : hits.length === 0
                ? 'nothing found'
                : `${(hit + 1).toLocaleString('en')} of ${hits.length.toLocaleString('en')} found`}
        </span>
      </div>
      <IconButton label="Previous" keys="shift+enter" onClick={() => tree.step(-1)}>
        <IconChevronUp size={16} stroke={1.6} />
      </IconButton>
      <IconButton label="Next" keys="enter" onClick={() => tree.step(1)}>
        <IconChevronDown size={16} stroke={1.6} />
      </IconButton>
    </div>
  )
}
