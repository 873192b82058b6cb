import type { Connection } from '#shared/connections/connection'
import { LinkButton } from '../../ui/link-button'
import { ServerText } from '../../ui/server-text'
import { transportWords } from './address'
import styles from './settings-table.module.css'

type Props = { connection: Connection; suspect?: string | undefined /** The file that the command led to. */; program?: string }

/** The saved settings of a server, beside what is shown of it. */
export function SettingsTable({ connection, suspect, program }: Props) {
  const { transport } = connection
  return (
    <section aria-label="This connection">
      <div className={styles.head}>
        <h3>This connection</h3>
        <LinkButton look="link" to="/servers/$id/edit" params={{ id: connection.id }} search={true}>
          Edit
        </LinkButton>
      </div>
      <dl className={styles.table}>
        <Row name="transport">{transportWords[transport.type]}</Row>
        {transport.type === 'stdio' ? (
          <>
            <Row name="command">
              <span className={transport.command === suspect ? styles.suspect : undefined}>{transport.command}</span>
            </Row>
            <Row name="arguments" none={transport.args.length === 0} noneWords="none">
              {transport.args.map((arg, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an argument is its place
                <span key={index} className={arg === suspect ? styles.suspect : undefined}>
                  <ServerText text={arg} />
                  <br />
                </span>
              ))}
            </Row>
            <Row name="environment" none={Object.keys(transport.env).length === 0}>
              {Object.keys(transport.env).join('\n')}
            </Row>
            <Row name="folder" none={!transport.cwd} noneWords="where Toolwright runs">
              {transport.cwd}
            </Row>
            {program !== undefined && program !== transport.command && <Row name={`${transport.command} found`}>{program}</Row>}
          </>
        ) : (
          <>
            <Row name="URL">{transport.url}</Row>
            <Row name="headers" none={Object.keys(transport.headers).length === 0} noneWords="none">
              {Object.keys(transport.headers).join('\n')}
            </Row>
          </>
        )}
        <Row name="protocol">{connection.era}</Row>
      </dl>
    </section>
  )
}

function Row({
  name,
  none = false,
  noneWords = 'none of its own',
  children,
}: {
  name: string
  none?: boolean
  noneWords?: string
  children: React.ReactNode
}) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={none ? styles.none : undefined}>{none ? noneWords : children}</dd>
    </div>
  )
}
