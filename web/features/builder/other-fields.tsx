import { docAt, setKeyword } from '#shared/builder/place'
import type { Row } from '#shared/builder/rows'
import { isDoc, member } from '#shared/tool/json'
import type { Builder } from './builder'
import styles from './details.module.css'
import { SmallSelect } from './small-select'

const answers = { unsaid: undefined, open: true, closed: false, typed: { type: 'string' } } as const

/** Whether an object may have fields of other names. */
export function OtherFields({ row, builder }: { row: Row; builder: Builder }) {
  const held = member(docAt(row.schema, row.core.slice(row.at.length)), 'additionalProperties')
  const now = held === undefined ? 'unsaid' : held === true ? 'open' : held === false ? 'closed' : isDoc(held) ? 'typed' : 'unsaid'
  return (
    <div className={styles.line}>
      <span>Fields of other names</span>
      <SmallSelect
        label={`Other fields of ${row.name || 'the object'}`}
        value={now}
        onChange={(next) =>
          builder.edit(
            (root) => setKeyword(root, row.core, 'additionalProperties', answers[next as keyof typeof answers]),
            `others ${row.at}`,
          )
        }
      >
        <option value="unsaid">not said: allowed</option>
        <option value="open">allowed</option>
        <option value="closed">not allowed</option>
        <option value="typed">allowed, each of one type</option>
      </SmallSelect>
    </div>
  )
}
