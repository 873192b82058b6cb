import { useEffect, useMemo, useState } from 'react'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { ArgumentsForm } from '../features/form/arguments-form'
import { FormStore, noNotes } from '../features/form/form-store'
import { useProblems } from '../features/form/use-problems'
import { useRemembered } from '../lib/remembered'
import { JsonField } from '../ui/json-field'
import { Segmented } from '../ui/segmented'
import styles from './example-arguments.module.css'

const views = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
] as const
const noFields: Json = { type: 'object' }

/** The arguments of an example by the tool's own form, or as JSON. */
export function ExampleArguments({ tool, value, onChange }: { tool: Doc; value: Doc; onChange(value: Json): void }) {
  const [view, setView] = useRemembered<'form' | 'json'>('example.view', 'form')
  const [notes, setNotes] = useState(noNotes)
  const schema = member(tool, 'inputSchema') ?? noFields
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is put in later reaches the store through the form
  const store = useMemo(() => new FormStore(schema, value, notes), [schema])
  useEffect(() => {
    store.onnotes = setNotes
    store.attempt()
  }, [store])
  const { places } = useProblems(store, value, notes.typed)
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.label}>Arguments</span>
        <span className={places.size > 0 ? styles.wrong : styles.hint} role="status">
          {places.size > 0 ? 'they do not fit the input schema: generated tests leave this example out' : ''}
        </span>
        <Segmented label="How the arguments are shown" value={view} options={views} onChange={setView} />
      </div>
      {view === 'form' ? (
        <div className={styles.form}>
          <ArgumentsForm store={store} value={value} onChange={onChange} onSubmit={() => {}} />
        </div>
      ) : (
        <JsonField
          label="Arguments of the example as JSON"
          value={value}
          refuse={(typed) => (isDoc(typed) ? undefined : 'Arguments are a JSON object; what was there stays.')}
          problems={places}
          onChange={(typed) => onChange(typed ?? {})}
        />
      )}
    </div>
  )
}
