import { useState } from 'react'
import { readNumber } from '#shared/form/read-number'
import { BoxedInput } from './boxed-input'
import styles from './number-field.module.css'
import type { RowIds } from './row'

type Props = { ids: RowIds; value: number; unit: string; onChange(value: number): void }

/** A number above nought as it is typed: what is none stays in the field with the reason, and changes nothing. */
export function NumberField({ ids, value, unit, onChange }: Props) {
  const [typed, setTyped] = useState<{ text: string; over: number }>()
  const text = typed?.over === value ? typed.text : String(value)
  const read = readAboveZero(text)
  const change = (next: string) => {
    const made = readAboveZero(next)
    setTyped({ text: next, over: 'value' in made ? made.value : value })
    if ('value' in made) onChange(made.value)
  }
  const problem = 'problem' in read ? read.problem : undefined
  return (
    <span className={styles.field}>
      <BoxedInput
        {...ids}
        {...(problem !== undefined && { 'aria-invalid': true as const, 'aria-describedby': `${ids.id}-typed` })}
        inputMode="decimal"
        value={text}
        after={unit}
        onChange={(event) => change(event.target.value)}
      />
      {problem !== undefined && (
        <span id={`${ids.id}-typed`} className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}

function readAboveZero(text: string): { value: number } | { problem: string } {
  const read = readNumber(text)
  if ('value' in read && read.value > 0) return read
  return { problem: 'A number above 0 is needed, as 60 or 0.5; until then the last one holds.' }
}
