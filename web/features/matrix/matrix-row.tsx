import { IconChevronDown, IconChevronRight, IconCut, IconEqual, IconEye } from '@tabler/icons-react'
import { memo } from 'react'
import type { Cell, Column } from '#shared/preview/matrix'
import { type GroupId, risk } from '#shared/preview/words'
import { marksOf } from '../../lib/tool-search'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { verdictStrokes } from '../../ui/verdict-mark'
import { beginOf } from './geometry'
import styles from './matrix-row.module.css'
import { Part } from './part'
import { type Row, sumOf, sumWords } from './rows'
import { shortWords } from './sentence'

type Place = {
  id: string
  index: number
  top: number
  /** The column that the keys are in, if this is their row. */
  active?: number | undefined
}
type ToolRowProps = Place & { row: Extract<Row, { kind: 'tool' }>; columns: readonly Column[] }

/** One tool: its name, what each client does with it, and how many do what. */
export const ToolRow = memo(function ToolRow({ row, columns, id, index, top, active }: ToolRowProps) {
  const { tool } = row.hit
  const harm = risk(tool.tool)
  /** The grid names the cell that the keys are in. */
  const idAt = (column: number) => (active === column ? `${id}-${column}` : undefined)
  const last = columns.length + 1
  return (
    <Part
      role="row"
      aria-rowindex={index + 3}
      data-row={index}
      className={classes(styles.row, active !== undefined && styles.activeRow)}
      style={{ top }}
    >
      <Part role="rowheader" id={idAt(0)} column={0} className={classes(styles.name, active === 0 && styles.active)}>
        {tool.name === '' ? <span className={styles.count}>no name</span> : <ServerText text={tool.name} marks={marksOf(row.hit).name} />}
      </Part>
      {columns.map(({ client, decider, cells }, at) => {
        const cell = cells[tool.index] as Cell
        const { group, verdict, name, textCut, collides } = cell
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no table around it
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
          <div
            key={client.id}
            role="gridcell"
            id={idAt(at + 1)}
            aria-colindex={at + 2}
            aria-label={shortWords(cell, harm !== 'none')}
            className={classes(
              styles.cell,
              styles[toneOf(group, harm)],
              decider !== columns[at - 1]?.decider && styles.begins,
              active === at + 1 && styles.active,
            )}
          >
            {group === 'unknown' && '?'}
            {verdict.review && <IconEye size={9} stroke={2.2} className={styles.eye} aria-hidden="true" />}
            {(name?.cut || textCut) && <IconCut size={9} stroke={2.2} className={styles.scissors} aria-hidden="true" />}
            {collides && <IconEqual size={9} stroke={2.6} className={styles.same} aria-hidden="true" />}
          </div>
        )
      })}
      <Part role="gridcell" id={idAt(last)} column={last} className={classes(styles.sum, active === last && styles.active)}>
        {sumWords(sumOf(columns, tool.index))}
      </Part>
      <Verdicts columns={columns} row={tool.index} harm={harm} />
    </Part>
  )
})

/** What all clients do, drawn over their cells in one picture: a picture for each of a thousand cells takes twice as long to paint. */
function Verdicts({ columns, row, harm }: { columns: readonly Column[]; row: number; harm: Risk }) {
  return (
    <svg width={beginOf(columns, columns.length)} height={27} className={styles.verdicts} aria-hidden="true">
      {columns.map(({ client, cells }, at) => {
        const group = cells[row]?.group ?? 'unknown'
        if (group === 'unknown') return null
        const place = `translate(${beginOf(columns, at) + 5} 6) scale(${14 / 24})`
        return <path key={client.id} d={verdictStrokes[group]} transform={place} className={styles[toneOf(group, harm)]} />
      })}
    </svg>
  )
}

type Risk = ReturnType<typeof risk>

/** What runs unasked is coloured by the harm it may do. */
function toneOf(group: GroupId, harm: Risk): 'good' | 'warn' | 'bad' | 'calm' | 'plain' {
  if (group === 'judges') return 'calm'
  if (group !== 'runs') return 'plain'
  return ({ none: 'good', implied: 'warn', said: 'bad' } as const)[harm]
}

type GroupRowProps = Place & { row: Extract<Row, { kind: 'group' }>; span: number; onToggle(): void }

/** The head of a group of tools; pressed, it folds. */
export function GroupRow({ row, id, index, top, active, span, onToggle }: GroupRowProps) {
  const Chevron = row.open ? IconChevronDown : IconChevronRight
  return (
    <Part role="row" aria-rowindex={index + 3} data-row={index} className={styles.group} style={{ top }} onClick={onToggle}>
      <Part
        role="rowheader"
        id={active === undefined ? undefined : `${id}-${active}`}
        column={0}
        aria-colspan={span}
        aria-expanded={row.open}
        className={classes(styles.groupName, active !== undefined && styles.active)}
      >
        <Chevron size={14} stroke={1.6} aria-hidden="true" />
        {row.label}
        <span className={styles.count}>{row.size.toLocaleString('en')}</span>
      </Part>
    </Part>
  )
}
