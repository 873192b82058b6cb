import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, memo, useId } from 'react'
import { describeField } from '#shared/form/describe'
import type { Json } from '#shared/tool/json'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { controls, isWide } from './controls'
import { ClosedPlace, isClosed } from './controls/closed-place'
import { Description } from './description'
import { FieldMenu } from './field-menu'
import styles from './field-view.module.css'
import { useError, useForm, useNote } from './form-store'

export type FieldProps = {
  at: string
  /** What it is called here; an item of a list has none. */
  name?: string
  schema: Json
  value: Json | undefined
  required?: boolean
  /** Its row has a head of its own: the name is there only for those who listen, and the row has the menu. */
  headless?: boolean
}

/** Kinds with one element of their own that a label can point at; the others name their parts themselves. */
const labelled = new Set(['text', 'file', 'number', 'any', 'choice', 'object'])

function Name({ htmlFor, ...rest }: ComponentProps<'label'>) {
  if (htmlFor === undefined) return <span {...(rest as ComponentProps<'span'>)} />
  // biome-ignore lint/a11y/noLabelWithoutControl: its words are handed in
  return <label htmlFor={htmlFor} {...rest} />
}

/** Kinds whose inner places have errors of their own. */
const branching = new Set(['object', 'map', 'array', 'tuple', 'union'])

/** One place of the value: its name, what may stand there, the control, the server's words about it, and what is wrong. */
export const FieldView = memo(function FieldView({ at, name, schema, value, required = false, headless = false }: FieldProps) {
  const id = useId()
  const form = useForm()
  const field = form.field(schema)
  const { kind } = field.control
  const [opened] = useNote('opened', at)
  const error = useError(at, value !== undefined, !branching.has(kind))
  const Control = isClosed(at, field, value, opened)
    ? ClosedPlace
    : value === null && kind !== 'null' && kind !== 'any'
      ? controls.isNull
      : controls[kind]
  const describedBy = [field.description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const label = (
    <Name {...(labelled.has(kind) ? { htmlFor: id } : {})} className={classes(styles.name, field.deprecated && styles.faint)}>
      {name === undefined ? at : <ServerText isName text={field.title ?? (name === '' ? '""' : name)} />}
    </Name>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves
    <div className={classes(styles.field, isWide(field) && styles.wide)} data-at={at} onBlur={() => form.touch(at)}>
      {headless && <span className="visually-hidden">{label}</span>}
      {at !== '' && !headless && (
        <div className={classes(styles.head, (kind === 'array' || kind === 'map') && styles.withAction)}>
          {label}
          {field.title !== undefined && name !== undefined && field.title !== name && (
            <code className={styles.key}>
              <ServerText isName text={name} />
            </code>
          )}
          {field.deprecated && <span className={styles.deprecated}>deprecated</span>}
          {field.readOnly && <span className={styles.readonly}>read only</span>}
          {required && <span className={styles.required}>required</span>}
          <span className={styles.words}>
            {describeField(form.root, field)}
            {!required && name !== undefined && ', optional'}
          </span>
          <span className={styles.gap} />
          <FieldMenu at={at} name={name} field={field} value={value} />
        </div>
      )}
      <Control id={id} at={at} field={field} value={value} required={required} describedBy={describedBy} invalid={error !== undefined} />
      {field.description && !headless && <Description id={`${id}-about`} text={field.description} />}
      <p id={`${id}-error`} className={styles.error}>
        {error && (
          <>
            <IconAlertCircle size={14} stroke={1.8} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
    </div>
  )
})
