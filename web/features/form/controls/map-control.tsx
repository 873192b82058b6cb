import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { renameKey, setAt } from '#shared/form/edit'
import { generate } from '#shared/form/generate'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'
import { Button } from '../../../ui/button'
import { TextInput } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** Names and values side by side; the names are the person's own. */
export function MapControl({ at, field, value }: ControlProps) {
  const { values } = field.control as Extract<typeof field.control, { kind: 'map' }>
  const held = isDoc(value) ? value : {}
  return <MapRows at={at} values={values} value={held} keys={Object.keys(held)} isSet={value !== undefined} />
}

type Rows = { at: string; values: Json; value: Doc; keys: readonly string[]; label?: string; isSet?: boolean }

export function MapRows({ at, values, value, keys, label, isSet }: Rows) {
  const form = useForm()
  const add = () => {
    const name = freeName(value)
    form.set(at, setAt(value, pointer([name]), generate(form.root, values, form.fits) ?? ''))
  }
  return (
    <div className={styles.rows} style={{ gridColumn: '1 / -1' }}>
      {label && keys.length > 0 && <span className={styles.empty}>{label}</span>}
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may change while it is typed
        <div key={index} className={styles.pair}>
          <KeyInput
            value={key}
            taken={(name) => name !== key && Object.hasOwn(value, name)}
            onChange={(name) => form.set(at, renameKey(value, key, name))}
          />
          <div className={styles.quick}>
            <FieldView at={at + pointer([key])} schema={values} value={member(value, key)} />
          </div>
          <IconButton small label={`Remove ${key}`} onClick={() => form.set(at + pointer([key]), undefined)}>
            <IconX size={14} stroke={1.6} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" look="quiet" icon={<IconPlus size={14} stroke={1.8} />} onClick={add}>
          {label ? 'Add a further field' : 'Add an entry'}
        </Button>
        {isSet && keys.length === 0 && <span className={styles.empty}>an empty object is sent</span>}
      </div>
    </div>
  )
}

function freeName(value: Doc): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? 'name' : `name${count}`
    if (!Object.hasOwn(value, name)) return name
  }
}

/** A name takes effect when it is left, and never at the cost of another entry. */
function KeyInput({ value, taken, onChange }: { value: string; taken(name: string): boolean; onChange(name: string): void }) {
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && taken(typed)
  const commit = () => {
    if (typed !== undefined && !wrong) onChange(typed)
    setTyped(undefined)
  }
  return (
    <TextInput
      mono
      aria-label="Name"
      title={wrong ? 'Another entry has this name.' : undefined}
      value={typed ?? value}
      {...(wrong && { 'aria-invalid': true as const })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
