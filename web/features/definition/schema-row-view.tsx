import { IconArrowUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { count } from '../../lib/words'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { Clip } from './clip'
import { FaultNotes, type PlacedFault } from './fault-note'
import { Literal } from './literal'
import { useMarks } from './marked-words'
import { Quote } from './quote'
import styles from './schema-row-view.module.css'
import { insideOf, type SchemaDoc, type SchemaRow } from './schema-rows'
import { ValueNotes } from './value-notes'

/** What the rows of one tree share. */
export type TreeState = {
  doc: SchemaDoc
  faultsAt(places: readonly string[]): readonly PlacedFault[]
  isOpen(row: SchemaRow): boolean
  toggle(row: SchemaRow, open: boolean): void
  /** What a search leaves of the rows inside one. */
  shown(rows: readonly SchemaRow[]): readonly SchemaRow[]
}

const deepest = 10
const longName = 160

export function SchemaRowView({ tree, row, level }: { tree: TreeState; row: SchemaRow; level: number }) {
  const { rows, covered } = insideOf(tree.doc, row)
  const faults = tree.faultsAt([row, ...covered].flatMap(({ at }) => at))
  const open = rows.length > 0 && tree.isOpen(row)
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <li>
      <div
        data-at={row.at[0]}
        className={classes(styles.row, faults.length > 0 && styles.faulty, row.sameAs !== undefined && styles.same)}
        style={{ '--indent': `${Math.min(level, deepest) * 12}px` } as React.CSSProperties}
      >
        <div className={styles.first}>
          {rows.length > 0 ? (
            <button type="button" className={styles.fold} aria-expanded={open} onClick={() => tree.toggle(row, !open)}>
              <Chevron size={14} stroke={1.6} aria-hidden="true" />
              <span className={row.theirs ? styles.name : styles.ours}>
                <FoldName text={row.label.length > longName ? `${row.label.slice(0, longName)}…` : row.label} />
              </span>
            </button>
          ) : (
            <span className={row.theirs ? styles.name : styles.ours}>
              <Clip isName text={row.label} at={longName} />
            </span>
          )}
          {row.required && <span className={styles.required}>required</span>}
          {row.field.deprecated && <span className={styles.deprecated}>deprecated</span>}
        </div>
        <div className={styles.type}>
          <Clip text={row.words} />
          {rows.length > 0 && !open && <span className={styles.inside}> {insideWords(row, rows)}</span>}
        </div>
        <div className={styles.about}>
          {row.sameAs !== undefined && (
            <span className={styles.repeat}>
              <IconArrowUp size={14} stroke={1.6} aria-hidden="true" />
              <span>the same as {row.sameAs === row.above[0]?.label ? 'the whole schema' : <code>{row.sameAs}</code>} above</span>
            </span>
          )}
          {row.sameAs === undefined && <RowNotes tree={tree} row={row} />}
          <FaultNotes faults={faults} />
        </div>
      </div>
      {open && (
        <ul>
          {tree.shown(rows).map((inner) => (
            <SchemaRowView key={inner.key} tree={tree} row={inner} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

function FoldName({ text }: { text: string }) {
  return <ServerText isName text={text} marks={useMarks(text)} />
}

/** Title, description, values and what else is said about a place. */
export function RowNotes({ tree: { doc }, row }: { tree: TreeState; row: SchemaRow }) {
  const { field } = row
  return (
    <>
      {field.title !== undefined && field.title !== row.label && (
        <p className={styles.title}>
          <Clip text={field.title} />
        </p>
      )}
      {field.description !== undefined && field.description !== '' && <Quote quiet text={field.description} lines={5} characters={320} />}
      {row.dangling !== undefined && (
        <p className={styles.note}>
          refers to{' '}
          <code>
            <Clip text={row.dangling} />
          </code>
          , which is not in this schema; nothing is fetched
        </p>
      )}
      <ValueNotes doc={doc} row={row} />
      {row.leftovers.map(({ key, text, words }) => (
        <div key={key} className={styles.note}>
          {words === undefined ? (
            <>
              <code>
                <Clip text={key} />
              </code>{' '}
              <Literal text={text} label={key} />
            </>
          ) : (
            <Clip text={words} at={400} />
          )}
        </div>
      ))}
    </>
  )
}

function insideWords({ field }: SchemaRow, rows: readonly SchemaRow[]): string {
  if (field.control.kind === 'union' || field.control.kind === 'tuple') return ''
  const required = rows.filter((row) => row.required).length
  return `· ${count(rows.length, 'property', 'properties')}${required > 0 ? `, ${required} required` : ''}`
}
