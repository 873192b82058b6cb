import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { schemaFaults } from '#shared/schema/check'
import type { CommandSchema } from '#shared/tool/command-schema'
import { putCommandSchema, removeCommandSchema, renameCommandSchema } from '#shared/tool/edits/command-schemas'
import { put } from '#shared/tool/edits/tree'
import { type Doc, isDoc } from '#shared/tool/json'
import { Field, TextInput } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { JsonField } from '../../ui/json-field'
import { Followers } from './followers'
import { NameField } from './name-field'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

/** One structure: what it is called, its parameters, what is injected, and the tools that follow it. */
export function CommandSchemaItem({ schema, index, ...setting }: Setting & { schema: CommandSchema; index: number }) {
  const { toolset, edit } = setting
  const change = <K extends keyof CommandSchema>(key: K, value: CommandSchema[K] | undefined) =>
    edit((all) => putCommandSchema(all, put(schema, key, value)), `settings/schema ${index} ${key}`)
  const faults = schemaFaults(schema.parameters)
  return (
    <fieldset aria-label={`Command schema ${schema.id}`} className={styles.item}>
      <div className={styles.itemHead}>
        <NameField
          label="Id"
          hint="tools name it"
          value={schema.id}
          refuse={(text) =>
            text === ''
              ? 'A command schema needs an id.'
              : toolset.commandSchemas?.some(({ id }) => id === text)
                ? 'There is one with this id.'
                : undefined
          }
          onChange={(to) => edit((all) => renameCommandSchema(all, schema.id, to), `settings/schema ${index} id`)}
        />
        <span className={styles.remove}>
          <IconButton label={`Remove the command schema ${schema.id}`} onClick={() => edit((all) => removeCommandSchema(all, schema.id))}>
            <IconTrash size={16} stroke={1.6} />
          </IconButton>
        </span>
      </div>
      <div className={styles.pair}>
        <Field label="Title" hint="optional">
          {(ids) => (
            <TextInput {...ids} value={schema.title ?? ''} onChange={(event) => change('title', event.target.value || undefined)} />
          )}
        </Field>
        <Field label="Name prefix" hint="cut off to get the command">
          {(ids) => (
            <TextInput
              {...ids}
              mono
              value={schema.namePrefix ?? ''}
              placeholder="none"
              onChange={(event) => change('namePrefix', event.target.value || undefined)}
            />
          )}
        </Field>
        <InjectedField schema={schema} onChange={(names) => change('injected', names)} />
      </div>
      <div>
        <p className={styles.fieldLabel}>Parameters, as a JSON Schema</p>
        <JsonField
          label={`Parameters of ${schema.id} as JSON Schema`}
          value={schema.parameters}
          refuse={(value) => (isDoc(value) ? undefined : 'A schema of parameters is a JSON object; what was there stays.')}
          problems={new Map(faults.map(({ at, message }) => [at, [message]]))}
          onChange={(value) => change('parameters', (value ?? {}) as Doc)}
        />
      </div>
      <Followers schema={schema} {...setting} />
    </fieldset>
  )
}

const namesIn = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || [])

/** Names with commas between them. What is typed stands as long as it reads as the same names. */
function InjectedField({ schema: { injected = [] }, onChange }: { schema: CommandSchema; onChange(names: string[] | undefined): void }) {
  const [typed, setTyped] = useState('')
  const plain = injected.join(', ')
  return (
    <Field label="Injected" hint="never shown to a model">
      {(ids) => (
        <TextInput
          {...ids}
          mono
          value={namesIn(typed).join(', ') === plain ? typed : plain}
          placeholder="none"
          onChange={({ target: { value } }) => {
            const names = namesIn(value)
            setTyped(value)
            if (names.join(', ') !== plain) onChange(names.length > 0 ? names : undefined)
          }}
        />
      )}
    </Field>
  )
}
