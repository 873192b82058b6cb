import { readNumber } from '#shared/form/read-number'
import { member } from '#shared/tool/json'
import { classes } from '../../../ui/classes'
import { TextInput } from '../../../ui/field'
import { useForm, useNote } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** A number as it is typed. What is no number stays in the field with the reason, and changes nothing else. */
export function NumberControl({ id, at, field, value, required, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const [typed, setTyped] = useNote('typed', at)
  const shown = typed ?? (value === undefined ? '' : typeof value === 'number' ? String(value) : JSON.stringify(value))
  const step = typeof member(field.schema, 'multipleOf') === 'number' ? (member(field.schema, 'multipleOf') as number) : 1
  const change = (text: string) => {
    const read = readNumber(text)
    const settled = 'value' in read ? String(read.value) === text : 'empty' in read && !form.isRow(at)
    setTyped(settled ? undefined : text)
    form.set(at, 'value' in read ? read.value : undefined)
  }
  const move = (by: number) => {
    const from = typeof value === 'number' ? value : typeof field.default === 'number' ? field.default : 0
    change(String(Number((from + by * step).toPrecision(15))))
  }
  return (
    <div className={styles.inside}>
      <TextInput
        id={id}
        mono
        inputMode="decimal"
        className={classes(styles.stepped)}
        value={shown}
        placeholder={typeof field.default === 'number' ? String(field.default) : ''}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        {...((invalid || (typed !== undefined && !('value' in readNumber(typed)))) && { 'aria-invalid': true as const })}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          move(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      {value === undefined && typed === undefined && typeof field.default === 'number' && <span className={styles.default}>default</span>}
      <span className={styles.steps}>
        <button type="button" tabIndex={-1} aria-label="Less" onClick={() => move(-1)}>
          −
        </button>
        <button type="button" tabIndex={-1} aria-label="More" onClick={() => move(1)}>
          +
        </button>
      </span>
    </div>
  )
}
