import { type Claim, evidenceOf, sourceLabel, sourceLink } from '#shared/preview/evidence'
import { listed } from '../../lib/words'
import { Tip } from '../../ui/tip'
import styles from './evidence-note.module.css'

/** How a claim is known, where it can be looked up, and how old that is. */
export function EvidenceNote({ evidence, source, also = [], notes = [] }: Claim) {
  const { label, means } = evidenceOf(evidence)
  const others = also.length > 0 && `Also: ${listed(also.map(sourceLabel))}.`
  return (
    <span className={styles.note}>
      <Tip text={[means, source?.note, ...notes, others].filter(Boolean).join(' ')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
        <span tabIndex={0} className={styles.badge}>
          {label}
        </span>
      </Tip>
      {source && (
        <>
          <a href={sourceLink(source)} target="_blank" rel="noreferrer" className={styles.link} title={sourceLink(source)}>
            {sourceLabel(source)}
          </a>
          <span className={styles.date}>{source.date}</span>
        </>
      )}
    </span>
  )
}
