import { IconAlertTriangle, IconBan, IconInfoCircle, IconTag } from '@tabler/icons-react'
import { reasonOf } from '#shared/preview/reason'
import { usesOf } from '#shared/preview/uses'
import { doesWord, groupOf } from '#shared/preview/words'
import { VerdictMark } from '../../ui/verdict-mark'
import { otherModes } from './client-rows'
import { Coded } from './coded'
import { EvidenceNote } from './evidence-note'
import styles from './reason-line.module.css'
import type { Seen } from './use-seen'

/** Why the client does what it does, how that is known, and what its other modes do. */
export function ReasonLine({ seen, mode }: { seen: Seen; mode: string | undefined }) {
  const { client, offer, preview } = seen
  const { verdict, leftOut, mayBeLeftOut, schema } = preview
  const { evidence, source } = leftOut ?? verdict
  const uses = usesOf(client, offer.tool)
  const others = otherModes(client, offer, mode)
  return (
    <div className={styles.reason}>
      {!leftOut && schema?.error !== undefined && (
        <div className={styles.line}>
          <IconBan size={15} stroke={1.6} aria-hidden="true" className={styles.bad} />
          <p className={styles.bad}>
            <Coded text={schema.error} />
          </p>
          <EvidenceNote {...client.schema} />
        </div>
      )}
      {mayBeLeftOut && (
        <div className={styles.line}>
          <IconAlertTriangle size={15} stroke={1.6} aria-hidden="true" className={styles.warn} />
          <p className={styles.warn}>{mayBeLeftOut.why}</p>
          <EvidenceNote {...mayBeLeftOut} />
        </div>
      )}
      <div className={styles.line}>
        <IconInfoCircle size={15} stroke={1.6} aria-hidden="true" />
        <p>{leftOut?.why ?? reasonOf(client, verdict, offer.tool)}</p>
        {evidence !== 'unknown' && <EvidenceNote evidence={evidence} {...(source && { source })} />}
      </div>
      {verdict.note !== undefined && <p className={styles.note}>{verdict.note}</p>}
      {uses.map((use) => (
        <div key={`${use.hint} ${use.effect}`} className={styles.line}>
          <IconTag size={15} stroke={1.6} aria-hidden="true" />
          <p>
            It {use.effect}. <span className={styles.hint}>by {use.hint}</span>
          </p>
          {use.evidence !== 'unknown' && <EvidenceNote evidence={use.evidence} {...(use.source && { source: use.source })} />}
        </div>
      ))}
      {others.length > 0 && (
        <dl aria-label="In other modes" className={styles.others}>
          {others.map(({ id, label, verdict: other }) => {
            const group = groupOf(other)
            return (
              <div key={id}>
                <dt>{label}:</dt>
                <dd>
                  <VerdictMark group={group} size={13} />
                  {doesWord(other)}
                  {other.review && ', reviews the result'}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
