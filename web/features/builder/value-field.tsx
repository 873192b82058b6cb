import { useState } from 'react'
import { readAs } from '#shared/builder/choices'
import { valueWords } from '#shared/builder/kind'
import type { Row } from '#shared/builder/rows'
import type { Json } from '#shared/tool/json'
import { TextInput } from '../../ui/field'
import styles from './details.module.css'
import { SmallSelect } from './small-select'

type Props = {
  label: string
  row: Row
  value: Json | undefined
  onChange(value: Json | undefined): void /** There is always a value: empty is not yet one. */
  needed?: boolean
}

/** A value of a row's own type; empty is unset. What cannot be read as one stays as it is typed, with the reason. */
export function ValueField(props: Props) {
  const { label, row, value, onChange, needed = false } = props
  const { kind } = row.kind
  if (kind === 'yes-no' || kind === 'choice') {
    const options = row.kind.kind === 'choice' ? row.kind.values : [{ value: true }, { value: false }]
    const index = options.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value))
    return (
      <SmallSelect
        label={label}
        value={value === undefined ? '' : index < 0 ? 'other' : String(index)}
        onChange={(at) => onChange(at === '' ? undefined : (options[Number(at)]?.value ?? value))}
      >
        {!needed && <option value="">unset</option>}
        {value !== undefined && index < 0 && <option value="other">{JSON.stringify(value)}</option>}
        {options.map((one, at) => (
          <option key={JSON.stringify(one.value)} value={String(at)}>
            {valueWords(one)}
          </option>
        ))}
      </SmallSelect>
    )
  }
  return <TypedValue {...props} />
}

function TypedValue({ label, row, value, onChange, needed = false }: Props) {
  const [typed, setTyped] = useState<{ text: string; for: Json | undefined; problem: string }>()
  const kind = row.kind.kind
  const asText = kind === 'text' && (value === undefined || typeof value === 'string')
  const shown = typed && typed.for === value ? typed : undefined
  const text = shown?.text ?? (value === undefined ? '' : asText ? (value as string) : JSON.stringify(value))
  const change = (next: string) => {
    if (next === '' && needed && !asText) return setTyped({ text: '', for: value, problem: 'A value is needed.' })
    if (next === '' && !needed) {
      setTyped(undefined)
      return onChange(undefined)
    }
    const read = asText ? { value: next } : readValue(kind, next)
    setTyped({ text: next, for: read.value ?? value, problem: 'problem' in read ? read.problem : '' })
    if (read.value !== undefined) onChange(read.value)
  }
  const problem = shown?.problem || undefined
  return (
    <span className={styles.value}>
      <TextInput
        mono
        aria-label={label}
        value={text}
        placeholder={needed ? 'empty' : 'none'}
        onChange={(event) => change(event.target.value)}
        {...(problem && { 'aria-invalid': true, title: problem })}
      />
      {problem && <span className={styles.problem}>{problem}</span>}
    </span>
  )
}

type Read = { value: Json } | { value: undefined; problem: string }

function readValue(kind: Row['kind']['kind'], text: string): Read {
  if (kind === 'number' || kind === 'whole') {
    const number = readAs(kind, text)
    return number === undefined
      ? { value: undefined, problem: kind === 'whole' ? 'A whole number, as 3.' : 'A number, as 0.5.' }
      : { value: number }
  }
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return { value: undefined, problem: 'JSON, as ["a", 1] or {"a": 1}.' }
  }
}
