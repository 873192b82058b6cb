import { IconCheck, IconChevronDown, IconChevronRight, IconCopy, IconRoute } from '@tabler/icons-react'
import { useCopy } from '../../lib/copy'
import type { Range } from '../../lib/fuzzy'
import { count } from '../../lib/words'
import { classes } from '../classes'
import { ServerText } from '../server-text'
import { copyText } from './copy-text'
import styles from './json-tree.module.css'
import { rangeWords, sizeWords, summary } from './row-words'
import { canOpen, countInside, lowerBound, positionOf } from './rows'
import type { JsonTreeState } from './use-json-tree'

type Props = {
  id: string
  tree: JsonTreeState
  row: number
  level: number
  top: number
  height: number
  /** How many characters fit beside the indentation. */
  columns: number
  active: boolean
  pattern: RegExp | undefined
}

const deepest = 40
const shownAtMost = 400
const shownLong = 20_000

export function JsonRow({ id, tree, row, level, top, height, columns, active, pattern }: Props) {
  const { doc, root, open, notes } = tree
  const { position, size } = positionOf(doc, root, row)
  const nested = canOpen(doc, row) && row !== root
  const isOpen = nested && open.has(row)
  const note = row >= 0 ? notes.get(row) : undefined
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const label = row < 0 ? rangeWords(doc, row) : row === root ? undefined : doc.key(row)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens for keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={nested ? isOpen : undefined}
      aria-selected={active}
      className={classes(
        styles.row,
        note !== undefined && styles.tinted,
        active && styles.active,
        tree.hits.length > 0 && tree.hits[tree.hit] === row && styles.current,
      )}
      style={{ top, height, paddingInlineStart: 8 + Math.min(deepest, level - 1) * 16 }}
      onClick={() => {
        tree.activate(row)
        if (nested && getSelection()?.isCollapsed !== false) tree.toggle(row)
      }}
    >
      <div className={styles.line}>
        {nested ? <Chevron size={14} stroke={1.6} className={styles.chevron} aria-hidden="true" /> : <span className={styles.chevron} />}
        {label !== undefined && (
          <span className={classes(styles.key, row < 0 && styles.faint)}>
            <ServerText text={label.slice(0, shownAtMost)} marks={row < 0 ? [] : marksIn(label.slice(0, shownAtMost), pattern)} />
          </span>
        )}
        {row < 0 || doc.isNested(row) ? (
          <span className={styles.size}>
            {sizeWords(doc, row)}
            {!isOpen && row >= 0 && (
              <>
                {' '}
                <ServerText text={summary(doc, row)} />
              </>
            )}
          </span>
        ) : (
          <Value tree={tree} row={row} columns={columns - (label?.length ?? 0) - 1} pattern={pattern} />
        )}
        <RowEnd tree={tree} row={row} note={note} isOpen={isOpen} active={active} />
      </div>
      {row >= 0 && tree.long.has(row) && <WholeText tree={tree} row={row} pattern={pattern} />}
    </div>
  )
}

function Value({ tree, row, columns, pattern }: { tree: JsonTreeState; row: number; columns: number; pattern: RegExp | undefined }) {
  const { doc } = tree
  const kind = doc.kind(row)
  if (kind !== 'string') {
    const literal = doc.literal(row)
    return (
      <span className={styles[kind]}>
        <ServerText text={literal} marks={marksIn(literal, pattern)} />
      </span>
    )
  }
  const length = doc.end(row) - doc.start(row)
  const text = JSON.stringify(doc.string(row, shownAtMost))
  const cut = length > shownAtMost + 2
  const isLong = tree.long.has(row)
  const more = isLong || cut || text.length > columns || text.includes('\\n')
  return (
    <>
      {!isLong && (
        <span className={styles.string}>
          <ServerText text={cut ? `${text.slice(0, -1)}…` : text} marks={marksIn(text, pattern)} />
        </span>
      )}
      {more && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          onClick={(event) => {
            event.stopPropagation()
            tree.activate(row)
            tree.toggleLong(row)
          }}
        >
          {isLong ? 'less' : 'more'}
        </button>
      )}
      {isLong && <span className={styles.size}>{count(length - 2, 'character')}</span>}
    </>
  )
}

function WholeText({ tree: { doc }, row, pattern }: { tree: JsonTreeState; row: number; pattern: RegExp | undefined }) {
  const text = doc.string(row, shownLong)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click for selecting text
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click for selecting text
    <div className={styles.whole} onClick={(event) => event.stopPropagation()}>
      <ServerText text={text} marks={marksIn(text, pattern)} />
      {text.length < doc.end(row) - doc.start(row) - 2 && text.length >= shownLong - 6 && (
        <span className={styles.size}> … the first {shownLong.toLocaleString('en')} characters; copying takes all</span>
      )}
    </div>
  )
}

function RowEnd({
  tree,
  row,
  note,
  isOpen,
  active,
}: {
  tree: JsonTreeState
  row: number
  note: string | undefined
  isOpen: boolean
  active: boolean
}) {
  const { doc, root, hits, marked } = tree
  const hidden = !isOpen && (row < 0 || doc.isNested(row))
  const isHit = hits[lowerBound(hits, row)] === row
  const found = hits.length > 0 && hidden ? countInside(doc, row, hits) - (isHit ? 1 : 0) : 0
  const wrong = hidden && marked.length > 0 ? countInside(doc, row, marked) - (note === undefined ? 0 : 1) : 0
  const path = useCopy()
  const value = useCopy()
  return (
    <span className={styles.end}>
      {found > 0 && <span className={styles.found}>{found.toLocaleString('en')} found</span>}
      {wrong > 0 && <span className={styles.note}>{count(wrong, 'breach', 'breaches')} inside</span>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {row >= 0 && (
        <span className={styles.actions}>
          <RowButton label={path.copied ? 'Path copied' : 'Copy path'} active={active} onClick={() => path.copy(doc.pointer(root, row))}>
            {path.copied ? <IconCheck size={14} stroke={1.6} /> : <IconRoute size={14} stroke={1.6} />}
          </RowButton>
          <RowButton label={value.copied ? 'Value copied' : 'Copy value'} active={active} onClick={() => value.copy(copyText(doc, row))}>
            {value.copied ? <IconCheck size={14} stroke={1.6} /> : <IconCopy size={14} stroke={1.6} />}
          </RowButton>
        </span>
      )}
    </span>
  )
}

/** Reached by Tab on the active row only; the others are one arrow key away. */
function RowButton({ label, active, onClick, children }: { label: string; active: boolean; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      tabIndex={active ? 0 : -1}
      className={styles.button}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      {children}
    </button>
  )
}

function marksIn(text: string, pattern: RegExp | undefined): Range[] {
  return pattern ? Array.from(text.matchAll(pattern), (found): Range => [found.index, found.index + found[0].length]) : []
}
