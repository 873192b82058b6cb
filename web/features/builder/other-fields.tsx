import { type Constraint, constraintsOf } from '#shared/builder/constraints'
import { isPlainNames } from '#shared/builder/more'
import { docAt, setKeyword } from '#shared/builder/place'
import type { Row } from '#shared/builder/rows'
import { isDoc, type Json, member, withMember } from '#shared/tool/json'
import type { Builder } from './builder'
import { ConstraintField } from './constraint-field'
import styles from './details.module.css'
import { SmallSelect } from './small-select'

const answers = { unsaid: undefined, open: true, closed: false, typed: { type: 'string' } } as const

/** Whether an object may have fields of other names, or a fixed list further items. */
export function OtherFields({ row, builder }: { row: Row; builder: Builder }) {
  const { kind } = row
  const key = kind.kind !== 'tuple' ? 'additionalProperties' : kind.key === 'items' ? 'additionalItems' : 'items'
  const held = member(docAt(row.schema, row.core.slice(row.at.length)), key)
  const now = held === true ? 'open' : held === false ? 'closed' : isDoc(held) ? 'typed' : 'unsaid'
  const words = kind.kind === 'tuple' ? 'Further items' : 'Fields of other names'
  const put = (next: string) =>
    builder.edit((root) => setKeyword(root, row.core, key, answers[next as keyof typeof answers]), `others ${row.at}`)
  return (
    <div className={styles.line}>
      <span>{words}</span>
      <SmallSelect label={`${words} of ${row.name || 'the object'}`} value={now} onChange={put}>
        <option value="unsaid">not said: allowed</option>
        <option value="open">allowed</option>
        <option value="closed">not allowed</option>
        <option value="typed">allowed, each of one type</option>
      </SmallSelect>
    </div>
  )
}

const pattern = constraintsOf({ kind: 'text' }).find(({ key }) => key === 'pattern') as Constraint

/** What the names of a map look like. */
export function NamesLike({ row, builder }: { row: Row; builder: Builder }) {
  const held = member(docAt(row.schema, row.core.slice(row.at.length)), 'propertyNames')
  if (held !== undefined && !isPlainNames(held)) return null
  const names = isDoc(held) ? held : {}
  const put = (like: Json | undefined) => {
    const next = withMember(names, 'pattern', like)
    return Object.keys(next).length > 0 ? next : undefined
  }
  return (
    <ConstraintField
      constraint={{ ...pattern, before: 'Names like' }}
      name={row.name}
      value={member(names, 'pattern')}
      onChange={(like) => builder.edit((root) => setKeyword(root, row.core, 'propertyNames', put(like)), `names ${row.at}`)}
    />
  )
}
