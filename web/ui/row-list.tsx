import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes'
import styles from './row-list.module.css'

type Key = string | number

type Props<T> = {
  label: string
  items: readonly T[]
  keyOf(item: T): Key
  rowHeight: number
  /** Rows take the height of what is in them; `rowHeight` is the guess before they are drawn. */
  measured?: boolean
  chosen?: Key | undefined
  onChoose?(item: T): void
  /** Enter or a double click. */
  onOpen?(item: T): void
  /** Keeps the last row in sight as rows are added. */
  follow?: boolean
  onFollow?(follow: boolean): void
  /** What stands under the last row. */
  after?: ReactNode
  listRef?: React.RefObject<HTMLDivElement | null>
  /** The cells of one row. */
  children(item: T): ReactNode
}

const nearEnd = 12

/** Rows of which only those in sight are drawn. The focus stays on the list, so it outlives its rows. */
export function RowList<T>(props: Props<T>) {
  const { label, items, keyOf, rowHeight, measured = false, chosen, onChoose, onOpen, follow = false, onFollow, after, children } = props
  const id = useId()
  const own = useRef<HTMLDivElement>(null)
  const list = props.listRef ?? own
  const [activeKey, setActiveKey] = useState<Key>()
  const wanted = activeKey ?? chosen
  const found = wanted === undefined ? -1 : items.findIndex((item) => keyOf(item) === wanted)
  const active = found >= 0 ? found : follow ? items.length - 1 : 0
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 10,
    paddingStart: 0,
    // The active row is always there: the list names it.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return active < 0 || active >= items.length || drawn.includes(active) ? drawn : [...drawn, active].sort((a, b) => a - b)
    },
  })

  const total = virtual.getTotalSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows or higher ones move the end away
  useLayoutEffect(() => {
    if (follow && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [follow, items, total])
  useEffect(() => {
    const element = list.current
    if (!element || !follow) return
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [follow, list])

  const shown = useRef<Key>(undefined)
  useEffect(() => {
    if (chosen === undefined || chosen === shown.current) return
    shown.current = chosen
    setActiveKey(undefined)
    const index = items.findIndex((item) => keyOf(item) === chosen)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  }, [chosen, items, keyOf, virtual])

  const go = (index: number) => {
    const at = Math.max(0, Math.min(items.length - 1, index))
    const item = items[at]
    if (item === undefined) return
    setActiveKey(keyOf(item))
    virtual.scrollToIndex(at, { align: 'auto' })
    onChoose?.(item)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1)
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + page, PageUp: active - page, Home: 0 }
    const next = { ...moves, End: items.length - 1 }[event.key]
    const item = items[active]
    if (next !== undefined) go(next)
    else if (event.key === 'Enter' && item !== undefined && onOpen) onOpen(item)
    else if (event.key === ' ' && item !== undefined && onChoose) onChoose(item)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand where the list puts them, which a table cannot do
    <div
      ref={list}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={items.length}
      aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
      className={styles.list}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: element }) => {
        const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
        if (onFollow && isAtEnd !== follow) onFollow(isAtEnd)
      }}
    >
      <div role="none" className={styles.canvas} style={{ height: total }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index]
          if (item === undefined) return null
          const isChosen = chosen !== undefined && keyOf(item) === chosen
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens for keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            // biome-ignore lint/a11y/useSemanticElements: rows stand where the list puts them, which a table cannot do
            <div
              key={key}
              id={`${id}-${index}`}
              ref={measured ? virtual.measureElement : undefined}
              data-index={index}
              role="row"
              aria-rowindex={index + 1}
              {...(onChoose && { 'aria-selected': isChosen })}
              className={classes(styles.row, isChosen && styles.chosen, index === active && styles.active)}
              style={measured ? { top: start, minHeight: rowHeight } : { top: start, height: rowHeight }}
              onClick={() => {
                setActiveKey(keyOf(item))
                onChoose?.(item)
              }}
              onDoubleClick={() => onOpen?.(item)}
            >
              {children(item)}
            </div>
          )
        })}
      </div>
      {after}
    </div>
  )
}

/** One part of a row. */
export function Cell({ className, title, children }: { className?: string | undefined; title?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no table around it
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
    <span role="gridcell" className={className} title={title}>
      {children}
    </span>
  )
}
