import styles from './reach-banner.module.css'
import type { Reach } from './stream'

/** Says quietly that our own server is not there; what was typed stays where it is. */
export function ReachBanner({ reach }: { reach: Reach }) {
  return (
    <div role="status" className={reach === 'here' ? undefined : styles.banner}>
      {reach === 'away' && (
        <>
          <strong>Toolwright does not answer.</strong> It was stopped, or it is starting again. What you typed is kept, and this page goes
          on by itself as soon as it is back.
        </>
      )}
      {reach === 'refused' && (
        <>
          <strong>This browser is not let in any more.</strong> Run <code>toolwright link</code> in a terminal and open the link it prints;
          this page then goes on.
        </>
      )}
    </div>
  )
}
