import { branchOf } from '#shared/form/branch'
import { generate } from '#shared/form/generate'
import { isDoc, type Json, member } from '#shared/tool/json'
import { classes } from '../../../ui/classes'
import { Segmented } from '../../../ui/segmented'
import { type FormStore, useForm, useNote } from '../form-store'
import styles from './controls.module.css'
import { type ControlProps, controls } from './index'

/** Named branches; choosing another keeps what was typed until something is typed there. */
export function UnionControl(props: ControlProps) {
  const { at, field, value, required } = props
  const form = useForm()
  const [note, setNote] = useNote('branches', at)
  const { branches } = field.control as Extract<typeof field.control, { kind: 'union' }>
  const found = note ?? branchOf(form.root, branches, value, form.fits)
  const unset = !required && value === undefined && note === undefined
  const chosen = found ?? 0
  const branch = branches[chosen] ?? branches[0]
  if (!branch) return null
  const inner = form.field(branch.schema)
  const Control = controls[inner.control.kind]
  const fitting = value === undefined || form.fits(branch.schema, value) || sameKind(inner.control.kind, value)
  const choose = (next: number) => {
    if (next === -1) {
      setNote(undefined)
      form.set(at, undefined)
      return
    }
    setNote(next)
    const schema = branches[next]?.schema
    if (schema === undefined || (value !== undefined && form.fits(schema, value))) return
    const kind = form.field(schema).control.kind
    if (kind === 'object') form.set(at, constantsOf(form, schema, value))
    else if (value !== undefined && !sameKind(kind, value)) form.set(at, generate(form.root, schema, form.fits))
  }
  return (
    <div>
      <div className={classes(styles.segments, styles.branch)}>
        <Segmented
          label={`Kind of ${field.title ?? at}`}
          value={unset ? '-1' : String(chosen)}
          options={[
            ...(required ? [] : [{ value: '-1', label: 'unset' }]),
            ...branches.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(next) => choose(Number(next))}
        />
      </div>
      {!unset && <Control {...props} bare field={inner} value={fitting ? value : undefined} />}
    </div>
  )
}

/** What a branch's tag must be is known with the choice of the branch; what other branches shared with it stays. */
function constantsOf(form: FormStore, schema: Json, value: Json | undefined): Json | undefined {
  const { control } = form.field(schema)
  if (control.kind !== 'object') return undefined
  const kept: [string, Json][] = control.properties.flatMap(({ key, schema: inner, required }) => {
    const field = form.field(inner).control
    const fixed =
      field.kind === 'const' ? field.value : field.kind === 'choice' && field.choices.length === 1 ? field.choices[0]?.value : undefined
    const held = value !== undefined && isDoc(value) ? member(value, key) : undefined
    if (fixed !== undefined && required) return [[key, fixed]]
    return held !== undefined && form.fits(inner, held) ? [[key, held]] : []
  })
  return kept.length > 0 || value !== undefined ? Object.fromEntries(kept) : undefined
}

function sameKind(kind: string, value: Json): boolean {
  if (kind === 'object' || kind === 'map') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (kind === 'array' || kind === 'tuple') return Array.isArray(value)
  if (kind === 'text' || kind === 'file') return typeof value === 'string'
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'boolean') return typeof value === 'boolean'
  return kind === 'any' || kind === 'union'
}
