import type { Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { TextArea } from '../../../ui/field'
import { useForm, useNote } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** Any JSON, since the schema gives no type. What is not JSON yet stays as it was typed. */
export function AnyControl({ id, at, value, required, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const [typed, setTyped] = useNote('typed', at)
  const shown = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const change = (text: string) => {
    const read = readJson(text)
    setTyped(text === '' && !form.isRow(at) ? undefined : text)
    form.set(at, read)
  }
  return (
    <TextArea
      id={id}
      className={styles.grown}
      rows={1}
      value={shown}
      placeholder='JSON, for example "text", 12 or {"a": 1}'
      aria-describedby={describedBy}
      aria-required={required || undefined}
      {...((invalid || (typed !== undefined && readJson(typed) === undefined)) && { 'aria-invalid': true as const })}
      onChange={(event) => change(event.target.value)}
    />
  )
}

function readJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return unrepresentableNumbers(text).length > 0 ? undefined : value
  } catch {
    return undefined
  }
}
