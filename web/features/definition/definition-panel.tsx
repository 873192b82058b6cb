import { IconDownload } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Fault } from '#shared/tool/fault'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { pointerParts } from '#shared/tool/pointer'
import type { AskedPlace } from '../../lib/asked-place'
import { download } from '../../lib/copy'
import { useRemembered } from '../../lib/remembered'
import { bytes, count } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { JsonCode } from '../../ui/json-code'
import { Notice } from '../../ui/notice'
import { Segmented } from '../../ui/segmented'
import { Splitter } from '../../ui/splitter'
import styles from './definition-panel.module.css'
import { FaultList, type PlacedFault } from './fault-note'
import { schemaPlace } from './fault-place'
import type { DrawHint } from './hint'
import { SchemaSection, useSchemaView } from './schema-section'
import { byteSize, readSent } from './sent'
import { SentFields } from './sent-fields'

type Entry = { name: string; tool: Doc; faults: readonly Fault[] }
type Props = {
  entry: Entry
  /** It as it came. */
  text: string
  hint: DrawHint
  /** What is to be in sight. */
  asked?: AskedPlace | undefined
}

type Jump = { count: number; selector?: string; otherwise?: string }

const startWidth = 456
const views = [
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
] as const

/** What did the server really say? Its members at the left, its schemas at the right, faults at their place. */
export function DefinitionPanel({ entry, text, hint, asked }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [view, setView] = useRemembered<'fields' | 'json'>('definition.view', 'fields')
  const [schemaView, setSchemaView] = useSchemaView()
  /** A jump opens again what was folded over its place, so that it is there once all is drawn. */
  const [jump, setJump] = useState<Jump>({ count: 0 })
  const [width, setWidth] = useRemembered('definition.width', startWidth)
  const sent = useMemo(() => readSent(text), [text])
  const faults = useMemo(() => entry.faults.map((fault, index) => ({ ...fault, index })), [entry.faults])

  const show = (selector: string, otherwise?: string) => {
    const place = panel.current?.querySelector<HTMLElement>(selector) ?? (otherwise && panel.current?.querySelector<HTMLElement>(otherwise))
    if (!place) return
    place.scrollIntoView({ block: selector.startsWith('[data-section') ? 'start' : 'center' })
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const jumpTo = (selector: string, otherwise: string) => {
    setJump(({ count }) => ({ count: count + 1, selector, otherwise }))
    if (view !== 'fields') setView('fields')
    if (schemaView !== 'tree') setSchemaView('tree')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each jump
  useEffect(() => {
    if (jump.selector !== undefined) show(jump.selector, jump.otherwise)
  }, [jump])
  const jumpToFault = ({ at, index }: PlacedFault) =>
    jumpTo(`[data-fault="${index}"]`, `[data-section="${at.startsWith('/outputSchema') ? '/outputSchema' : '/inputSchema'}"]`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    if (!asked) return
    const [key = ''] = pointerParts(asked.at)
    const isSchemaKey = key === 'inputSchema' || key === 'outputSchema'
    if (isSchemaKey) jumpTo(`[data-at="${CSS.escape(schemaPlace(asked.at))}"]`, `[data-section="/${key}"]`)
    else jumpTo(`[data-key="${CSS.escape(key)}"]`, '[data-key=name]')
  }, [asked])

  const input = member(entry.tool, 'inputSchema')
  const output = member(entry.tool, 'outputSchema')
  const file = `${entry.name.replace(/[^\w.-]+/g, '_').slice(0, 80)}.json`
  return (
    <div ref={panel} className={styles.panel} style={{ '--fields-width': `${width}px` } as React.CSSProperties}>
      {faults.length > 0 && <FaultList faults={faults} onJump={jumpToFault} />}
      <div className={styles.sides}>
        <section aria-label="What the server sent" className={styles.said}>
          <div className={styles.head}>
            <h3>What the server sent</h3>
            <span className={styles.facts}>
              {count(sent.members('').length, 'key')} · {bytes(byteSize(text))}
            </span>
            <Segmented label="Show the definition as" value={view} options={views} onChange={setView} />
            <CopyButton label="Copy the tool as sent" text={text} />
            <IconButton label="Download the tool as sent" onClick={() => download(file, text)}>
              <IconDownload size={16} stroke={1.6} />
            </IconButton>
          </div>
          {view === 'json' || !text.trimStart().startsWith('{') ? (
            <JsonCode text={text} label="Definition as JSON" />
          ) : (
            <div className={styles.scroll}>
              <SentFields tool={entry.tool} sent={sent} faults={faults} hint={hint} onShow={(at) => show(`[data-section="${at}"]`)} />
              <p className={styles.legend}>Solid: the server sent it. Dashed: the protocol’s default, implied.</p>
            </div>
          )}
        </section>
        <Splitter label="Width of what the server sent" value={width} min={320} max={800} start={startWidth} onChange={setWidth} />
        <div className={styles.schemas}>
          {isSchema(input) ? (
            <SchemaSection
              key={`input ${jump.count}`}
              label="Input schema"
              at="/inputSchema"
              schema={input}
              sent={sent}
              faults={within(faults, '/inputSchema')}
              asked={asked}
            />
          ) : (
            <Notice title="There is no input schema to read">
              {input === undefined ? 'The server sent none.' : 'What the server sent in its place is not a schema.'} What the tool takes is
              not known; it can still be called with any JSON object.
            </Notice>
          )}
          {isSchema(output) && (
            <SchemaSection
              key={`output ${jump.count}`}
              label="Output schema"
              at="/outputSchema"
              schema={output}
              sent={sent}
              faults={within(faults, '/outputSchema')}
              asked={asked}
            />
          )}
        </div>
      </div>
    </div>
  )
}

const isSchema = (value: Json | undefined): value is Json => isDoc(value) || typeof value === 'boolean'

const within = (faults: readonly PlacedFault[], at: string) => faults.filter((fault) => fault.at === at || fault.at.startsWith(`${at}/`))
