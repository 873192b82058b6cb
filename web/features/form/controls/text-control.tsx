import { useId } from 'react'
import { formatExample } from '#shared/schema/words'
import { TextArea, TextInput } from '../../../ui/field'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** Text as it is typed: nothing is trimmed, an empty text is a text, and only "unset" in the menu sends nothing. */
export function TextControl({ id, at, field, value, required, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const listId = useId()
  const control = field.control as Extract<typeof field.control, { kind: 'text' }>
  const shown = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  const example = control.format === undefined ? undefined : formatExample(control.format)
  const standard = typeof field.default === 'string' ? field.default : undefined
  const props = {
    id,
    value: shown,
    placeholder: value === '' ? 'an empty text is sent' : (standard ?? (value === undefined ? example : undefined) ?? ''),
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    ...(invalid && { 'aria-invalid': true as const }),
    onChange: (event: { target: { value: string } }) => form.set(at, event.target.value),
  }
  const suggestions = field.examples.filter((each): each is string => typeof each === 'string')
  if (control.secret) return <TextInput {...props} type="password" mono />
  if (control.long || (control.format === undefined && suggestions.length === 0))
    return <TextArea {...props} rows={control.long ? 3 : 1} className={styles.grown} />
  return (
    <>
      <TextInput {...props} mono {...(suggestions.length > 0 && { list: listId })} />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}
