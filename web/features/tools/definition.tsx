import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { elementTexts, memberText } from '#shared/tool/json-text'
import { download } from '../../lib/copy'
import { prettyJson } from '../../lib/json-lines'
import { bytes, count } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { JsonCode } from '../../ui/json-code'
import styles from './definition.module.css'
import type { ListedTool, ToolList } from './queries'

/** What the server really sent about a tool, and what is wrong with it. */
export function Definition({ tool, list }: { tool: ListedTool; list: ToolList }) {
  const text = useMemo(() => toolText(list.text, tool.index), [list.text, tool.index])
  const pretty = useMemo(() => prettyJson(text), [text])
  return (
    <div className={styles.definition}>
      <div className={styles.head}>
        <h3>What the server sent</h3>
        <span className={styles.facts}>
          {count(Object.keys(tool.tool).length, 'key')} · {bytes(new TextEncoder().encode(text).length)}
        </span>
        <CopyButton label="Copy as JSON" text={pretty} />
        <IconButton label="Download as JSON" onClick={() => download(`${tool.name.replace(/[^\w.-]+/g, '_')}.json`, `${pretty}\n`)}>
          <IconDownload size={16} stroke={1.6} />
        </IconButton>
      </div>
      {tool.faults.length > 0 && <Faults tool={tool} />}
      <JsonCode text={text} label="Definition as JSON" />
    </div>
  )
}

/** The entry exactly as it stands in the answer. */
function toolText(list: string, index: number): string {
  const entry = elementTexts(memberText(list, 'tools') ?? '[]')?.[index]
  return (entry && memberText(entry, 'tool')) ?? 'null'
}

function Faults({ tool }: { tool: ListedTool }) {
  return (
    <section aria-label="Faults" className={styles.faults}>
      <p>
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" /> {count(tool.faults.length, 'fault')}: a strict client leaves this
        tool out.
      </p>
      <ul>
        {tool.faults.map(({ at, message }) => (
          <li key={`${at} ${message}`}>
            <code>{at === '' ? 'the entry' : at}</code> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
