import { useMemo, useState } from 'react'
import { schemaFaults } from '#shared/schema/check'
import { type Doc, isDoc, type Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { JsonEditor } from '../../ui/json-editor/json-editor'
import { completeKeywords, explainKeyword } from './keyword-completion'
import styles from './schema-json.module.css'

/** The same schema as JSON. Text that is none yet is kept as it is typed, and the schema stays what it was. */
export function SchemaJson({ label, schema, onChange }: { label: string; schema: Json; onChange(schema: Doc): void }) {
  const [typed, setTyped] = useState<{ text: string; gave: Json }>()
  const inStep = typed && typed.gave === schema
  const text = inStep ? typed.text : JSON.stringify(schema, null, 2)
  const problem = inStep ? readSchemaText(typed.text).problem : undefined
  const problems = useMemo(() => new Map(schemaFaults(schema).map(({ at, message }) => [at, [message]] as const)), [schema])
  const change = (next: string) => {
    const read = readSchemaText(next)
    setTyped({ text: next, gave: read.schema ?? schema })
    if (read.schema) onChange(read.schema)
  }
  return (
    <div className={styles.json}>
      <JsonEditor
        label={label}
        text={text}
        onChange={change}
        problems={problems}
        complete={completeKeywords}
        explain={explainKeyword}
        undoneByPage
      />
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  )
}

type Read = { schema: Doc; problem?: undefined } | { schema?: undefined; problem: string }

function readSchemaText(text: string): Read {
  try {
    const value = JSON.parse(text) as Json
    if (!isDoc(value)) return { problem: 'A schema is a JSON object. The rows stay as they were.' }
    const lost = unrepresentableNumbers(text)[0]
    if (lost) return { problem: `${lost.at}: ${lost.text} cannot be kept exactly; it would become ${Number(lost.text)}.` }
    return { schema: value }
  } catch (error) {
    return { problem: `This is not JSON yet, and the rows stay as they were: ${(error as Error).message}.` }
  }
}
