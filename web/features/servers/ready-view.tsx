import type { Connection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { isDoc, type Json, member } from '#shared/tool/json'
import { clock, count } from '../../lib/words'
import { Keys } from '../../ui/keys'
import { ServerText } from '../../ui/server-text'
import styles from './ready-view.module.css'
import { SettingsTable } from './settings-table'

type Ready = Extract<ConnectionState, { status: 'ready' }>

/** What a connected server says about itself, while no tool is chosen. */
export function ReadyView({
  connection,
  ready,
  tools,
  before,
}: {
  connection: Connection
  ready: Ready
  tools?: number | undefined
  before?: React.ReactNode
}) {
  const words = (key: string) => {
    const value = member(ready.server, key)
    return typeof value === 'string' ? value : undefined
  }
  const name = words('title') ?? words('name')
  const rest = Object.entries(ready.server).filter(([key]) => key !== 'name' && key !== 'version' && key !== 'title')
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {before && <div className={styles.before}>{before}</div>}
        <h2 className={styles.title}>{name ? <ServerText text={name} /> : 'A server without a name'}</h2>
        <p className={styles.lead}>
          {tools === undefined ? (
            'The list of its tools is being read.'
          ) : tools === 0 ? (
            'It has no tools.'
          ) : (
            <>
              Choose one of its {count(tools, 'tool')}: <Keys keys="/" /> filters, <Keys keys="arrowdown" /> moves, <Keys keys="enter" />{' '}
              opens.
            </>
          )}
        </p>
        <section aria-label="What it says about itself">
          <h3 className={styles.head}>What it says about itself</h3>
          <dl className={styles.facts}>
            <Fact name="name" value={words('name')} />
            <Fact name="version" value={words('version')} />
            {rest.map(([key, value]) => (
              <Fact key={key} name={key} value={typeof value === 'string' ? value : JSON.stringify(value)} />
            ))}
            <Fact name="protocol" value={`${ready.protocolVersion}, ${ready.era} era`} ours />
            <Fact name="connected" value={`since ${clock(ready.since)}${ready.pid === undefined ? '' : `, process ${ready.pid}`}`} ours />
          </dl>
        </section>
        <section aria-label="Instructions">
          <h3 className={styles.head}>Instructions</h3>
          {ready.instructions ? (
            <blockquote className={styles.quote}>
              <ServerText text={ready.instructions} />
            </blockquote>
          ) : (
            <p className={styles.none}>The server sends none.</p>
          )}
        </section>
        <section aria-label="Capabilities">
          <h3 className={styles.head}>Capabilities</h3>
          <Capabilities capabilities={ready.capabilities} />
        </section>
      </div>
      <aside className={styles.side}>
        <SettingsTable connection={connection} />
      </aside>
    </div>
  )
}

function Fact({ name, value, ours = false }: { name: string; value: string | undefined; ours?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={value === undefined ? styles.none : ours ? undefined : styles.said}>
        {value === undefined ? 'not sent' : <ServerText text={value} />}
      </dd>
    </div>
  )
}

function Capabilities({ capabilities }: { capabilities: Record<string, Json> | Readonly<Record<string, Json>> }) {
  const names = Object.entries(capabilities)
  if (names.length === 0) return <p className={styles.none}>The server names none.</p>
  return (
    <ul className={styles.chips}>
      {names.map(([name, value]) => (
        <li key={name}>
          <code>
            <ServerText text={name} />
          </code>
          {isDoc(value) && Object.keys(value).length > 0 && (
            <span>
              <ServerText
                text={Object.entries(value)
                  .map(([key, inside]) => (inside === true ? key : `${key}: ${JSON.stringify(inside)}`))
                  .join(', ')}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
