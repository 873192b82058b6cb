import { type Era, eras } from '#shared/connections/connection'
import type { Ask } from '#shared/connections/parse-pasted'
import { Field, TextInput } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { ArgumentsField } from './arguments-field'
import { AskedFields } from './asked-fields'
import type { Draft } from './draft'
import type { DraftErrors } from './draft-errors'
import { SecretRows } from './secret-rows'
import styles from './server-form.module.css'

type Props = {
  draft: Draft
  /** What the placeholders of a pasted file ask for. */
  asks?: readonly Ask[]
  errors: DraftErrors
  onChange(draft: Draft): void
  uncovered: ReadonlySet<string>
  onUncover(names: ReadonlySet<string>): void
}

const transports = [
  { value: 'stdio', label: 'stdio' },
  { value: 'http', label: 'Streamable HTTP' },
  { value: 'sse', label: 'SSE' },
] as const

const eraWords: Record<Era, string> = { legacy: 'Legacy', auto: 'Auto', modern: 'Modern' }

/** The parts of a server's settings, each of which can be changed. */
export function ServerForm({ draft, asks = [], errors, onChange, uncovered, onUncover }: Props) {
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const stdio = draft.type === 'stdio'
  return (
    <div className={styles.form}>
      <div className={styles.asked}>
        <AskedFields draft={draft} asks={asks} errors={errors} onChange={onChange} />
      </div>
      <Field label="Name" error={errors['/name']}>
        {(ids) => <TextInput {...ids} value={draft.name} onChange={(event) => set({ name: event.target.value })} />}
      </Field>
      <div className={styles.choice}>
        <span className={styles.label}>Transport</span>
        <Segmented label="Transport" value={draft.type} options={transports} onChange={(type) => set({ type })} />
      </div>
      {stdio ? (
        <>
          <Field label="Command" error={errors['/transport/command']}>
            {(ids) => <TextInput mono {...ids} value={draft.command} onChange={(event) => set({ command: event.target.value })} />}
          </Field>
          <Field label="Working folder" hint="optional" error={errors['/transport/cwd']}>
            {(ids) => (
              <TextInput
                mono
                {...ids}
                placeholder="where Toolwright runs"
                value={draft.cwd}
                onChange={(event) => set({ cwd: event.target.value })}
              />
            )}
          </Field>
        </>
      ) : (
        <div className={styles.wide}>
          <Field label="URL" error={errors['/transport/url']}>
            {(ids) => (
              <TextInput
                mono
                {...ids}
                placeholder="http://127.0.0.1:3000/mcp"
                value={draft.url}
                onChange={(event) => set({ url: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
      {stdio && (
        <div className={styles.wide}>
          <ArgumentsField args={draft.args} onChange={(args) => set({ args })} />
        </div>
      )}
      <div className={styles.wide}>
        <SecretRows
          kind={stdio ? 'variable' : 'header'}
          rows={stdio ? draft.env : draft.headers}
          errors={errors}
          at={stdio ? '/transport/env' : '/transport/headers'}
          onChange={(rows) => set(stdio ? { env: rows } : { headers: rows })}
          uncovered={uncovered}
          onUncover={onUncover}
        />
      </div>
      <details className={styles.wide}>
        <summary className={styles.more}>More: protocol and times</summary>
        <div className={styles.inner}>
          <div className={styles.choice}>
            <span className={styles.label}>Protocol</span>
            <Segmented
              label="Protocol"
              value={draft.era}
              options={[
                ...(draft.era === '' ? [{ value: '' as const, label: 'Default' }] : []),
                ...eras.map((era) => ({ value: era, label: eraWords[era] })),
              ]}
              onChange={(era) => set({ era })}
            />
          </div>
          <Field label="Time to connect" hint="seconds" error={errors['/connectTimeoutMs']}>
            {(ids) => (
              <TextInput
                inputMode="decimal"
                {...ids}
                placeholder="30"
                value={draft.connectTimeoutSeconds}
                onChange={(event) => set({ connectTimeoutSeconds: event.target.value })}
              />
            )}
          </Field>
          <Field label="Time for a call" hint="seconds" error={errors['/timeoutMs']}>
            {(ids) => (
              <TextInput
                inputMode="decimal"
                {...ids}
                placeholder="300"
                value={draft.timeoutSeconds}
                onChange={(event) => set({ timeoutSeconds: event.target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </div>
  )
}
