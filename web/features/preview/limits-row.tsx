import { IconAlertTriangle } from '@tabler/icons-react'
import { toolLimit } from '#shared/preview/limits'
import { EvidenceNote } from './evidence-note'
import styles from './model-rows.module.css'
import { Line, Row } from './row'
import type { Seen } from './use-seen'

/** How many tools of this server fit. */
export function LimitsRow({ seen: { client, offers } }: { seen: Seen }) {
  const limit = toolLimit(client, offers.length)
  if (!limit) return null
  const words = `${offers.length.toLocaleString('en')} of ${limit.value} tools`
  const { tools } = client.limits
  return (
    <Row label="Limits">
      <Line aside={tools && <EvidenceNote evidence={tools.evidence} {...(tools.source && { source: tools.source })} />}>
        <span className={limit.over ? styles.warn : styles.quiet} title={tools?.note}>
          {limit.over && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
          <span>
            {words}, this server alone: {limit.kind}
          </span>
        </span>
      </Line>
    </Row>
  )
}
