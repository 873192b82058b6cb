import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keysOf } from '../../lib/keys'
import { count } from '../../lib/words'
import { classes } from '../classes'
import { copyText } from './copy-text'
import { JsonRow } from './json-row'
import styles from './json-tree.module.css'
import { longHeight, rowAt, rowHeight, topOf } from './layout'
import { canOpen, inside, parentRow } from './rows'
import { patternOf } from './search'
import type { JsonTreeState } from './use-json-tree'

type Props = {
  tree: JsonTreeState
  label: string
  /** Takes the height it is given, and says below where the active row stands. Else it grows with its rows up to a bound. */
  fill?: boolean
  onFind?(): void
}

const overscan = 12
const typedForMs = 700
const columnWidth = 7.2
const indent = 16

/** A JSON value as a tree of rows, of which only what is in sight is drawn. The focus stays on the tree, so it outlives its rows. */
export function JsonTree({ tree, label, fill = false, onFind }: Props) {
  const id = useId()
  const { doc, root, rows, active } = tree
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 600, width: 600 })
  const activeAt = Math.max(0, active === undefined ? 0 : rows.ids.indexOf(active))
  const tall = useMemo(() => {
    const columns = Math.floor((view.width - 64) / columnWidth)
    return [...tree.long]
      .map((each) => ({ row: rows.ids.indexOf(each), height: longHeight(doc.string(each, 20_000), columns) }))
      .filter(({ row }) => row >= 0)
      .sort((a, b) => a.row - b.row)
  }, [tree.long, rows, doc, view.width])
  const pattern = useMemo(() => (tree.query === '' ? undefined : patternOf(tree.query)), [tree.query])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight, width: element.clientWidth })
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const activeId = `${id}-${activeAt}`
  const latestId = useRef(activeId)
  latestId.current = activeId
  useEffect(() => {
    // The page around the tree may have to move as well.
    if (tree.wanted > 0) document.getElementById(latestId.current)?.scrollIntoView({ block: 'nearest' })
  }, [tree.wanted])

  const go = (row: number) => {
    const next = rows.ids[Math.max(0, Math.min(rows.ids.length - 1, row))]
    if (next !== undefined) tree.activate(next)
  }
  const typed = useRef({ text: '', at: 0 })
  const typeahead = (key: string, now: number) => {
    const same = now - typed.current.at < typedForMs
    typed.current = { text: (same ? typed.current.text : '') + key.toLowerCase(), at: now }
    const { text } = typed.current
    for (let step = text.length > 1 ? 0 : 1; step < rows.ids.length; step++) {
      const row = (activeAt + step) % rows.ids.length
      const each = rows.ids[row] as number
      if (each >= 0 && doc.key(each).toLowerCase().startsWith(text)) return go(row)
    }
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const each = rows.ids[activeAt]
    if (each === undefined) return
    const keys = keysOf(event.nativeEvent)
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1)
    const next = {
      arrowdown: activeAt + 1,
      arrowup: activeAt - 1,
      pagedown: activeAt + page,
      pageup: activeAt - page,
      home: 0,
      end: rows.ids.length - 1,
    }[keys]
    const nested = canOpen(doc, each) && each !== root
    const isOpen = tree.open.has(each)
    if (next !== undefined) go(next)
    else if (keys === 'arrowright' && nested && !isOpen) tree.toggle(each, true)
    else if (keys === 'arrowright' && nested) go(activeAt + 1)
    else if (keys === 'arrowleft' && nested && isOpen) tree.toggle(each, false)
    else if (keys === 'arrowleft') {
      const parent = parentRow(doc, root, each)
      if (parent !== undefined) tree.activate(parent)
    } else if (keys === 'enter' || keys === ' ') {
      if (nested) tree.toggle(each)
      else if (each >= 0 && doc.kind(each) === 'string') tree.toggleLong(each)
    } else if (keys === '*') {
      const parent = parentRow(doc, root, each) ?? root
      for (const sibling of inside(doc, parent)) if (canOpen(doc, sibling)) tree.toggle(sibling, true)
    } else if (keys === 'mod+f' && onFind) onFind()
    else if (keys === 'mod+c' && each >= 0 && getSelection()?.isCollapsed !== false) void navigator.clipboard.writeText(copyText(doc, each))
    else if (event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey && event.key !== '/' && event.key !== '?')
      typeahead(event.key, event.timeStamp)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const total = topOf(rows.ids.length, tall)
  const first = Math.max(0, rowAt(view.top, tall) - overscan)
  const last = Math.min(rows.ids.length - 1, rowAt(view.top + view.height, tall) + overscan)
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  // The active row is always there: the tree names it.
  if (activeAt < first) drawn.unshift(activeAt)
  if (activeAt > last) drawn.push(activeAt)

  return (
    <div className={classes(styles.frame, fill && styles.fill)}>
      <div
        ref={box}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={activeId}
        className={styles.tree}
        style={fill ? undefined : { height: Math.min(total, 24 * rowHeight) + 10 }}
        onScroll={(event) => setView({ ...view, top: event.currentTarget.scrollTop })}
        onKeyDown={onKeyDown}
      >
        <div role="none" className={styles.canvas} style={{ height: total }}>
          {drawn.map((row) => {
            const each = rows.ids[row] as number
            const height = tall.find((one) => one.row === row)?.height ?? rowHeight
            return (
              <JsonRow
                key={each}
                id={`${id}-${row}`}
                tree={tree}
                row={each}
                level={rows.levels[row] as number}
                top={topOf(row, tall)}
                height={height}
                columns={Math.floor((view.width - 48 - (rows.levels[row] as number) * indent) / columnWidth)}
                active={row === activeAt}
                pattern={pattern}
              />
            )
          })}
        </div>
      </div>
      {fill && <Place tree={tree} row={rows.ids[activeAt]} />}
    </div>
  )
}

function Place({ tree: { doc, root, rows }, row }: { tree: JsonTreeState; row: number | undefined }) {
  const at = row === undefined ? [] : row < 0 ? doc.path(root, doc.range(row).parent) : doc.path(root, row)
  return (
    <div className={styles.place}>
      <bdi className={styles.path} dir="auto">
        {at.length === 0 ? 'the whole value' : at.join(' / ')}
      </bdi>
      <span>{count(rows.ids.length, 'row')}</span>
    </div>
  )
}
