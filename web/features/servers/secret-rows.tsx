import { IconEye, IconEyeOff, IconPlus, IconX } from '@tabler/icons-react'
import { pointer } from '#shared/tool/pointer'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { newSecret, type SecretRow } from './draft'
import type { DraftErrors } from './draft-errors'
import styles from './server-form.module.css'

type Props = {
  kind: 'variable' | 'header'
  rows: readonly SecretRow[]
  errors: DraftErrors
  at: string
  onChange(rows: SecretRow[]): void
  uncovered: ReadonlySet<string>
  onUncover(names: ReadonlySet<string>): void
}

const words = { variable: { title: 'Environment', add: 'Add a variable' }, header: { title: 'Headers', add: 'Add a header' } }

/** Names with values that are covered until asked for; a stored value is kept unless another is typed. */
export function SecretRows({ kind, rows, errors, at, onChange, uncovered, onUncover }: Props) {
  const change = (key: number, to: Partial<SecretRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)))
  const toggle = (name: string) =>
    onUncover(uncovered.has(name) ? new Set([...uncovered].filter((other) => other !== name)) : new Set([...uncovered, name]))
  return (
    <fieldset className={styles.secrets}>
      <div className={styles.head}>
        <legend className={styles.label}>{words[kind].title}</legend>
        <span className={styles.hint}>kept on this machine; once saved, values are never shown again</span>
      </div>
      {rows.map((row) => {
        const shown = uncovered.has(row.name)
        // A placeholder is no secret, and has to be seen to be answered.
        const waits = row.value?.includes('${') ?? false
        const error = errors[at + pointer([row.name])]
        return (
          <div key={row.key} className={styles.secret}>
            <TextInput
              mono
              aria-label={`Name of the ${kind}`}
              value={row.name}
              onChange={(event) => change(row.key, { name: event.target.value })}
            />
            <div className={styles.value}>
              <TextInput
                mono
                type={shown || waits ? 'text' : 'password'}
                autoComplete="new-password"
                aria-label={`Value of ${row.name || `the ${kind}`}`}
                aria-invalid={error ? true : undefined}
                placeholder={row.value === null ? 'kept; type to replace' : ''}
                value={row.value ?? ''}
                onChange={(event) => change(row.key, { value: event.target.value })}
              />
              {row.value !== null && !waits && (
                <IconButton
                  small
                  label={shown ? `Cover the value of ${row.name}` : `Show the value of ${row.name}`}
                  onClick={() => toggle(row.name)}
                >
                  {shown ? <IconEye size={16} stroke={1.6} /> : <IconEyeOff size={16} stroke={1.6} />}
                </IconButton>
              )}
            </div>
            <IconButton label={`Remove ${row.name || `the ${kind}`}`} onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}>
              <IconX size={16} stroke={1.6} />
            </IconButton>
            {error && <p className={styles.error}>{error}</p>}
          </div>
        )
      })}
      <Button look="link" icon={<IconPlus size={14} stroke={1.8} />} onClick={() => onChange([...rows, newSecret()])}>
        {words[kind].add}
      </Button>
    </fieldset>
  )
}
