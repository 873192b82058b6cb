import { IconArrowNarrowDown, IconArrowNarrowUp } from '@tabler/icons-react'
import { type Column, deciders } from '#shared/preview/matrix'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { cellWidth } from './geometry'
import styles from './matrix-head.module.css'
import { Part } from './part'
import { bySum, type Sort } from './rows'

type Props = {
  id: string
  columns: readonly Column[]
  sort: Sort | undefined
  /** The column under the pointer or the keys. */
  lit: number | undefined
  /** The column that the keys are in, if they are up here. */
  active: number | undefined
  onSort(by: string): void
  onUnsort(): void
}

/** The clients, under what decides; a press on one sorts by it. */
export function MatrixHead({ id, columns, sort, lit, active, onSort, onUnsort }: Props) {
  const sortedBy = sort && (columns.find(({ client }) => client.id === sort.by)?.client.label ?? 'sum')
  const last = columns.length + 1
  return (
    <Part role="rowgroup" className={styles.head}>
      <Part role="row" aria-rowindex={1} className={styles.parts}>
        <Part role="gridcell" aria-colindex={1} className={styles.corner} />
        {deciders.map(({ id: decider, label }) => {
          const first = columns.findIndex((one) => one.decider === decider)
          const { length } = columns.filter((one) => one.decider === decider)
          if (length === 0) return null
          const told = `${label}: ${count(length, 'client')}`
          return (
            <Part
              key={decider}
              role="columnheader"
              aria-colindex={first + 2}
              aria-colspan={length}
              title={told}
              aria-label={told}
              className={styles.part}
              style={{ width: length * cellWidth }}
            >
              <span>{label}</span> {length}
            </Part>
          )
        })}
      </Part>
      <Part role="row" aria-rowindex={2} data-row={-1} className={styles.labels}>
        <Part
          role="columnheader"
          id={active === 0 ? `${id}--1-0` : undefined}
          column={0}
          className={classes(styles.tool, active === 0 && styles.active)}
        >
          <span className={styles.title}>Tool</span>
          {sortedBy === undefined ? (
            <span className={styles.aside}>
              <span>what each client does by default</span>
            </span>
          ) : (
            <span className={styles.aside}>
              <span>sorted by {sortedBy}</span>
              <Button look="link" size="small" tabIndex={-1} onClick={onUnsort}>
                Back to groups
              </Button>
            </span>
          )}
        </Part>
        {columns.map(({ client, decider }, at) => (
          <Label
            key={client.id}
            id={active === at + 1 ? `${id}--1-${at + 1}` : undefined}
            column={at + 1}
            text={client.label}
            sort={sort?.by === client.id ? sort : undefined}
            className={classes(
              styles.client,
              decider !== columns[at - 1]?.decider && styles.begins,
              lit === at + 1 && styles.lit,
              active === at + 1 && styles.active,
            )}
            onPress={() => onSort(client.id)}
          />
        ))}
        <Label
          id={active === last ? `${id}--1-${last}` : undefined}
          column={last}
          text="Sum"
          sort={sort?.by === bySum ? sort : undefined}
          className={classes(styles.sum, active === last && styles.active)}
          onPress={() => onSort(bySum)}
        />
      </Part>
    </Part>
  )
}

type LabelProps = { id: string | undefined; column: number; text: string; sort: Sort | undefined; className: string; onPress(): void }

function Label({ id, column, text, sort, className, onPress }: LabelProps) {
  const Arrow = sort?.reversed ? IconArrowNarrowUp : IconArrowNarrowDown
  return (
    <Part
      role="columnheader"
      id={id}
      column={column}
      aria-sort={sort ? (sort.reversed ? 'descending' : 'ascending') : 'none'}
      className={classes(className, sort && styles.sorted)}
      onClick={onPress}
    >
      <span>{text}</span>
      {sort && <Arrow size={12} stroke={2} aria-hidden="true" />}
    </Part>
  )
}
