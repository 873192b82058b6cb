import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { generate } from '#shared/form/generate'
import { renameKey, setAt } from '#shared/tool/change'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'
import { Button } from '../../../ui/button'
import { TextInput } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { FieldMenu } from '../field-menu'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** Names and values side by side; the names are the person's own. */
export function MapControl({ at, field, value, bare = false }: ControlProps) {
  const { values } = field.control as Extract<typeof field.control, { kind: 'map' }>
  const held = isDoc(value) ? value : {}
  return <MapRows at={at} values={values} value={held} keys={Object.keys(held)} unset={value === undefined} inHead={!bare && at !== ''} />
}

type Rows = { at: string; values: Json; value: Doc; keys: readonly string[]; label?: string; unset?: boolean; inHead?: boolean }

export function MapRows({ at, values, value, keys, label, unset, inHead = false }: Rows) {
  const form = useForm()
  const add = () => {
    const name = freeName(value)
    form.set(at, setAt(value, pointer([name]), generate(form.root, values, form.fits) ?? ''))
  }
  const change = (key: string, next: Json | undefined) => {
    form.forget(at + pointer([key]))
    form.set(at, next)
  }
  return (
    <div className={styles.rows} style={{ gridColumn: '1 / -1' }}>
      <Button
        className={inHead ? (styles.inHead ?? '') : ''}
        size="small"
        look="link"
        icon={<IconPlus size={14} stroke={1.8} />}
        onClick={add}
      >
        {label ? 'Add a further field' : 'Add an entry'}
      </Button>
      {label && keys.length > 0 && <span className={styles.empty}>{label}</span>}
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may change while it is typed
        <div key={index} className={styles.pair}>
          <KeyInput
            value={key}
            taken={(name) => name !== key && Object.hasOwn(value, name)}
            onChange={(name) => change(key, renameKey(value, key, name))}
          />
          <span className={styles.colon} aria-hidden="true">
            :
          </span>
          <div className={styles.quick}>
            <FieldView at={at + pointer([key])} schema={values} value={member(value, key)} headless />
          </div>
          <IconButton small label={`Remove ${key}`} onClick={() => change(key, setAt(value, pointer([key]), undefined))}>
            <IconX size={14} stroke={1.6} />
          </IconButton>
          <span className={styles.more}>
            <FieldMenu at={at + pointer([key])} name={key} field={form.field(values)} value={member(value, key)} />
          </span>
        </div>
      ))}
      {label === undefined && keys.length === 0 && (
        <p className={styles.empty}>
          {unset ? 'Nothing is sent.' : 'An empty object is sent.'}
          {unset && (
            <Button size="small" look="link" onClick={() => form.set(at, {})}>
              Send an empty object
            </Button>
          )}
        </p>
      )}
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
