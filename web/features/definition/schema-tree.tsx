import { useMemo } from 'react'
import type { AskedPlace } from '../../lib/asked-place'
import { FaultNotes, type PlacedFault } from './fault-note'
import { schemaPlace } from './fault-place'
import { MarkedWords } from './marked-words'
import { RowNotes, SchemaRowView, type TreeState } from './schema-row-view'
import { countRows, insideOf, type SchemaDoc, type SchemaRow } from './schema-rows'
import type { SchemaFound } from './schema-search'
import styles from './schema-tree.module.css'

/** Up to here a schema is shown open from top to bottom. */
const openWhole = 60
/** Of one that has more rows than this, opening all opens the upper levels. */
const openMost = 1000
const upperLevels = 3

/** What a person opened or folded, by row; `all` is what they did to all rows at once. */
export type Folds = { all?: boolean; rows: Readonly<Record<string, boolean>> }

type Props = {
  doc: SchemaDoc
  root: SchemaRow
  faults: readonly PlacedFault[]
  asked: AskedPlace | undefined
  found: SchemaFound | undefined
  folds: Folds
  onFolds(folds: Folds): void
}

/** A schema as rows that can be read: name, type and limits in words, description. */
export function SchemaTree({ doc, root, faults, asked, found, folds, onFolds }: Props) {
  const small = useMemo(() => countRows(doc, root, openWhole) <= openWhole, [doc, root])
  const huge = useMemo(() => folds.all === true && countRows(doc, root, openMost) > openMost, [doc, root, folds.all])
  const placed = useMemo(() => faults.map((fault) => ({ ...fault, place: schemaPlace(fault.at) })), [faults])
  const isWanted = (row: SchemaRow) =>
    [...faults, ...(asked ? [asked] : [])].some((wanted) => row.at.some((place) => wanted.at.startsWith(`${place}/`)))
  const leads = (row: SchemaRow) => found !== undefined && insideOf(doc, row).rows.some(({ key }) => found.shown.has(key))
  const tree: TreeState = {
    doc,
    faultsAt: (places) => placed.filter(({ place }) => places.includes(place)),
    isOpen: (row) =>
      found
        ? leads(row) || folds.rows[row.key] === true
        : (folds.rows[row.key] ?? (huge ? row.above.length < upperLevels : folds.all) ?? (small || isWanted(row))),
    // A row that matches by itself, and is opened, shows all that is in it.
    shown: (rows) => (found && rows.some(({ key }) => found.shown.has(key)) ? rows.filter(({ key }) => found.shown.has(key)) : rows),
    toggle: (row, open) => onFolds({ ...folds, rows: { ...folds.rows, [row.key]: open } }),
  }
  const { rows, covered } = insideOf(doc, root)
  const own = tree.faultsAt([root, ...covered].flatMap(({ at }) => at))
  return (
    <div className={styles.tree}>
      {!found && (
        <div className={styles.root}>
          <p className={styles.words}>{root.words}</p>
          <RowNotes tree={tree} row={root} />
          <FaultNotes faults={own} />
        </div>
      )}
      <MarkedWords value={found?.words ?? noWords}>
        <ul>
          {(found?.hits === 0 ? [] : tree.shown(rows)).map((row) => (
            <SchemaRowView key={row.key} tree={tree} row={row} level={0} />
          ))}
        </ul>
      </MarkedWords>
    </div>
  )
}

const noWords: readonly string[] = []
