import styles from './bar.module.css'

export type BarPart = { amount: number; tone: 'strong' | 'accent' | 'soft' | 'quiet' | 'bad' | 'warn' }

/** How a whole is divided, or how much of a room is taken. */
export function Bar({ label, parts, of }: { label: string; parts: readonly BarPart[]; of: number }) {
  return (
    <div role="img" aria-label={label} className={styles.bar}>
      {parts.map(({ amount, tone }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={index}
          className={styles[tone]}
          style={{ width: `${Math.min(100, (100 * amount) / Math.max(1, of))}%` }}
        />
      ))}
    </div>
  )
}
