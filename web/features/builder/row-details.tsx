import type { ReactNode } from 'react'
import type { Row } from '#shared/builder/rows'
import { saidOf } from '#shared/builder/said'
import { Button } from '../../ui/button'
import { TextArea, TextInput } from '../../ui/field'
import type { Builder } from './builder'
import { ConditionList } from './condition-list'
import styles from './details.module.css'
import { Examples, Flags, say } from './said-fields'
import { ShapeFields } from './shape-fields'
import { ValueField } from './value-field'

type Props = { row: Row; builder: Builder; refs: readonly string[]; extras?: ReactNode; onJson(): void }

/** All that can be said about one row beyond its line. */
export function RowDetails({ row, builder, refs, extras, onJson }: Props) {
  const isWhole = row.slot === 'root'
  return (
    <div className={styles.details}>
      <ShapeFields row={row} builder={builder} refs={refs} />
      {extras}
      <div className={styles.pair}>
        <div className={styles.labelled}>
          <span>Title</span>
          <TextInput
            aria-label={`Title of ${row.name}`}
            value={row.title ?? ''}
            placeholder="none"
            onChange={({ target }) => say(builder, row, 'title', target.value)}
          />
        </div>
        {!isWhole && (
          <div className={styles.labelled}>
            <span>Default</span>
            <ValueField
              label={`Default of ${row.name}`}
              row={row}
              value={saidOf(row, 'default')}
              onChange={(value) => say(builder, row, 'default', value)}
            />
          </div>
        )}
      </div>
      <div className={styles.labelled}>
        <span>Description</span>
        <TextArea
          aria-label={`Whole description of ${row.name}`}
          className={styles.prose as string}
          rows={Math.min(6, Math.max(2, Math.ceil((row.description?.length ?? 0) / 70)))}
          value={row.description ?? ''}
          onChange={({ target }) => say(builder, row, 'description', target.value)}
        />
      </div>
      {!isWhole && <Examples row={row} builder={builder} />}
      {!isWhole && <Flags row={row} builder={builder} />}
      <ConditionList row={row} builder={builder} />
      {row.more.length > 0 && (
        <p className={styles.more}>
          More in JSON: <code>{row.more.join(', ')}</code>
          <Button look="link" size="small" onClick={onJson}>
            Show
          </Button>
        </p>
      )}
    </div>
  )
}
