import { IconAlertTriangle, IconBan, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { rewriterFor, type SchemaLoss } from '#shared/preview/schema/rewriter'
import { isDoc, member } from '#shared/tool/json'
import { parametersOf } from '#shared/tool/lenses'
import { pointerParts } from '#shared/tool/pointer'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Pick } from '../../ui/pick'
import { ServerText } from '../../ui/server-text'
import { isReordered } from './client-rows'
import { Coded } from './coded'
import { EvidenceNote } from './evidence-note'
import styles from './model-rows.module.css'
import { Line, Row } from './row'
import type { Seen } from './use-seen'

const few = 4
const marks: Record<SchemaLoss['severity'], typeof IconCheck> = { lost: IconAlertTriangle, changed: IconPencil, added: IconPlus }

type Props = { seen: Seen; onModel(model: string): void; onShow?: ((at: string) => void) | undefined }

/** What becomes of the parameters: each loss with the way to its field. */
export function SchemaRow({ seen: { client, choices, offer, preview }, onModel, onShow }: Props) {
  const [all, setAll] = useState(false)
  const { schema } = preview
  const { rewriters } = client.schema
  const model = rewriterFor(rewriters, choices.model)
  if (!isDoc(member(offer.tool, 'inputSchema'))) {
    return (
      <Row label="Schema">
        <p className={styles.bad}>
          <IconBan size={14} stroke={1.7} aria-hidden="true" />
          The tool has no input schema that is an object. Clients that check lists drop such a tool.
        </p>
      </Row>
    )
  }
  const evidence = client.schema.evidence !== 'unknown' && <EvidenceNote {...client.schema} />
  if (!schema) {
    return (
      <Row label="Schema">
        <Line aside={evidence}>
          <span className={styles.quiet}>Not established: what this client makes of schemas.</span>
        </Line>
      </Row>
    )
  }
  const unchanged = schema.error === undefined && <Unchanged tool={offer.tool} sent={schema.schema} losses={schema.losses} />
  const shown = all ? schema.losses : schema.losses.slice(0, few)
  return (
    <Row label="Schema">
      <Line aside={evidence}>
        {model && rewriters.length > 1 ? (
          <Pick label="Models" value={model.id} choices={rewriters.map(({ id, label }) => ({ value: id, label }))} onPick={onModel} />
        ) : (
          unchanged
        )}
      </Line>
      {rewriters.length > 1 && unchanged}
      {schema.error !== undefined && (
        <p className={styles.bad}>
          <IconBan size={14} stroke={1.7} aria-hidden="true" />
          <span>
            <Coded text={schema.error} />
          </span>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="What is lost or changed" className={styles.losses}>
          {shown.map((loss) => {
            const { at, message, severity } = loss
            const Mark = marks[severity]
            const place = placeWords(loss)
            return (
              <li key={`${at} ${message}`} className={styles[severity]}>
                <Mark size={14} stroke={1.7} aria-label={severity} />
                <span className={styles.loss}>
                  {place !== '' && (
                    <>
                      <code className={styles.place}>
                        <ServerText text={place} />
                      </code>{' '}
                    </>
                  )}
                  <Coded text={message} />
                </span>
                {onShow && (
                  <Button look="link" size="small" onClick={() => onShow(`/inputSchema${at}`)}>
                    {at === '' ? 'Go to schema' : 'Go to field'}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {schema.losses.length > few && (
        <Line>
          <Button look="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `${schema.losses.length - few} more`}
          </Button>
        </Line>
      )}
    </Row>
  )
}

/** The field that a loss is at; a keyword that the message names is not said twice. */
function placeWords({ at, message }: SchemaLoss): string {
  const parts = pointerParts(at).filter((part) => part !== 'properties')
  const last = parts.at(-1)
  return (last !== undefined && message.includes(`\`${last}\``) ? parts.slice(0, -1) : parts).join(' › ')
}

type UnchangedProps = { tool: Seen['offer']['tool']; sent: unknown; losses: readonly SchemaLoss[] }

function Unchanged({ tool, sent, losses }: UnchangedProps) {
  const parameters = parametersOf(tool)
  const touched = parameters.filter(({ at }) => losses.some((loss) => `/inputSchema${loss.at}/`.startsWith(`${at}/`)))
  const untouched = parameters.length - touched.length
  if (untouched === 0 && (parameters.length > 0 || losses.length > 0)) return null
  const isRearranged = losses.some(({ at, severity }) => at === '' && severity === 'changed')
  const order = isReordered(member(tool, 'inputSchema'), sent) ? ', in another order' : isRearranged ? '' : ', in the server’s order'
  return (
    <p className={styles.fine}>
      <IconCheck size={14} stroke={1.7} aria-hidden="true" />
      {parameters.length === 0 ? 'It takes no parameters.' : `${count(untouched, 'parameter')} sent unchanged${order}`}
    </p>
  )
}
