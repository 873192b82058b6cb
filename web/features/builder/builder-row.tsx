import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type ReactNode, useId } from 'react'
import { fieldAt, requireField } from '#shared/builder/fields'
import type { Row } from '#shared/builder/rows'
import { setSaid } from '#shared/builder/said'
import { listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { classes } from '../../ui/classes'
import { Tip } from '../../ui/tip'
import type { Builder } from './builder'
import styles from './builder-row.module.css'
import type { BuilderState } from './builder-state'
import { NameField } from './name-field'
import { QuietInput } from './quiet-input'
import { RowDetails } from './row-details'
import { RowMenu } from './row-menu'
import { TypeSelect } from './type-select'
import type { Grip } from './use-row-drag'

type Props = {
  id: string
  row: Row
  depth: number
  fold: 'open' | 'closed' | undefined
  isOpen: boolean
  typed: { text: string; problem: string } | undefined
  asked: BuilderState['asked']
  note: string | undefined
  refs: readonly string[]
  dropDepth: number | undefined
  isOneOfMany: boolean
  builder: Builder
  grip: Grip
  extras: ((name: string) => ReactNode) | undefined
  onJson(): void
}

export const BuilderRow = memo(RowView, isSame)

/** Rows are read anew at each change; one whose schema is the same object need not be drawn again. */
function isSame(before: Props, after: Props): boolean {
  if (after.isOpen) return false
  const keys = ['id', 'depth', 'fold', 'isOpen', 'typed', 'asked', 'note', 'dropDepth', 'builder', 'grip'] as const
  const own = ['schema', 'at', 'slot', 'name', 'required', 'words', 'dangling'] as const
  return (
    keys.every((key) => before[key] === after[key]) &&
    own.every((key) => before.row[key] === after.row[key]) &&
    String(before.refs) === String(after.refs)
  )
}

function RowView({ id, row, depth, fold, isOpen, typed, asked, note, refs, dropDepth, isOneOfMany, builder, grip, extras, onJson }: Props) {
  const { at, slot, name } = row
  const field = slot === 'field' ? fieldAt(at) : undefined
  const detailsId = useId()
  return (
    <li
      className={classes(styles.item, dropDepth !== undefined && styles.drop)}
      data-at={at}
      data-key={id}
      style={{ '--depth': depth, ...(dropDepth !== undefined && { '--drop': dropDepth }) } as React.CSSProperties}
      onKeyDown={(event) => onRowKey(event, row, builder)}
    >
      <div className={styles.row}>
        <RowMenu row={row} builder={builder} grip={grip} />
        <div className={styles.name}>
          {fold && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={fold === 'open'}
              aria-label={`Fields of ${name}`}
              onClick={() => builder.fold(at, fold === 'closed')}
            >
              <IconChevronRight size={14} className={fold === 'open' ? styles.turned : undefined} />
            </button>
          )}
          <NameField row={row} typed={typed} builder={builder} />
        </div>
        <TypeSelect row={row} name={name} refs={refs} part="type" late={isOneOfMany} onChange={(type) => builder.setType(row, type)} />
        {asked && <Question asked={asked} builder={builder} />}
        <span className={styles.required}>
          {field && (
            <Tip text="required" label>
              <span>
                <Checkbox
                  hidden
                  label={`${name} is required`}
                  checked={row.required}
                  onChange={(on) => builder.edit((root) => requireField(root, field.owner, field.name, on), `required ${at}`)}
                />
              </span>
            </Tip>
          )}
        </span>
        <span className={styles.said}>
          <QuietInput
            aria-label={`Description of ${name}`}
            placeholder="What is it for?"
            value={row.description ?? ''}
            title={row.description ?? ''}
            onChange={({ target }) => builder.edit((root) => setSaid(root, row, 'description', target.value), `description ${at}`)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.altKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              builder.addAfter(row)
            }}
          />

          {row.nullable && <span className={styles.mark}>or null</span>}
          {row.dangling && <span className={styles.bad}>leads nowhere</span>}
          {row.more.length > 0 && (
            <button type="button" className={styles.mark} title={row.more.join(', ')} onClick={onJson}>
              more in JSON
            </button>
          )}
        </span>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`More about ${name}`}
          data-part="details"
          onClick={() => builder.foldDetails(at)}
        >
          <IconChevronDown size={16} className={isOpen ? styles.flipped : undefined} />
        </button>
      </div>
      {(typed?.problem || note) && (
        <p className={styles.problem} role="status">
          {typed?.problem || note}
        </p>
      )}
      {isOpen && (
        <div id={detailsId} className={styles.folded}>
          <RowDetails row={row} builder={builder} refs={refs} extras={depth === 0 && field ? extras?.(name) : undefined} onJson={onJson} />
        </div>
      )}
    </li>
  )
}

function Question({ asked, builder }: { asked: NonNullable<BuilderState['asked']>; builder: Builder }) {
  return (
    <div className={styles.question}>
      <span role="status">This loses {listed(asked.lost)}.</span>
      <Button size="small" onClick={() => builder.changeType(asked.at, asked.to)}>
        Change the type
      </Button>
      <Button size="small" look="quiet" onClick={() => builder.keepType(asked.at)}>
        Keep it
      </Button>
    </div>
  )
}

/** Alt with arrows moves a row, with Shift it goes in and out. In a list of choices the arrows belong to it. */
function onRowKey(event: KeyboardEvent, row: Row, builder: Builder): void {
  if (!event.altKey || event.target instanceof HTMLSelectElement) return
  const part = (event.target as HTMLElement).dataset.part ?? 'name'
  const act = event.shiftKey
    ? { ArrowRight: () => builder.nest(row, part), ArrowLeft: () => builder.lift(row, part) }[event.key]
    : { ArrowUp: () => builder.move(row, -1, part), ArrowDown: () => builder.move(row, 1, part) }[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
