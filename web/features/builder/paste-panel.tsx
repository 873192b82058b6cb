import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldsOfSchema, type Inferred, inferFields } from '#shared/builder/infer'
import { pasteFields } from '#shared/builder/paste'
import { isDoc, type Json } from '#shared/tool/json'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import styles from './panel.module.css'
import type { OnChange } from './use-builder'

type Props = { label: string; root: Json; isNew: boolean; onChange: OnChange; onClose(): void }

/** Fields from something that is there already: a value, a schema, or rows as TypeScript has them. */
export function PastePanel({ label, root, isNew, onChange, onClose }: Props) {
  const [text, setText] = useState('')
  const inferred = text.trim() === '' ? undefined : inferFields(text)
  const added = inferred?.schema ? pasteFields(root, '', text) : undefined
  const problem = inferred?.problem
  const put = (next: Json | undefined) => {
    if (!isDoc(next)) return
    onChange(next, `${label} paste`)
    onClose()
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h3>Paste JSON, a JSON Schema, or rows</h3>
        <IconButton small label="Close" onClick={onClose}>
          <IconX size={14} />
        </IconButton>
      </div>
      <TextArea
        autoFocus
        aria-label="What to make fields from"
        rows={6}
        placeholder={'{ "city": "Oslo", "days": 3 }\n\nor\n\ncity: string\ndays?: number // how many'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <p role="status" {...(problem && { 'data-bad': true })}>
          {problem ?? (inferred?.schema ? understood(inferred) : 'Nothing changes until you choose.')}
        </p>
        {added && 'schema' in added && !isNew && (
          <Button onClick={() => put(added.schema)}>Add {count(added.added.length, 'field')}</Button>
        )}
        {inferred?.schema && (
          <Button look={isNew ? 'primary' : 'plain'} onClick={() => put(inferred.schema)}>
            {isNew ? 'Use it' : 'Replace all'}
          </Button>
        )}
      </div>
    </div>
  )
}

const sources = { value: 'a JSON value', schema: 'a JSON Schema', rows: 'rows' } as const

const understood = ({ schema, from }: Exclude<Inferred, { problem: string }>): string => {
  const fields = fieldsOfSchema(schema).length
  return `Understood as ${sources[from]}${fields > 0 ? ` with ${count(fields, 'field')}` : ''}.`
}
