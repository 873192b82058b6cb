import type { Failure } from '#shared/connections/state'
import { clock } from '../../lib/words'
import { ServerText } from '../../ui/server-text'
import styles from './failed-view.module.css'

const shown = 3

/** How often it failed before, and when: as long as our program remembers, which is while it runs. */
export function EarlierFailures({ earlier }: { earlier: readonly Failure[] }) {
  return (
    <section aria-label="Earlier failures">
      <div className={styles.sideHead}>
        <h3>Earlier failures</h3>
        {earlier.length > 0 && <span>{earlier.length}</span>}
      </div>
      {earlier.length === 0 ? (
        <p className={styles.none}>None since Toolwright was started.</p>
      ) : (
        <ol className={styles.timeline}>
          {earlier.slice(0, shown).map(({ at, reason }) => (
            <li key={at}>
              <code>{clock(at)}</code>
              <span>
                <ServerText text={reason.length > 120 ? `${reason.slice(0, 120)}…` : reason} />
              </span>
            </li>
          ))}
          {earlier.length > shown && <li className={styles.none}>and {earlier.length - shown} more</li>}
        </ol>
      )}
    </section>
  )
}
