import { setServerFact, setToolsetName, setToolsetTitle } from '#shared/tool/edits/settings'
import type { Toolset } from '#shared/tool/toolset'
import { Field, TextArea, TextInput } from '../../ui/field'
import { Section } from '../../ui/section'
import { NameField } from './name-field'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

type Fact = keyof NonNullable<Toolset['server']>
const facts: readonly { key: Fact; label: string; hint: string; mono?: boolean }[] = [
  { key: 'name', label: 'Server name', hint: 'as programs know it', mono: true },
  { key: 'version', label: 'Version', hint: 'of the server', mono: true },
  { key: 'title', label: 'Server title', hint: 'as people see it' },
]

/** Its name, and what a server made from it says of itself when a client connects. */
export function Identity({ toolset, edit }: Setting) {
  const fact = (key: Fact, text: string) => edit((all) => setServerFact(all, key, text), `settings/${key}`)
  return (
    <>
      <Section title="Toolset" aside="ours, for you to find it">
        <div className={styles.pair}>
          <NameField
            label="Name"
            value={toolset.name}
            refuse={(text) => (text === '' ? 'A toolset needs a name.' : undefined)}
            onChange={(name) => edit((all) => setToolsetName(all, name), 'settings/toolset name')}
          />
          <Field label="Title" hint="optional">
            {(ids) => (
              <TextInput
                {...ids}
                value={toolset.title ?? ''}
                onChange={(event) => edit((all) => setToolsetTitle(all, event.target.value), 'settings/toolset title')}
              />
            )}
          </Field>
        </div>
      </Section>
      <Section title="Server" aside="what it says of itself when a client connects">
        <div className={styles.pair}>
          {facts.map(({ key, label, hint, mono = false }) => (
            <Field key={key} label={label} hint={hint}>
              {(ids) => (
                <TextInput {...ids} mono={mono} value={toolset.server?.[key] ?? ''} onChange={(event) => fact(key, event.target.value)} />
              )}
            </Field>
          ))}
        </div>
        <Field label="Instructions" hint="given to the model once, before any tool">
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              className={styles.text}
              value={toolset.server?.instructions ?? ''}
              onChange={(event) => fact('instructions', event.target.value)}
            />
          )}
        </Field>
      </Section>
    </>
  )
}
