import styles from './reading-line.module.css'

/** A long value while it is read. */
export function ReadingLine({ share }: { share: number }) {
  return (
    <p role="status" className={styles.reading}>
      Reading{share > 0 ? `, ${Math.round(share * 100)}%` : ''}
    </p>
  )
}
