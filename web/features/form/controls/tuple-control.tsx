import type { Field } from '#shared/form/field'
import type { Json } from '#shared/tool/json'
import { classes } from '../../../ui/classes'
import { ServerText } from '../../../ui/server-text'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** A list whose places have meanings of their own. Those that are typed stand side by side, with their index and name inside. */
export function TupleControl({ at, field, value }: ControlProps) {
  const form = useForm()
  const { items, more } = field.control as Extract<typeof field.control, { kind: 'tuple' }>
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const further = list.slice(items.length).map((): Json => (more === false ? true : more))
  const places = [...items, ...further]
  const typed = places.every((schema, index) => isTyped(form.field(schema), list[index]))
  return (
    <div className={typed ? styles.tuple : styles.rows}>
      {places.map((schema, index) => {
        const name = form.field(schema).title ?? `place ${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tuple's places are its names
          <div key={index} className={classes(typed ? styles.tuplePlace : styles.row)}>
            <span className={styles.number}>{index}</span>
            <div className={styles.rowBody}>
              <FieldView
                at={`${at}/${index}`}
                name={name}
                schema={schema}
                value={list[index]}
                required={index < items.length}
                headless={typed}
              />
            </div>
            {typed && (
              <span className={styles.placeName} aria-hidden="true">
                <ServerText text={form.field(schema).title ?? ''} />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}

function isTyped({ control }: Field, value: Json | undefined): boolean {
  return value !== null && (control.kind === 'number' || (control.kind === 'text' && !control.long && !control.secret))
}
