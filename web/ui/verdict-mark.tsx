import type { GroupId } from '#shared/preview/words'
import styles from './verdict-mark.module.css'

/** Each in one stroke, in a square of 24: a matrix draws a thousand of them at once. */
export const verdictStrokes: Record<GroupId, string> = {
  asks: 'M12 3c2.4 1.9 5.1 2.9 8 3c.9 6.2-1.4 12-8 15c-6.6-3-8.9-8.8-8-15c2.9-.1 5.6-1.1 8-3zM10 10a2 2 0 1 1 2.7 1.9a1.1 1.1 0 0 0-.7 1.1M12 16v.01',
  runs: 'M7 4v16l13-8z',
  judges: 'M7 20h10M12 4v16M5 6.5l7-1.5l7 1.5M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  'leaves-out': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.7 5.7l12.6 12.6',
  unknown: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 17v.01M12 13.5a1.5 1.5 0 0 1 1-1.5a2.6 2.6 0 1 0-3-4',
}

/** What a client does, as a picture; words stand beside it or in its tip. */
export function VerdictMark({ group, size = 15 }: { group: GroupId; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={styles.mark} aria-hidden="true">
      <path d={verdictStrokes[group]} />
    </svg>
  )
}
