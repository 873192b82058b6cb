import styles from './copy-panel.module.css'

/** What a copy cannot keep, each at its place. */
export function Losses({ losses }: { losses: readonly { place: string; message: string }[] }) {
  if (losses.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={styles.losses} aria-label="What is lost" tabIndex={0}>
      {losses.map(({ place, message }) => (
        <li key={`${place} ${message}`}>
          <code>{place}</code> {message}
        </li>
      ))}
    </ul>
  )
}
