import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { withConditions } from '#shared/form/conditions'
import type { Property } from '#shared/form/field'
import { openDepth, shownProperties } from '#shared/form/visible'
import { isDoc, type Json, member } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { ServerText } from '../../../ui/server-text'
import { FieldView } from '../field-view'
import { useForm, useNote } from '../form-store'
import { depthOf } from './closed-place'
import styles from './controls.module.css'
import type { ControlProps } from './index'
import { MapRows } from './map-control'

const chipsAtFirst = 8
/** The fields of an object; a nested one can be folded to a line. */
export function ObjectControl({ id, at, field, value, required, bare = false }: ControlProps) {
  const form = useForm()
  const depth = depthOf(at)
  const [note, setOpen] = useNote('opened', at)
  const open = note ?? (depth === 0 || (depth < openDepth && (required || value !== undefined)))
  if (depth === 0) return <Fields at={at} schema={field.schema} value={value} />
  if (bare) {
    return (
      <div className={styles.nested}>
        <Fields at={at} schema={field.schema} value={value} />
      </div>
    )
  }
  return (
    <div className={classes(open && styles.open)}>
      <button
        type="button"
        id={id}
        className={styles.folded}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
          if (!open && value === undefined && required) form.set(at, {})
        }}
      >
        <IconChevronRight size={14} stroke={1.6} className={styles.turn} aria-hidden="true" />
        <span className={styles.summary}>{value === undefined ? 'unset' : summary(value)}</span>
      </button>
      {open && (
        <div className={styles.nested}>
          <Fields at={at} schema={field.schema} value={value} />
        </div>
      )}
    </div>
  )
}

function summary(value: Json): string {
  if (!isDoc(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{} (empty)'
  return entries
    .map(([key, held]) => `${key}: ${typeof held === 'string' ? held : JSON.stringify(held)}`)
    .join(', ')
    .slice(0, 200)
}

function Fields({ at, schema, value }: { at: string; schema: Json; value: Json | undefined }) {
  const form = useForm()
  const applied = useMemo(() => withConditions(form.root, schema, value, form.fits), [form, schema, value])
  const { control } = form.field(applied)
  const [added, setAdded] = useState<readonly string[]>([])
  const [allChips, setAllChips] = useState(false)
  if (control.kind !== 'object')
    return <MapRows at={at} values={true} value={isDoc(value) ? value : {}} keys={Object.keys(isDoc(value) ? value : {})} />
  const held = isDoc(value) ? value : {}
  const known = new Set(control.properties.map(({ key }) => key))
  const isSet = (key: string) => member(held, key) !== undefined || form.notes.typed[at + pointer([key])] !== undefined
  const offered = shownProperties(control.properties, isSet).hidden
  const hidden = offered.filter(({ key }) => !added.includes(key))
  const shown = control.properties.filter((property) => !hidden.includes(property))
  const others = Object.keys(held).filter((key) => !known.has(key))
  return (
    <div className={styles.group}>
      {control.properties.length === 0 && control.more === false && <p className={styles.empty}>This takes no arguments.</p>}
      {shown.map(({ key, schema: inner, required }) => (
        <FieldView key={key} at={at + pointer([key])} name={key} schema={inner} value={member(held, key)} required={required} />
      ))}
      {hidden.length > 0 && (
        <AddField hidden={hidden} all={allChips} onAll={() => setAllChips(true)} onAdd={(key) => setAdded([...added, key])} />
      )}
      {(control.more !== false || others.length > 0) && (
        <MapRows at={at} values={control.more === false ? true : control.more} value={held} keys={others} label="Further fields" />
      )}
    </div>
  )
}

function AddField({ hidden, all, onAll, onAdd }: { hidden: readonly Property[]; all: boolean; onAll(): void; onAdd(key: string): void }) {
  const chips = all ? hidden : hidden.slice(0, chipsAtFirst)
  return (
    <div className={styles.add}>
      Add a field
      {chips.map(({ key }) => (
        <button key={key} type="button" className={styles.chip} onClick={() => onAdd(key)}>
          <IconPlus size={12} stroke={1.8} aria-hidden="true" />
          <ServerText text={key} />
        </button>
      ))}
      {chips.length < hidden.length && (
        <Button look="link" size="small" onClick={onAll}>
          {hidden.length - chips.length} more
        </Button>
      )}
    </div>
  )
}
