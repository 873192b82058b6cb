import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type Example, freeExampleId, putExample } from '#shared/tool/edits/examples'
import type { Json } from '#shared/tool/json'
import type { ResolvedTool } from '#shared/tool/resolved'
import { useCommands } from '../../lib/commands'
import type { Edit } from '../../lib/edit'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import { ExampleItem } from './example-item'
import styles from './examples.module.css'

/** The arguments of an example, as the tool's own form or as JSON. */
export type DrawArguments = (example: Example, onChange: (value: Json) => void) => React.ReactNode

type Props = { tool: ResolvedTool; edit: Edit; drawArguments: DrawArguments }

/** A tool's examples: what it is called with, and what it answers. */
export function ExampleList({ tool, edit, drawArguments }: Props) {
  const examples = tool.design.examples ?? []
  const [open, setOpen] = useState<string>()
  const add = () => {
    const id = freeExampleId(examples)
    edit((all) => putExample(all, tool.id, { id, arguments: {} }))
    setOpen(id)
  }
  useCommands([{ id: 'add-example', title: 'Add an example', section: 'This tool', run: add }])
  return (
    <Section
      title="Examples"
      aside={examples.length === 0 ? 'for Try, documents and generated tests' : count(examples.length, 'example')}
      actions={
        <Button size="small" icon={<IconPlus size={14} stroke={1.6} aria-hidden="true" />} onClick={add}>
          Add an example
        </Button>
      }
    >
      {examples.length === 0 ? (
        <p className={styles.quiet}>
          None yet. Try answers from examples, documents show them, and generated projects test with them. A call of a live server becomes
          one with “Keep as an example…”.
        </p>
      ) : (
        <ul className={styles.list}>
          {examples.map((example, index) => (
            <ExampleItem
              key={example.id}
              example={example}
              index={index}
              amount={examples.length}
              isOpen={example.id === open}
              onOpen={(opened) => setOpen(opened ? example.id : undefined)}
              tool={tool}
              edit={edit}
              drawArguments={drawArguments}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
