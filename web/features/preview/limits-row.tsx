import { IconAlertTriangle } from '@tabler/icons-react'
import { toolLimit } from '#shared/preview/limits'
import styles from './model-rows.module.css'
import { Row } from './row'
import type { Seen } from './use-seen'

/** How many tools of this server fit. */
export function LimitsRow({ seen: { client, offers } }: { seen: Seen }) {
  const limit = toolLimit(client, offers.length)
  if (!limit) return null
  const words = `${offers.length.toLocaleString('en')} of ${limit.value} tools`
  return (
    <Row label="Limits">
      <p className={limit.over ? styles.warn : styles.quiet} title={client.limits.tools?.note}>
        {limit.over && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
        <span>
          {words}, this server alone: {limit.kind}
        </span>
      </p>
    </Row>
  )
}
