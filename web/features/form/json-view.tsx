import { lazy, Suspense, useMemo, useRef } from 'react'
import { isDoc, type Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { Skeleton } from '../../ui/skeleton'
import type { FormStore } from './form-store'
import styles from './json-view.module.css'

const Editor = lazy(async () => {
  const [{ JsonEditor }, { completionFor }] = await Promise.all([import('../../ui/json-editor/json-editor'), import('./completion')])
  return { default: editorOf(JsonEditor, completionFor) }
})

type Props = {
  store: FormStore
  value: Json
  text: string | undefined
  problems: ReadonlyMap<string, readonly string[]>
  onChange(text: string): void
}

/** The same value as JSON. Text that is no object yet is kept as it is typed, and the value stays what it was. */
export function JsonView({ store, value, text, problems, onChange }: Props) {
  const shown = text ?? JSON.stringify(value, null, 2)
  const problem = text === undefined ? undefined : readArguments(text).problem
  return (
    <div className={styles.view}>
      <Suspense fallback={<Skeleton label="The editor is being loaded" />}>
        <Editor store={store} value={value} text={shown} problems={problems} onChange={onChange} />
      </Suspense>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  )
}

/** The editor and what it completes from come together, and only when they are wanted. */
function editorOf(
  JsonEditor: typeof import('../../ui/json-editor/json-editor').JsonEditor,
  completionFor: typeof import('./completion').completionFor,
) {
  return function Editor({ store, value, text, problems, onChange }: Omit<Props, 'text'> & { text: string }) {
    const latest = useRef(value)
    latest.current = value
    const complete = useMemo(() => completionFor(store, () => latest.current), [store])
    return <JsonEditor label="Arguments as JSON" text={text} onChange={onChange} problems={problems} complete={complete} />
  }
}

/** Arguments from text, or why they are none. */
export function readArguments(text: string): { value: Json; problem?: undefined } | { value?: undefined; problem: string } {
  try {
    const value = JSON.parse(text) as Json
    if (!isDoc(value)) return { problem: 'Arguments are a JSON object, for example {"city": "Oslo"}.' }
    const lost = unrepresentableNumbers(text)[0]
    if (lost) return { problem: `${lost.at}: ${lost.text} cannot be sent exactly; it would become ${Number(lost.text)}.` }
    return { value }
  } catch (error) {
    return { problem: `This is not JSON: ${(error as Error).message}.` }
  }
}
