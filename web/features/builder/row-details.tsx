import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { constraintsOf } from '#shared/builder/constraints'
import { setNullable } from '#shared/builder/nullable'
import { docAt, setKeyword } from '#shared/builder/place'
import type { Row } from '#shared/builder/rows'
import { type Said, saidOf, setSaid } from '#shared/builder/said'
import { isDoc, type Json, member } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextArea, TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import type { Builder } from './builder'
import { ChoiceEditor } from './choice-editor'
import { ConditionList } from './condition-list'
import { ConstraintField } from './constraint-field'
import styles from './details.module.css'
import { NamesLike, OtherFields } from './other-fields'
import { TypeSelect } from './type-select'
import { ValueField } from './value-field'

type Props = { row: Row; builder: Builder; refs: readonly string[]; extras?: ReactNode; onJson(): void }

/** All that can be said about one row beyond its line. */
export function RowDetails({ row, builder, refs, extras, onJson }: Props) {
  const isWhole = row.slot === 'root'
  return (
    <div className={styles.details}>
      <Shape row={row} builder={builder} refs={refs} />
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

const say = (builder: Builder, row: Row, key: Said, value: Json | undefined) =>
  builder.edit((root) => setSaid(root, row, key, value), `${key} ${row.at}`)

/** The limits of the value, and of what a list or a map holds. */
function Shape({ row, builder, refs }: Pick<Props, 'row' | 'builder' | 'refs'>) {
  const own = ownSchema(row)
  const shown = constraintsOf(row.kind)
  const { kind, each } = row
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.line}>
          {shown.map((constraint) => (
            <ConstraintField
              key={constraint.key}
              constraint={constraint}
              name={row.name}
              value={member(own, constraint.key)}
              onChange={(value) => builder.edit((root) => setKeyword(root, row.core, constraint.key, value), `${constraint.key} ${row.at}`)}
            />
          ))}
        </div>
      )}
      {kind.kind === 'choice' && <ChoiceEditor row={row} values={kind.values} builder={builder} />}
      {kind.kind === 'fixed' && (
        <div className={styles.labelled}>
          <span>Always</span>
          <ValueField
            label={`Fixed value of ${row.name}`}
            row={asValue(row, kind.value)}
            value={kind.value}
            onChange={(value) => builder.edit((root) => setKeyword(root, row.core, 'const', value ?? ''), `const ${row.at}`)}
          />
        </div>
      )}
      {kind.kind === 'object' && <OtherFields row={row} builder={builder} />}
      {kind.kind === 'map' && <NamesLike row={row} builder={builder} />}
      {(kind.kind === 'list' || kind.kind === 'map') && (
        <div className={styles.each}>
          <div className={styles.line}>
            <span>Each {kind.kind === 'list' ? 'item' : 'value'} is</span>
            {each ? (
              <TypeSelect row={each} name={`what ${row.name} holds`} refs={refs} onChange={(type) => builder.setType(each, type)} />
            ) : (
              <Button
                size="small"
                onClick={() =>
                  builder.edit(
                    (root) => setKeyword(root, row.core, kind.kind === 'list' ? 'items' : 'additionalProperties', { type: 'string' }),
                    `items ${row.at}`,
                  )
                }
              >
                anything
              </Button>
            )}
            {each && each.more.length > 0 && <code className={styles.faint}>more in JSON: {each.more.join(', ')}</code>}
          </div>
          {each && (
            <TextInput
              aria-label={`Description of what ${row.name} holds`}
              placeholder={`What is each ${kind.kind === 'list' ? 'item' : 'value'}?`}
              value={each.description ?? ''}
              onChange={({ target }) => say(builder, each, 'description', target.value)}
            />
          )}
          {each && <Shape row={{ ...each, name: `what ${row.name} holds` }} builder={builder} refs={refs} />}
        </div>
      )}
    </>
  )
}

const ownSchema = ({ schema, at, core }: Row) => {
  const own = docAt(schema, core.slice(at.length))
  return isDoc(own) ? own : {}
}

/** A fixed value is typed as what it is. */
function asValue(row: Row, value: Json): Row {
  const kind =
    typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes-no' : 'anything'
  return { ...row, kind: { kind } }
}

function Examples({ row, builder }: Pick<Props, 'row' | 'builder'>) {
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
              onChange={(value) => put(value === undefined ? examples.toSpliced(index, 1) : examples.with(index, value))}
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

function Flags({ row, builder }: Pick<Props, 'row' | 'builder'>) {
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
