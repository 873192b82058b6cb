import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatExample } from '#shared/schema/words'
import { TextArea, TextInput } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'
import { MomentPicker, pickers } from './moment-picker'

/** Text as it is typed: nothing is trimmed, an empty text is a text, and only "Unset" in the menu sends nothing. */
export function TextControl({ id, at, field, value, required, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const listId = useId()
  const [shows, setShows] = useState(false)
  const control = field.control as Extract<typeof field.control, { kind: 'text' }>
  const shown = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  const example = control.format === undefined ? undefined : formatExample(control.format)
  const standard = typeof field.default === 'string' ? field.default : undefined
  const put = (text: string) => form.set(at, text)
  const props = {
    id,
    value: shown,
    placeholder: value === '' ? 'an empty text is sent' : (standard ?? (value === undefined ? example : undefined) ?? ''),
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    ...(invalid && { 'aria-invalid': true as const }),
    onChange: (event: { target: { value: string } }) => put(event.target.value),
  }
  const isDefault = value === undefined && standard !== undefined && standard !== ''
  const suggestions = field.examples.filter((each): each is string => typeof each === 'string')
  if (control.secret)
    return (
      <div className={styles.inside}>
        <TextInput {...props} type={shows ? 'text' : 'password'} mono className={styles.ended ?? ''} />
        <span className={styles.within}>
          <IconButton small label={shows ? 'Hide what is typed' : 'Show what is typed'} onClick={() => setShows(!shows)}>
            {shows ? <IconEyeOff size={16} stroke={1.6} /> : <IconEye size={16} stroke={1.6} />}
          </IconButton>
        </span>
      </div>
    )
  const picker = control.format === undefined ? undefined : pickers[control.format]
  if (control.long || (control.format === undefined && suggestions.length === 0))
    return (
      <div className={styles.inside}>
        <TextArea {...props} rows={control.long ? 3 : 1} className={styles.grown} />
        {isDefault && <span className={styles.default}>default</span>}
      </div>
    )
  return (
    <div className={styles.inside}>
      <TextInput {...props} mono {...(picker && { className: styles.ended ?? '' })} {...(suggestions.length > 0 && { list: listId })} />
      {isDefault && !picker && <span className={styles.default}>default</span>}
      {picker && <MomentPicker picker={picker} value={shown} onPick={put} />}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  )
}
