import { IconPlus } from '@tabler/icons-react'
import type { CommandSchema } from '#shared/tool/command-schema'
import { putCommandSchema } from '#shared/tool/edits/command-schemas'
import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import { CommandSchemaItem } from './command-schema-item'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

/** The five parameters that a team settles on once: what for, about what, with what, which fields, and a context that nobody sees. */
const standard: Omit<CommandSchema, 'id'> = {
  title: 'Standard command',
  parameters: {
    type: 'object',
    properties: {
      product: { type: 'string', description: 'Which product this is about.' },
      subject: { type: 'string', description: 'What it is about; each tool says what that means for it.' },
      parameters: { type: 'object', description: 'Further options of this tool.' },
      response_fields: { type: 'array', items: { type: 'string' }, description: 'Which fields to return; all of them if left out.' },
    },
  },
  injected: ['ctx'],
}

/** Structures of parameters that tools share. */
export function CommandSchemas(setting: Setting) {
  const { toolset, edit } = setting
  const schemas = toolset.commandSchemas ?? []
  const add = () => {
    const ids = schemas.map(({ id }) => id)
    let id = 'command'
    for (let count = 2; ids.includes(id); count++) id = `command_${count}`
    edit((all) => putCommandSchema(all, { id, ...standard }))
  }
  return (
    <Section
      title="Command schemas"
      aside="parameters that tools have in common"
      actions={
        <Button size="small" icon={<IconPlus size={14} stroke={1.6} aria-hidden="true" />} onClick={add}>
          Add a command schema
        </Button>
      }
    >
      {schemas.length === 0 && (
        <p className={styles.quiet}>
          None yet. One makes every tool that follows it take the same parameters, for example product, subject and response_fields.
        </p>
      )}
      {schemas.map((schema, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its id is changed while its field has the focus
        <CommandSchemaItem key={index} index={index} schema={schema} {...setting} />
      ))}
    </Section>
  )
}
