import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConnectionState } from '#shared/connections/state'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { download } from '../../lib/copy'
import { clock, count } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { JsonCode } from '../../ui/json-code'
import { Segmented } from '../../ui/segmented'
import { Skeleton } from '../../ui/skeleton'
import { capabilityDetails, capabilityMeaning } from './capability-words'
import { FieldRow, Line, Note, NotSent } from './field-row'
import { IconsView } from './icons-view'
import { Literal } from './literal'
import { greetingQuery } from './queries'
import { Quote } from './quote'
import styles from './server-definition.module.css'

type Ready = Extract<ConnectionState, { status: 'ready' }>
type Props = { connectionId: string; ready: Ready; tools?: number | undefined }

const views = [
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
] as const

/** What a server says about itself, read out or as it came. */
export function ServerDefinition({ connectionId, ready, tools }: Props) {
  const [view, setView] = useState<'fields' | 'json'>('fields')
  const { data: greeting } = useQuery({ ...greetingQuery(connectionId, ready.since), enabled: view === 'json' })
  const text = greeting ?? JSON.stringify(restated(ready))
  return (
    <section aria-label="What it says about itself" className={styles.definition}>
      <div className={styles.head}>
        <h3>What it says about itself</h3>
        <span className={styles.gap} />
        {view === 'json' && greeting !== undefined && (
          <>
            <CopyButton label="Copy as JSON" text={text} />
            <IconButton label="Download as JSON" onClick={() => download('server.json', text)}>
              <IconDownload size={16} stroke={1.6} />
            </IconButton>
          </>
        )}
        <Segmented label="Show what it says as" value={view} options={views} onChange={setView} />
      </div>
      {view === 'fields' ? (
        <ServerFields ready={ready} tools={tools} />
      ) : greeting === undefined ? (
        <Skeleton label="The first message is being read" />
      ) : (
        <div className={styles.code}>
          {greeting === null && <Note>The first message is no longer kept; this is what was read from it.</Note>}
          <JsonCode text={text} label="What it says as JSON" />
        </div>
      )}
    </section>
  )
}

const restated = ({ protocolVersion, capabilities, server, instructions }: Ready) => ({
  protocolVersion,
  capabilities,
  serverInfo: server,
  instructions,
})

function ServerFields({ ready, tools }: { ready: Ready; tools: number | undefined }) {
  const expected = ['name', 'title', 'version'].filter((key) => member(ready.server, key) === undefined)
  return (
    <>
      <dl className={styles.fields}>
        {Object.entries(ready.server).map(([key, value]) => (
          <FieldRow key={key} name={key}>
            <Info name={key} value={value} />
          </FieldRow>
        ))}
        {expected.map((key) => (
          <FieldRow key={key} name={key} sent={false}>
            <NotSent>{key === 'title' && 'clients show the name'}</NotSent>
          </FieldRow>
        ))}
        <FieldRow name="protocol">
          <Line>
            <code>{ready.protocolVersion}</code>
            <Note>
              {ready.era} era, connected since {clock(ready.since)}
              {ready.pid !== undefined && `, process ${ready.pid}`}
            </Note>
          </Line>
        </FieldRow>
      </dl>
      <section aria-label="Capabilities">
        <h3 className={styles.title}>Capabilities</h3>
        <Capabilities capabilities={ready.capabilities} tools={tools} />
      </section>
      <section aria-label="Instructions">
        <h3 className={styles.title}>Instructions</h3>
        <div className={styles.text}>
          {ready.instructions ? (
            <Quote text={ready.instructions} lines={30} characters={3000} />
          ) : (
            <NotSent>models get no advice from this server</NotSent>
          )}
        </div>
      </section>
    </>
  )
}

function Info({ name, value }: { name: string; value: Json }) {
  if (name === 'icons' && Array.isArray(value)) return <IconsView icons={value as Json[]} />
  if (name === 'description' && typeof value === 'string') return <Quote text={value} />
  return <Literal text={JSON.stringify(value)} label={name} />
}

function Capabilities({ capabilities, tools }: { capabilities: Doc; tools: number | undefined }) {
  const all = Object.entries(capabilities)
  if (all.length === 0) return <p className={styles.text}>The server names none.</p>
  return (
    <dl className={styles.fields}>
      {all.map(([name, value]) => {
        const { known, rest } = capabilityDetails(value)
        const number = name === 'tools' && tools !== undefined ? count(tools, 'tool') : undefined
        return (
          <FieldRow key={name} name={name}>
            <Line>
              <span>
                {[number, capabilityMeaning(name), ...known].filter(Boolean).join(' · ') || <Note>not in the protocol, kept</Note>}
              </span>
            </Line>
            {(!isDoc(value) || Object.keys(rest).length > 0) && <Literal text={JSON.stringify(isDoc(value) ? rest : value)} label={name} />}
          </FieldRow>
        )
      })}
    </dl>
  )
}
