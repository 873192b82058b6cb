import { IconDownload } from '@tabler/icons-react'
import type { Ref } from 'react'
import { type Column, type MarkId, marks } from '#shared/preview/matrix'
import type { Hit } from '../../lib/tool-search'
import { Button } from '../../ui/button'
import { SearchField } from '../../ui/list-filter'
import { Segmented } from '../../ui/segmented'
import { ClientFilter } from './client-filter'
import type { Item } from './items'
import styles from './matrix-bar.module.css'
import type { View } from './use-view'

type Props = {
  ref: Ref<HTMLInputElement>
  text: string
  onText(text: string): void
  found: readonly Hit<Item>[]
  all: number
  marked: ReadonlyMap<Item, ReadonlySet<MarkId>>
  columns: readonly Column[]
  view: View
  onDown(): void
  onSave(): void
}

/** What to look for in the matrix, in which clients, and what can be done with it. */
export function MatrixBar({ ref, text, onText, found, all, marked, columns, view, onDown, onSave }: Props) {
  const amount = (mark: MarkId) => found.filter(({ tool }) => marked.get(tool)?.has(mark)).length
  // What no tool has at all is not offered; what only the words leave out stays, so that nothing jumps while they are typed.
  const there = new Set([...marked.values()].flatMap((has) => [...has]))
  const offered = marks.filter(({ id }) => there.has(id) || id === view.mark)
  return (
    <search className={styles.bar}>
      <span className={styles.field}>
        <SearchField ref={ref} text={text} onText={onText} found={found.length} all={all} onDown={onDown} />
      </span>
      <Segmented
        label="Only tools that some client"
        value={view.mark ?? 'all'}
        options={[
          { value: 'all', label: `All ${found.length.toLocaleString('en')}` },
          ...offered.map(({ id, label }) => ({ value: id, label: `${label} ${amount(id).toLocaleString('en')}` })),
        ]}
        onChange={(mark) => view.set({ show: mark === 'all' ? undefined : mark })}
      />
      <span className={styles.end}>
        <ClientFilter columns={columns} chosen={view.chosen} onChange={(clients) => view.set({ clients })} />
        <Button look="quiet" icon={<IconDownload size={15} stroke={1.6} />} onClick={onSave}>
          Save as CSV
        </Button>
      </span>
    </search>
  )
}
