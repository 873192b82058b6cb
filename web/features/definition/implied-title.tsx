import { type Doc, isDoc, member } from '#shared/tool/json'
import { ServerText } from '../../ui/server-text'
import { Tip } from '../../ui/tip'
import { Line, Note, NotSent } from './field-row'
import styles from './sent-fields.module.css'

/** What people see where a tool has no title of its own. */
export function ImpliedTitle({ tool }: { tool: Doc }) {
  const annotations = member(tool, 'annotations')
  const from = [
    ['annotations.title', isDoc(annotations) ? member(annotations, 'title') : undefined],
    ['name', member(tool, 'name')],
  ] as const
  const [key, value] = from.find(([, text]) => typeof text === 'string' && text.trim() !== '') ?? []
  if (key === undefined || typeof value !== 'string') return <NotSent />
  return (
    <Line>
      <Tip
        text={
          <>
            <code>title</code> is not sent. The protocol then takes <code>{key}</code>: implied. Clients show people this text.
          </>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
        <span tabIndex={0} className={styles.implied}>
          <ServerText text={value.length > 200 ? `${value.slice(0, 200)}…` : value} />
        </span>
      </Tip>
      <Note>implied, from {key}</Note>
    </Line>
  )
}
