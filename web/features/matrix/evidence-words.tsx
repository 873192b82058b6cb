import { type Claim, evidenceOf, sourceLabel, sourceLink } from '#shared/preview/evidence'
import styles from './cell-tip.module.css'

/** How a claim is known, where it can be looked up, and from when that is. */
export function EvidenceWords({ evidence, source }: Pick<Claim, 'evidence' | 'source'>) {
  const { label, means } = evidenceOf(evidence)
  return (
    <>
      <span className={styles.chip} title={means}>
        {label}
      </span>
      {source && (
        <>
          <a href={sourceLink(source)} target="_blank" rel="noreferrer" tabIndex={-1}>
            {sourceLabel(source)}
          </a>
          <span>{source.date}</span>
        </>
      )}
    </>
  )
}
