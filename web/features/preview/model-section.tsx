import type { Choices } from '#shared/preview/preview'
import { useRemembered } from '../../lib/remembered'
import { Segmented } from '../../ui/segmented'
import type { BesideServers } from './beside'
import { DescriptionRow } from './description-row'
import { EvidenceNote } from './evidence-note'
import { LimitsRow } from './limits-row'
import rows from './model-rows.module.css'
import styles from './model-section.module.css'
import { NameRow } from './name-row'
import { Line, Row } from './row'
import { SchemaRow } from './schema-row'
import { TokensRow } from './tokens-row'
import { ToolsArray } from './tools-array'
import type { Seen } from './use-seen'

type Props = {
  seen: Seen
  beside: BesideServers
  instructions?: string | undefined
  onChoose(choices: Choices): void
  onServer(key: string): void
  onShow?: ((at: string) => void) | undefined
}

/** What the model receives of the tool: row by row, or as the array that goes over the wire. */
export function ModelSection({ seen, beside, instructions, onChoose, onServer, onShow }: Props) {
  const [view, setView] = useRemembered<'rows' | 'array'>('preview.model', 'rows')
  const { client } = seen
  return (
    <section aria-label="What the model receives" className={styles.section}>
      <div className={styles.head}>
        <h3>What the model receives</h3>
        <span className={styles.evidence}>{client.name.evidence !== 'unknown' && <EvidenceNote {...client.name} />}</span>
        <Segmented
          label="View"
          value={view}
          options={[
            { value: 'rows', label: 'Rows' },
            { value: 'array', label: 'tools array' },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'array' ? (
        <ToolsArray seen={seen} />
      ) : (
        <dl>
          <NameRow seen={seen} beside={beside} onWay={(way) => onChoose({ way })} onServer={onServer} />
          <DescriptionRow seen={seen} />
          <SchemaRow seen={seen} onModel={(model) => onChoose({ model })} onShow={onShow} />
          {instructions !== undefined && (
            <Row label="Instructions">
              <Line aside={client.instructions.evidence !== 'unknown' && <EvidenceNote {...client.instructions} />}>
                <span className={rows.quiet}>
                  {client.instructions.use?.replace('{name}', seen.offer.server.key) ??
                    'Not established: whether those of the server are read.'}
                </span>
              </Line>
            </Row>
          )}
          <TokensRow seen={seen} />
          <LimitsRow seen={seen} />
        </dl>
      )}
    </section>
  )
}
