import { Segmented } from '../../../ui/segmented'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const options = [
  { value: 'unset', label: 'unset' },
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
] as const

/** Unset is not false: all three are in sight. */
export function BooleanControl({ at, field, value }: ControlProps) {
  const form = useForm()
  const shown = value === undefined ? 'unset' : value === true ? 'true' : value === false ? 'false' : 'other'
  const words =
    typeof field.default === 'boolean'
      ? options.map((option) => (option.value === 'unset' ? { ...option, label: `unset (${field.default})` } : option))
      : options
  const shownOptions = value !== undefined && form.isRow(at) ? words.slice(1) : words
  return (
    <div className={styles.segments}>
      <Segmented
        label={field.title ?? at}
        value={shown as 'unset'}
        options={shownOptions}
        onChange={(next) => form.set(at, next === 'unset' ? undefined : next === 'true')}
      />
    </div>
  )
}
