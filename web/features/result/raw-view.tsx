import { useState } from 'react'
import { JsonCode } from '../../ui/json-code'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { Segmented } from '../../ui/segmented'
import { PlainText } from './plain-text'
import styles from './raw-view.module.css'
import { ReadingLine } from './reading-line'
import { TreeSection } from './tree-section'

const views = [
  { value: 'text', label: 'Text' },
  { value: 'tree', label: 'Tree' },
] as const
/** Up to here the text is laid out and coloured; beyond it is shown as it was sent. */
const laidOut = 500_000

/** The whole result, spelt as the server spelt it. */
export function RawView({ doc, node, isLong }: { doc: JsonDoc | undefined; node: number | undefined; isLong: boolean }) {
  const [view, setView] = useState<'text' | 'tree'>(isLong ? 'tree' : 'text')
  if (!doc || node === undefined) {
    return (
      <div className={styles.padded}>
        <ReadingLine share={0} />
      </div>
    )
  }
  const choice = (
    <Segmented label="How the raw result is shown" value={view} options={views} onChange={(next: 'text' | 'tree') => setView(next)} />
  )
  if (view === 'tree') {
    return (
      <TreeSection title="result" doc={doc} node={node} fill>
        {choice}
      </TreeSection>
    )
  }
  const text = doc.literal(node)
  return (
    <>
      <div className={styles.head}>
        <h3>result</h3>
        <span>{text.length > laidOut ? 'as it was sent' : 'as it was sent, laid out in lines'}</span>
        {choice}
      </div>
      {text.length > laidOut ? <PlainText text={text} fill /> : <JsonCode text={text} label="The result as JSON" />}
    </>
  )
}
