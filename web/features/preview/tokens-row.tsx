import { useMemo } from 'react'
import { sentTool } from '#shared/preview/sent-tool'
import { tokenBasis, tokenPieces } from '#shared/preview/tokens'
import { Tip } from '../../ui/tip'
import { Bar, type BarPart } from './bar'
import { Line, Row } from './row'
import styles from './tokens-row.module.css'
import type { Seen } from './use-seen'
import { useTokens } from './use-tokens'

const parts = [
  { id: 'name', label: 'name', tone: 'strong' },
  { id: 'description', label: 'description', tone: 'accent' },
  { id: 'parameters', label: 'parameter texts', tone: 'soft' },
  { id: 'structure', label: 'structure', tone: 'quiet' },
] as const satisfies readonly { id: string; label: string; tone: BarPart['tone'] }[]

/** What the tool costs the model, as a band, and on what it is spent. */
export function TokensRow({ seen }: { seen: Seen }) {
  const { band, rough } = useTokens(useMemo(() => tokenPieces(sentTool(seen.offer.tool, seen.preview)), [seen]))
  const { about, low, high } = band
  const { toolSearch } = seen.client.limits
  if (seen.preview.leftOut) {
    return (
      <Row label="Tokens">
        <p className={styles.none}>None: the model is not offered it.</p>
      </Row>
    )
  }
  const all = parts.reduce((sum, { id }) => sum + band[id], 0)
  return (
    <Row label="Tokens">
      <div className={styles.first}>
        <Bar label={`About ${about} tokens`} parts={parts.map(({ id, tone }) => ({ amount: band[id], tone }))} of={all} />
        <Tip
          text={
            rough
              ? `Rough: ${tokenBasis.rough}.`
              : `${about} by ${tokenBasis.about}. ${low}: ${tokenBasis.low}. ${high}: ${tokenBasis.high}.`
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
          <span tabIndex={0} className={styles.about}>
            about {about.toLocaleString('en')}
          </span>
        </Tip>
      </div>
      <Line aside={toolSearch !== undefined && <span title={toolSearch}>loaded only when searched for</span>}>
        <span className={styles.legend}>
          {parts
            .filter(({ id }) => band[id] > 0)
            .map(({ id, label, tone }) => (
              <span key={id}>
                <span aria-hidden="true" className={styles[tone]} />
                {label} {band[id].toLocaleString('en')}
              </span>
            ))}
          <span>
            {low.toLocaleString('en')} to {high.toLocaleString('en')}
          </span>
        </span>
      </Line>
    </Row>
  )
}
