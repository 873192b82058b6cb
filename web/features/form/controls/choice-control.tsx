import type { Choice } from '#shared/form/field'
import type { Json } from '#shared/tool/json'
import { Segmented } from '../../../ui/segmented'
import { useForm } from '../form-store'
import { ChoiceSearch } from './choice-search'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const same = (a: Json | undefined, b: Json) => a !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** A few values side by side, many in a list that can be searched. Values keep their type. */
export function ChoiceControl(props: ControlProps) {
  const form = useForm()
  const { at, field, value, required } = props
  const { choices } = field.control as Extract<typeof field.control, { kind: 'choice' }>
  const fits = choices.length <= 5 && choices.reduce((sum, choice) => sum + choice.title.length, 0) < 48
  if (!fits) return <ChoiceSearch {...props} choices={choices} />
  const chosen = choices.findIndex((choice) => same(value, choice.value))
  const options = [
    ...(value !== undefined && (required || form.isRow(at)) ? [] : [{ value: 'unset', label: 'unset' }]),
    ...choices.map((choice, index) => ({ value: String(index), label: label(choice) })),
  ]
  const shown = value === undefined ? 'unset' : chosen === -1 ? 'other' : String(chosen)
  return (
    <div className={styles.segments}>
      <Segmented
        label={field.title ?? at}
        value={shown}
        options={options}
        onChange={(next) => form.set(at, next === 'unset' ? undefined : choices[Number(next)]?.value)}
      />
    </div>
  )
}

export const label = (choice: Choice): string => (choice.title === '' ? '"" (empty)' : choice.title)
