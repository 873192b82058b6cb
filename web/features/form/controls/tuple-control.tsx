import type { Json } from '#shared/tool/json'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** A list whose places have meanings of their own. */
export function TupleControl({ at, field, value }: ControlProps) {
  const form = useForm()
  const { items, more } = field.control as Extract<typeof field.control, { kind: 'tuple' }>
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const further = list.slice(items.length).map(() => ({ schema: more === false ? true : more, required: false }))
  const places: { schema: Json; required: boolean }[] = [...items.map((schema) => ({ schema, required: true })), ...further]
  return (
    <div className={styles.rows}>
      {places.map(({ schema, required }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tuple's places are its names
        <div key={index} className={styles.row}>
          <span className={styles.number}>{index}</span>
          <div className={styles.rowBody}>
            <FieldView
              at={`${at}/${index}`}
              name={form.field(schema).title ?? `${index}`}
              schema={schema}
              value={list[index]}
              required={required}
            />
          </div>
        </div>
      ))}
    </div>
  )
}
