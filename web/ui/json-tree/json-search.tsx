import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { FindField } from '../find-field'
import { IconButton } from '../icon-button'
import styles from './json-search.module.css'
import type { JsonTreeState } from './use-json-tree'

/** The search of one tree: how many, which one, and on to the next, folded or not. */
export function JsonSearch({ tree, onClose, ref }: { tree: JsonTreeState; onClose?(): void; ref?: React.Ref<HTMLInputElement> }) {
  const { query, hits, hit, searching } = tree
  return (
    <div className={styles.search}>
      <FindField
        ref={ref}
        label="Find keys and values"
        mono
        value={query}
        onChange={(text) => tree.search(text)}
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
        found={query === '' ? '' : searching ? 'searching' : foundWords(hits.length, hit)}
      />
      <IconButton label="Previous" keys="shift+enter" onClick={() => tree.step(-1)}>
        <IconChevronUp size={16} stroke={1.6} />
      </IconButton>
      <IconButton label="Next" keys="enter" onClick={() => tree.step(1)}>
        <IconChevronDown size={16} stroke={1.6} />
      </IconButton>
    </div>
  )
}

const foundWords = (amount: number, hit: number) =>
  amount === 0 ? 'nothing found' : `${(hit + 1).toLocaleString('en')} of ${amount.toLocaleString('en')} found`
