import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'
import { BulkBar } from './bulk-bar'
import styles from './design-tree.module.css'
import type { NodeFaults } from './faults'
import { rowKeys } from './keys'
import { between, type TreeRow, treeRows } from './rows'
import { TreeRowView } from './tree-row'
import { useDrag } from './use-drag'

type Props = {
  toolset: Toolset
  edit: Edit | undefined
  conflicts?: ReadonlyMap<NodeId, number> | undefined
  faults: NodeFaults
  query: string
  selected?: NodeId | undefined
  href(id: NodeId): string
  onOpen(id: NodeId): void
  listRef: React.RefObject<HTMLDivElement | null>
}

const rowHeight = 28
const none: ReadonlySet<NodeId> = new Set()

/** The nodes of a toolset. Only what is in sight is drawn, and the focus stays on the tree, so it outlives its rows. */
export function DesignTree({ toolset, edit, conflicts, faults, query, selected, href, onOpen, listRef }: Props) {
  const id = useId()
  const [closed, setClosed] = useState(none)
  const [chosen, setChosen] = useState(none)
  const [activeId, setActiveId] = useState<NodeId>()
  const [said, setSaid] = useState('')
  const rows = useMemo(() => treeRows(toolset.nodes, closed, query), [toolset.nodes, closed, query])
  const wanted = activeId ?? selected
  const active = Math.max(0, wanted === undefined ? 0 : rows.findIndex(({ node }) => node.id === wanted))
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.node.id ?? index, [rows]),
    overscan: 12,
  })
  const drag = useDrag({ toolset, edit, chosen, rowHeight })

  const shown = useRef<NodeId>(undefined)
  useEffect(() => {
    const index = rows.findIndex(({ node }) => node.id === selected)
    if (selected === undefined || shown.current === selected || index < 0) return
    shown.current = selected
    setActiveId(undefined)
    virtual.scrollToIndex(index, { align: 'auto' })
  }, [rows, selected, virtual])

  const fold = useCallback((node: NodeId, open: boolean) => {
    setClosed((known) => {
      const next = new Set(known)
      if (open) next.delete(node)
      else next.add(node)
      return next
    })
  }, [])
  const go = (index: number): TreeRow | undefined => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
    if (row) {
      setActiveId(row.node.id)
      virtual.scrollToIndex(rows.indexOf(row), { align: 'auto' })
    }
    return row
  }
  const choose = (ids: Iterable<NodeId>) => setChosen(new Set(ids))
  const open = useCallback(
    (node: NodeId, event?: React.MouseEvent) => {
      setActiveId(node)
      if (event?.metaKey || event?.ctrlKey)
        return setChosen((known) => toggled(known.size === 0 && wanted !== undefined ? new Set([wanted]) : known, node))
      if (event?.shiftKey) return setChosen(new Set(between(rows, wanted ?? node, node)))
      setChosen(none)
      onOpen(node)
    },
    [rows, wanted, onOpen],
  )
  const onKeyDown = rowKeys({
    rows,
    active,
    chosen,
    toolset,
    pageSize: () => Math.max(1, Math.floor((listRef.current?.clientHeight ?? 0) / rowHeight) - 1),
    go,
    fold,
    choose,
    open,
    edit,
    say: setSaid,
  })

  return (
    <>
      <div
        ref={listRef}
        role="tree"
        tabIndex={0}
        aria-label="Tools"
        aria-multiselectable="true"
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        className={styles.tree}
        onKeyDown={onKeyDown}
        {...drag.list}
      >
        <div role="none" className={styles.canvas} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <TreeRowView
                  key={row.node.id}
                  id={`${id}-${index}`}
                  row={row}
                  top={start}
                  href={href(row.node.id)}
                  active={index === active}
                  selected={row.node.id === selected}
                  chosen={chosen.has(row.node.id)}
                  picking={chosen.size > 0}
                  conflicts={conflicts?.get(row.node.id)}
                  faults={faults.get(row.node.id)?.join('\n')}
                  drop={drag.over?.id === row.node.id ? drag.over.side : undefined}
                  drag={edit && drag.row}
                  onOpen={open}
                  onFold={fold}
                />
              )
            )
          })}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {edit && chosen.size > 1 && <BulkBar toolset={toolset} ids={[...chosen]} edit={edit} onDone={() => setChosen(none)} />}
    </>
  )
}

const toggled = (known: ReadonlySet<NodeId>, id: NodeId): ReadonlySet<NodeId> =>
  known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id])
