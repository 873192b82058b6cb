import { useId, useMemo, useState } from 'react'
import { type Block, readContent } from '#shared/calls/content'
import { isDoc, type Json, member } from '#shared/tool/json'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { useJsonDoc } from '../../ui/json-tree/use-json-doc'
import { Tabs } from '../../ui/tabs'
import styles from './answer.module.css'
import { BlockView } from './block-view'
import { breachesOf } from './breaches'
import { Changed } from './changed'
import { Logs } from './logs'
import { patternIn } from './pattern-in'
import { PatternView } from './pattern-view'
import { RawView } from './raw-view'
import type { DoneCall } from './shown-call'
import { StructuredView } from './structured-view'
import { TreeSection } from './tree-section'

type TabId = 'pattern' | 'all' | 'content' | 'structured' | 'raw'

/** From here on a value gets the whole height at once. */
const huge = 1_000_000
/** From here on a value of its own tab takes the whole height, with the search in sight. */
const manyValues = 40
const knownKeys = ['content', 'structuredContent', 'isError', '_meta', 'resultType']

/** An answer, tool errors among them: its blocks, its structured value, and all of it as it was sent. */
export function Answer({ done, argumentsChanged }: { done: DoneCall; argumentsChanged: boolean }) {
  const { call, text, logs } = done
  const panelId = useId()
  const read = useJsonDoc(text)
  const doc = read.state === 'ready' ? read.doc : undefined
  const result = doc && (doc.member(0, 'result') ?? 0)
  const parts = useMemo(() => partsOf(call.result), [call.result])
  const { content, structured } = parts
  const pattern = useMemo(() => patternIn(structured, content.blocks), [structured, content])
  const breaches = useMemo(() => (call.output?.valid === false ? breachesOf(call.output) : []), [call.output])
  const has = { content: content.blocks.length > 0, structured: structured !== undefined || call.output !== undefined }
  const tabs = [
    ...(pattern ? [{ id: 'pattern' as const, label: pattern.recognised.kind === 'result' ? 'Result pattern' : 'Envelope' }] : []),
    ...(has.content && has.structured ? [{ id: 'all' as const, label: 'All' }] : []),
    ...(has.content || !has.structured ? [{ id: 'content' as const, label: 'Content', count: content.blocks.length }] : []),
    ...(has.structured ? [{ id: 'structured' as const, label: 'Structured', count: breaches.length, wrong: true }] : []),
    { id: 'raw' as const, label: 'Raw' },
  ]
  const [chosen, setChosen] = useState<TabId>()
  const first = !pattern && has.structured && text.length > huge ? 'structured' : (tabs[0]?.id ?? 'raw')
  const tab = tabs.find(({ id }) => id === chosen)?.id ?? first
  const structuredNode = doc && result !== undefined ? doc.member(result, 'structuredContent') : undefined
  const fills = doc !== undefined && structuredNode !== undefined && doc.next(structuredNode) - structuredNode > manyValues
  const structuredPart = (fill: boolean) => (
    <StructuredView
      call={call}
      value={structured}
      doc={doc}
      node={structuredNode}
      breaches={breaches}
      share={read.state === 'reading' ? read.share : 1}
      fill={fill}
    />
  )
  const blocks = (
    <Blocks
      blocks={content.blocks}
      doc={doc}
      result={result}
      tool={call.tool}
      structured={tab === 'all' ? structured : undefined}
      isError={call.status === 'tool_error'}
    />
  )
  return (
    <div className={styles.answer}>
      <Tabs label="Views of the result" tabs={tabs} value={tab} panelId={panelId} onChange={setChosen}>
        {argumentsChanged ? <Changed /> : call.status === 'tool_error' ? <code className={styles.flag}>isError: true</code> : null}
      </Tabs>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find(({ id }) => id === tab)?.label}
        className={tab === 'raw' || (tab === 'structured' && fills) ? styles.fill : styles.scroll}
      >
        {tab !== 'raw' && content.problem && <Problem text={content.problem} />}
        {tab === 'pattern' && pattern && <PatternView found={pattern} doc={doc} structuredNode={structuredNode} />}
        {(tab === 'all' || tab === 'content') && blocks}
        {tab === 'all' && structuredPart(false)}
        {tab === 'structured' && structuredPart(fills)}
        {tab === 'raw' && <RawView doc={doc} node={result} isLong={text.length > huge} />}
        {!has.content && !has.structured && tab !== 'raw' && !content.problem && (
          <p className={styles.quiet}>The answer is empty: no content and no structured value.</p>
        )}
        {tab !== 'raw' && tab !== 'structured' && doc && result !== undefined && <More doc={doc} result={result} extra={parts.extra} />}
        {tab === 'all' || tab === 'content' ? logs && logs.length > 0 && <Logs logs={logs} startedAt={Date.parse(call.startedAt)} /> : null}
      </div>
    </div>
  )
}

function partsOf(result: Json | undefined) {
  const content = readContent(result)
  const structured = isDoc(result) ? member(result, 'structuredContent') : undefined
  const extra = isDoc(result) ? Object.keys(result).filter((key) => !knownKeys.includes(key)) : []
  return { content, structured, extra }
}

type BlocksProps = {
  blocks: readonly Block[]
  doc: JsonDoc | undefined
  result: number | undefined
  tool: string
  /** The structured value where it stands on the same page: a text that only repeats it is folded. */
  structured: Json | undefined
  isError: boolean
}

function Blocks({ blocks, doc, result, tool, structured, isError }: BlocksProps) {
  const content = doc && result !== undefined ? doc.member(result, 'content') : undefined
  const nodes = useMemo(() => (doc && content !== undefined ? [...doc.children(content)] : []), [doc, content])
  return blocks.map((block) => (
    <BlockView key={block.index} block={block} doc={doc} node={nodes[block.index]} tool={tool} structured={structured} isError={isError} />
  ))
}

function Problem({ text }: { text: string }) {
  return <p className={styles.problem}>{text}</p>
}

/** What else the result carries. */
function More({ doc, result, extra }: { doc: JsonDoc; result: number; extra: readonly string[] }) {
  return ['_meta', ...extra].map((key) => {
    const node = doc.member(result, key)
    return node === undefined ? null : (
      <TreeSection
        key={key}
        title={key}
        facts={key === '_meta' ? 'for programs, not part of the answer' : 'a key the protocol does not know'}
        doc={doc}
        node={node}
      />
    )
  })
}
