import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { readAs, setValues, setValueType, type ValueType, valueTypeOf, valueTypes } from '#shared/builder/choices'
import type { Value } from '#shared/builder/kind'
import type { Row } from '#shared/builder/rows'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import type { Builder } from './builder'
import styles from './details.module.css'
import { SmallSelect } from './small-select'

const typeWords: Record<ValueType, string> = {
  text: 'text',
  number: 'numbers',
  whole: 'whole numbers',
  'yes-no': 'yes or no',
  mixed: 'mixed',
}

/** The values of a choice, each with the title people see. */
export function ChoiceEditor({ row, values, builder }: { row: Row; values: readonly Value[]; builder: Builder }) {
  const type = valueTypeOf(values)
  const put = (next: readonly Value[]) => builder.edit((root) => setValues(root, row.core, next), `values ${row.at}`)
  const change = (index: number, value: Value) => put(values.with(index, value))
  const retype = (next: string) => {
    builder.edit((root) => {
      const typed = setValueType(root, row.core, next as Exclude<ValueType, 'mixed'>)
      return typed ?? root
    }, `value type ${row.at}`)
    if (values.some(({ value }) => readAs(next as ValueType, value) === undefined))
      builder.say(row.at, `Not every value can be read as ${typeWords[next as ValueType]}; the values stayed as they are.`)
  }
  return (
    <div className={styles.block}>
      <div className={styles.line}>
        <span>Values are</span>
        <SmallSelect label={`Values of ${row.name} are`} value={type} onChange={retype}>
          {valueTypes
            .filter((one) => one !== 'mixed' || type === 'mixed')
            .map((one) => (
              <option key={one} value={one}>
                {typeWords[one]}
              </option>
            ))}
        </SmallSelect>
      </div>
      <ol className={styles.values}>
        {values.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is edited in its place
          <li key={index} className={styles.line}>
            <OneValue
              label={`Value ${index + 1} of ${row.name}`}
              type={type}
              value={one}
              onChange={(value) => change(index, value)}
              onEnter={() => put(values.toSpliced(index + 1, 0, { value: freshValue(type, values) }))}
            />
            <TextInput
              aria-label={`Title of value ${index + 1} of ${row.name}`}
              placeholder="title"
              value={one.title ?? ''}
              onChange={({ target }) => change(index, target.value === '' ? { value: one.value } : { ...one, title: target.value })}
            />
            <IconButton
              small
              label={`Remove value ${index + 1}`}
              aria-disabled={values.length === 1}
              onClick={() => values.length > 1 && put(values.toSpliced(index, 1))}
            >
              <IconX size={14} />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button look="quiet" size="small" icon={<IconPlus size={14} />} onClick={() => put([...values, { value: freshValue(type, values) }])}>
        Add a value
      </Button>
    </div>
  )
}

/** A value that is not there yet. */
function freshValue(type: ValueType, values: readonly Value[]): Value['value'] {
  if (type === 'yes-no') return !values.some(({ value }) => value === true)
  if (type === 'number' || type === 'whole') return Math.max(0, ...values.map(({ value }) => Number(value))) + 1
  return ''
}

function OneValue({
  label,
  type,
  value,
  onChange,
  onEnter,
}: {
  label: string
  type: ValueType
  value: Value
  onChange(value: Value): void
  onEnter(): void
}) {
  const [typed, setTyped] = useState<{ text: string; for: string }>()
  const now = JSON.stringify(value.value)
  const text = typed?.for === now ? typed.text : type === 'mixed' ? now : typeof value.value === 'string' ? value.value : now
  const read = (next: string) => (type === 'mixed' ? parsed(next) : readAs(type, next))
  const isBad = read(text) === undefined
  return (
    <TextInput
      mono
      aria-label={label}
      placeholder="value"
      value={text}
      {...(isBad && { 'aria-invalid': true, title: `Not ${typeWords[type]}` })}
      onChange={({ target }) => {
        const next = read(target.value)
        setTyped({ text: target.value, for: next === undefined ? now : JSON.stringify(next) })
        if (next !== undefined) onChange({ ...value, value: next })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        onEnter()
        const item = event.currentTarget.closest('li')
        requestAnimationFrame(() => item?.nextElementSibling?.querySelector('input')?.focus())
      }}
    />
  )
}

function parsed(text: string): Value['value'] | undefined {
  try {
    return JSON.parse(text) as Value['value']
  } catch {
    return undefined
  }
}
