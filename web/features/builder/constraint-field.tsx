import { useId, useState } from 'react'
import { type Constraint, formats, isTaken } from '#shared/builder/constraints'
import type { Json } from '#shared/tool/json'
import { Checkbox } from '../../ui/checkbox'
import { TextInput } from '../../ui/field'
import styles from './details.module.css'

type Props = { constraint: Constraint; name: string; value: Json | undefined; onChange(value: Json | undefined): void }

/** One limit of a value: "At least [1] characters". */
export function ConstraintField({ constraint, name, value, onChange }: Props) {
  const { before, after, takes } = constraint
  const formatsId = useId()
  const [typed, setTyped] = useState<{ text: string; for: Json | undefined }>()
  if (takes === 'flag') return <Checkbox label={before} checked={value === true} onChange={(on) => onChange(on ? true : undefined)} />
  const isNumber = takes === 'count' || takes === 'number' || takes === 'step'
  const shown = typed && typed.for === value ? typed.text : value === undefined ? '' : String(value)
  const problem = shown === '' ? undefined : problemOf(constraint, shown)
  const change = (text: string) => {
    const read = text === '' ? undefined : isNumber ? Number(text) : text
    const good = read === undefined || problemOf(constraint, text) === undefined
    setTyped({ text, for: good ? read : value })
    if (good) onChange(read)
  }
  const list = takes === 'format' ? formatsId : undefined
  return (
    <span className={styles.constraint}>
      <span>{before}</span>
      <TextInput
        mono
        aria-label={`${before}${after ? ` so many ${after}` : ''}: ${name}`}
        className={styles[isNumber ? 'narrow' : takes === 'format' ? 'middle' : 'wide'] as string}
        placeholder="none"
        inputMode={isNumber ? 'decimal' : 'text'}
        value={shown}
        onChange={(event) => change(event.target.value)}
        {...(list && { list })}
        {...(problem && { 'aria-invalid': true, title: problem })}
      />
      {after && <span>{after}</span>}
      {list && (
        <datalist id={list}>
          {formats.map((format) => (
            <option key={format} value={format} />
          ))}
        </datalist>
      )}
      {problem && <span className={styles.problem}>{problem}</span>}
    </span>
  )
}

function problemOf({ takes }: Constraint, text: string): string | undefined {
  if (takes === 'pattern') {
    try {
      new RegExp(text, 'u')
      return undefined
    } catch {
      return 'Not a regular expression yet.'
    }
  }
  if (takes !== 'count' && takes !== 'number' && takes !== 'step') return undefined
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number) && isTaken(takes, number)) return undefined
  return takes === 'count' ? 'A whole number, 0 or more.' : takes === 'step' ? 'A number above 0.' : 'A number.'
}
