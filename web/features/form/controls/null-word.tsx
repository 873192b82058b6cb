import { IconX } from '@tabler/icons-react'
import { readNumber } from '#shared/form/read-number'
import { TextInput } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** Where null stands although more may: the word itself. Typing replaces it where something can be typed. */
export function NullWord({ id, at, field, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const { kind } = field.control
  const typing = kind === 'text' || kind === 'number' || kind === 'union'
  const replace = (text: string) => {
    const number = kind === 'text' ? undefined : readNumber(text)
    if (number && !('value' in number) && kind === 'number') {
      form.note('typed', at, text)
      form.set(at, undefined)
    } else form.set(at, number && 'value' in number ? number.value : text)
    // The control that takes over has the same id; the next key is meant for it.
    requestAnimationFrame(() => {
      const field = document.getElementById(id)
      field?.focus()
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.setSelectionRange(text.length, text.length)
    })
  }
  return (
    <div className={styles.inside}>
      <TextInput
        id={id}
        mono
        className={styles.null ?? ''}
        value="null"
        readOnly={!typing}
        aria-describedby={describedBy}
        {...(invalid && { 'aria-invalid': true as const })}
        onFocus={(event) => event.target.select()}
        onChange={(event) => replace(event.target.value.replace('null', ''))}
      />
      <span className={styles.within}>
        <span className={styles.aside}>{typing ? 'type to replace' : 'null is sent'}</span>
        {!form.isRow(at) && (
          <IconButton small label="Unset" onClick={() => form.set(at, undefined)}>
            <IconX size={14} stroke={1.6} />
          </IconButton>
        )}
      </span>
    </div>
  )
}
