import { IconPlus, IconX } from '@tabler/icons-react'
import { setNullable } from '#shared/builder/nullable'
import type { Row } from '#shared/builder/rows'
import { type Said, saidOf, setSaid } from '#shared/builder/said'
import type { Json } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { IconButton } from '../../ui/icon-button'
import type { Builder } from './builder'
import styles from './details.module.css'
import { ValueField } from './value-field'

type Props = { row: Row; builder: Builder }

export const say = (builder: Builder, row: Row, key: Said, value: Json | undefined) =>
  builder.edit((root) => setSaid(root, row, key, value), `${key} ${row.at}`)

/** Values that show what is meant. */
export function Examples({ row, builder }: Props) {
  const held = saidOf(row, 'examples')
  const examples = Array.isArray(held) ? (held as Json[]) : []
  const put = (next: readonly Json[]) => say(builder, row, 'examples', next.length > 0 ? next : undefined)
  return (
    <div className={styles.labelled}>
      <span>Examples</span>
      <div className={styles.block}>
        {examples.map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an example is edited in its place
          <div key={index} className={styles.line}>
            <ValueField
              label={`Example ${index + 1} of ${row.name}`}
              row={row}
              value={example}
              needed
              onChange={(value) => value !== undefined && put(examples.with(index, value))}
            />
            <IconButton small label={`Remove example ${index + 1}`} onClick={() => put(examples.toSpliced(index, 1))}>
              <IconX size={14} />
            </IconButton>
          </div>
        ))}
        <NewExample row={row} onAdd={(value) => put([...examples, value])} count={examples.length} />
      </div>
    </div>
  )
}

const NewExample = ({ row, onAdd, count }: { row: Row; onAdd(value: Json): void; count: number }) => (
  <Button look="quiet" size="small" icon={<IconPlus size={14} />} onClick={() => onAdd(firstExample(row, count))}>
    Add an example
  </Button>
)

function firstExample({ kind }: Row, count: number): Json {
  switch (kind.kind) {
    case 'number':
    case 'whole':
      return count + 1
    case 'yes-no':
      return true
    case 'choice':
      return kind.values[count % kind.values.length]?.value ?? ''
    case 'list':
    case 'tuple':
      return []
    case 'object':
    case 'map':
      return {}
    default:
      return ''
  }
}

/** What is either so or not. */
export function Flags({ row, builder }: Props) {
  const flags: readonly [Said, string][] = [
    ['deprecated', 'Deprecated'],
    ['readOnly', 'Read only'],
    ['writeOnly', 'Write only'],
  ]
  const fixed = ['anything', 'nothing', 'null', 'odd'].includes(row.kind.kind)
  return (
    <div className={styles.line}>
      {!fixed && (
        <Checkbox
          label="May be null"
          checked={row.nullable}
          onChange={(on) => builder.edit((root) => setNullable(root, row.at, on), `null ${row.at}`)}
        />
      )}
      {flags.map(([key, label]) => (
        <Checkbox
          key={key}
          label={label}
          checked={saidOf(row, key) === true}
          onChange={(on) => say(builder, row, key, on ? true : undefined)}
        />
      ))}
    </div>
  )
}
