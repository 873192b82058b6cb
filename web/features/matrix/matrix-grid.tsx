import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useId, useRef, useState } from 'react'
import type { Column } from '#shared/preview/matrix'
import { narrow, useMedia } from '../../lib/media'
import { CellTip } from './cell-tip'
import { beginOf, cellWidth } from './geometry'
import { head, nextCell } from './keys'
import styles from './matrix-grid.module.css'
import { MatrixHead } from './matrix-head'
import { GroupRow, ToolRow } from './matrix-row'
import { Part } from './part'
import { nextSort, type Row } from './rows'
import { type CellPlace, useTip } from './use-tip'
import type { View } from './use-view'

type Props = {
  rows: readonly Row[]
  columns: readonly Column[]
  view: View
  onToggle(group: string): void
  onOpen(tool: string, client: string): void
  gridRef: RefObject<HTMLDivElement | null>
}

const rowHeight = 28
/** So many leave room for longer names. */
const fewColumns = 24
const headHeight = 137

/** The table itself, of which only the rows in sight are drawn. The focus stays on the grid, so it outlives its rows. */
export function MatrixGrid({ rows, columns, view, onToggle, onOpen, gridRef }: Props) {
  const id = useId()
  const [isNarrow, isWide] = [useMedia(narrow.list), useMedia('(min-width: 1560px)')]
  const nameWidth = isNarrow ? 188 : isWide || columns.length <= fewColumns ? 340 : 244
  const [at, setAt] = useState<{ key: string; column: number }>({ key: '', column: 1 })
  const isOwnScroll = useRef(false)
  const { over, shown, tipId, hear, show, hide } = useTip()
  const active =
    at.key === 'head' ? head : (indexOf(rows, ({ key }) => key === at.key) ?? indexOf(rows, ({ kind }) => kind === 'tool') ?? 0)
  const column = Math.min(at.column, columns.length + 1)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => gridRef.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 3,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The active row is always there: the grid names its cell.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return active < 0 || drawn.includes(active) ? drawn : [...drawn, active].sort((a, b) => a - b)
    },
  })

  const go = (place: CellPlace) => {
    setAt({ key: place.row === head ? 'head' : (rows[place.row]?.key ?? ''), column: place.column })
    const before = gridRef.current?.scrollTop
    if (place.row !== head) virtual.scrollToIndex(place.row, { align: 'auto' })
    scrollSideways(gridRef.current, nameWidth, columns, place.column)
    isOwnScroll.current = gridRef.current?.scrollTop !== before
    show(place)
  }
  const press = (row: number, of: number) => {
    const line = rows[row]
    if (row === head) return of > 0 && view.set({ sort: nextSort(view.sort, columns[of - 1]?.client.id ?? 'sum') })
    if (line?.kind === 'group') return onToggle(line.id)
    const client = columns[of - 1]?.client ?? columns[0]?.client
    if (line && client) onOpen(line.hit.tool.id, client.id)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor(((gridRef.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)
    const next = nextCell(event, { row: active, column, rows: rows.length, last: columns.length + 1, page })
    if (next) go(next)
    else if (event.key === 'Enter' || event.key === ' ') press(active, column)
    else return
    event.preventDefault()
  }
  /** The row and column that an event is about. */
  const placeOf = (event: React.SyntheticEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[aria-colindex]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    return cell && row ? { row: Number(row.dataset.row), column: Number(cell.getAttribute('aria-colindex')) - 1 } : undefined
  }
  const lit = over?.column ?? shown?.column
  const told = shown && rows[shown.row]
  const litColumn = lit !== undefined && lit > 0 && lit <= columns.length ? lit : undefined
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows stand where the grid puts them, which a table cannot do */}
      <div
        ref={gridRef}
        role="grid"
        tabIndex={0}
        aria-label="What each client does with each tool"
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + 2}
        aria-activedescendant={`${id}-${active}-${column}`}
        aria-describedby={told ? tipId : undefined}
        className={styles.grid}
        style={{ '--name': `${nameWidth}px` } as React.CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target === event.currentTarget && event.target.matches(':focus-visible') && show({ row: active, column })}
        onBlur={hide}
        onScroll={() => {
          if (!isOwnScroll.current) hide()
          isOwnScroll.current = false
        }}
        onPointerOver={(event) => event.pointerType === 'mouse' && hear(placeOf(event))}
        onPointerLeave={() => hear(undefined)}
        onClick={(event) => {
          const place = placeOf(event)
          const line = place && rows[place.row]
          if (!place || line?.kind !== 'tool') return
          setAt({ key: line.key, column: place.column })
          press(place.row, place.column)
        }}
      >
        <div role="none" className={styles.canvas} style={{ minWidth: beginOf(columns, columns.length) + nameWidth + 100 }}>
          <MatrixHead
            id={id}
            columns={columns}
            sort={view.sort}
            lit={litColumn}
            active={active === head ? column : undefined}
            onSort={(by) => view.set({ sort: nextSort(view.sort, by) })}
            onUnsort={() => view.set({ sort: undefined })}
          />
          <Part role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
            {litColumn !== undefined && (
              <div role="none" className={styles.band} style={{ left: nameWidth + beginOf(columns, litColumn - 1), width: cellWidth }} />
            )}
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              const place = { id: `${id}-${index}`, index, top: start - headHeight, active: index === active ? column : undefined }
              return row.kind === 'group' ? (
                <GroupRow key={row.key} row={row} {...place} span={columns.length + 2} onToggle={() => onToggle(row.id)} />
              ) : (
                <ToolRow key={row.key} row={row} columns={columns} {...place} />
              )
            })}
          </Part>
        </div>
      </div>
      {shown && told?.kind === 'tool' && (
        <CellTip
          key={`${told.key} ${shown.column}`}
          id={tipId}
          anchor={() => gridRef.current?.querySelector(`[data-row='${shown.row}'] [aria-colindex='${shown.column + 1}']`)}
          item={told.hit.tool}
          column={columns[shown.column - 1]}
          columns={columns}
          onHover={show}
          place={shown}
          onLeave={() => hear(undefined)}
          onClose={hide}
          onOpen={onOpen}
        />
      )}
    </>
  )
}

/** The place of the first that fits, if one does. */
function indexOf<T>(all: readonly T[], fits: (one: T) => boolean): number | undefined {
  const index = all.findIndex(fits)
  return index < 0 ? undefined : index
}

/** Brings a column out from under the names, or in from the right. */
function scrollSideways(grid: HTMLElement | null, nameWidth: number, columns: readonly Column[], column: number): void {
  if (!grid || column === 0) return
  const left = beginOf(columns, column - 1)
  const right = column > columns.length ? grid.scrollWidth - nameWidth : left + cellWidth
  const room = grid.clientWidth - nameWidth
  if (left < grid.scrollLeft) grid.scrollLeft = left - cellWidth
  else if (right > grid.scrollLeft + room) grid.scrollLeft = right - room + cellWidth
}
