import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react'
import { idParam } from '../../lib/id-param'
import { firstPanel } from '../../lib/panels'
import { classes } from '../../ui/classes'
import type { Row } from './rows'
import styles from './tool-list.module.css'
import { ToolRow } from './tool-row'

type Props = {
  server: string
  rows: readonly Row[]
  selected?: string | undefined
  panel?: string | undefined
  onToggle(group: string): void
  onOpen?(): void
  listRef: React.RefObject<HTMLDivElement | null>
}

/** The tools as a tree of groups, of which only what is in sight is drawn. The focus stays on the tree, so it outlives its rows. */
export const ToolList = memo(function ToolList({ server, rows, selected, panel, onToggle, onOpen, listRef }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const [activeKey, setActiveKey] = useState<string>()
  const wanted = activeKey ?? selected
  const found = wanted === undefined ? -1 : rows.findIndex((row) => row.key === wanted)
  const active = found >= 0 ? found : 0
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => listRef.current,
    estimateSize: (index) => rows[index]?.height ?? 0,
    // Another function than before is what makes it lay out anew: other rows, other heights.
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 8,
  })

  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (selected === undefined || shown.current === selected) return
    const index = rows.findIndex((row) => row.key === selected)
    if (index < 0) return
    shown.current = selected
    setActiveKey(undefined)
    virtual.scrollToIndex(index, { align: 'auto' })
  }, [rows, selected, virtual])

  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
    if (!row) return
    setActiveKey(row.key)
    virtual.scrollToIndex(rows.indexOf(row), { align: 'auto' })
  }
  const open = useCallback(
    (row: Row) => {
      setActiveKey(row.key)
      if (row.kind === 'group') return onToggle(row.group.id)
      void navigate({
        to: '/servers/$id/tools/$tool/$panel',
        params: { id: server, tool: row.hit.tool.id, panel: panel ?? firstPanel },
        search: true,
      })
      onOpen?.()
    },
    [navigate, server, panel, onToggle, onOpen],
  )
  const onKeyDown = (event: React.KeyboardEvent) => {
    const row = rows[active]
    if (!row || event.metaKey || event.ctrlKey || event.altKey) return
    const page = Math.max(1, Math.floor((listRef.current?.clientHeight ?? 0) / 44) - 1)
    const next = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    }[event.key]
    if (next !== undefined) go(next)
    else if (event.key === 'Enter' || event.key === ' ') open(row)
    else if (row.kind === 'group' && event.key === (row.open ? 'ArrowLeft' : 'ArrowRight')) onToggle(row.group.id)
    else if (row.kind === 'tool' && event.key === 'ArrowLeft')
      go(rows.findLastIndex((other, index) => index < active && other.kind === 'group'))
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={listRef}
      role="tree"
      tabIndex={0}
      aria-label="Tools"
      aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      <div role="none" className={styles.canvas} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const place = { id: `${id}-${index}`, top: start, active: index === active }
          return row.kind === 'group' ? (
            <GroupRow key={row.key} row={row} {...place} onToggle={() => onToggle(row.group.id)} />
          ) : (
            <ToolRow
              key={row.key}
              row={row}
              {...place}
              href={`/servers/${server}/tools/${encodeURIComponent(idParam.write(row.hit.tool.id))}/${panel ?? firstPanel}${search}`}
              selected={row.key === selected}
              onOpen={open}
            />
          )
        })}
      </div>
    </div>
  )
})

function GroupRow({
  row,
  id,
  top,
  active,
  onToggle,
}: {
  row: Extract<Row, { kind: 'group' }>
  id: string
  top: number
  active: boolean
  onToggle(): void
}) {
  const Chevron = row.open ? IconChevronDown : IconChevronRight
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens for keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      id={id}
      role="treeitem"
      aria-level={1}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={row.open}
      className={classes(styles.group, active && styles.focused)}
      style={{ top, height: row.height }}
      onClick={onToggle}
    >
      <Chevron size={14} stroke={1.6} aria-hidden="true" />
      <span>{row.group.label}</span>
      <span className={styles.count}>{row.group.hits.length}</span>
    </div>
  )
}
