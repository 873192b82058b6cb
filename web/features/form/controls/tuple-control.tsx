import type { Json } from '#shared/tool/json'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** A list whose places have meanings of their own. */
export function TupleControl({ at, field, value }: ControlProps) {
  const form = useForm()
  const { items } = field.control as Extract<typeof field.control, { kind: 'tuple' }>
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  return (
    <div className={styles.rows}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tuple's places are its names
        <div key={index} className={styles.row}>
          <span className={styles.number}>{index}</span>
          <div className={styles.rowBody}>
            <FieldView at={`${at}/${index}`} name={form.field(item).title ?? `${index}`} schema={item} value={list[index]} required />
          </div>
        </div>
      ))}
    </div>
  )
}
