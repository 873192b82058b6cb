import { readAs, type ValueType, valueTypeOf } from '#shared/builder/choices'
import { setKeyword } from '#shared/builder/place'
import type { Row } from '#shared/builder/rows'
import type { Json } from '#shared/tool/json'
import type { Builder } from './builder'
import styles from './details.module.css'
import { SmallSelect } from './small-select'
import { ValueField } from './value-field'

const starts = { text: '', number: 0, 'yes-no': true } as const

/** The one value that is allowed, typed as what it is. */
export function FixedValue({ row, value, builder }: { row: Row; value: Json; builder: Builder }) {
  const type = typeNow(value)
  const put = (next: Json) => builder.edit((root) => setKeyword(root, row.core, 'const', next), `const ${row.at}`)
  return (
    <div className={styles.line}>
      <span>Always</span>
      <SmallSelect
        label={`Fixed value of ${row.name} is`}
        value={type}
        onChange={(next) => put(readAs(next as ValueType, value) ?? starts[next as keyof typeof starts])}
      >
        <option value="text">the text</option>
        <option value="number">the number</option>
        <option value="yes-no">yes or no</option>
        {type === 'mixed' && <option value="mixed">the JSON</option>}
      </SmallSelect>
      <ValueField
        label={`Fixed value of ${row.name}`}
        row={{ ...row, kind: { kind: type === 'mixed' ? 'anything' : type } }}
        value={value}
        needed
        onChange={(next) => next !== undefined && put(next)}
      />
    </div>
  )
}

function typeNow(value: Json): keyof typeof starts | 'mixed' {
  const type = valueTypeOf([{ value }])
  return type === 'whole' ? 'number' : type
}
