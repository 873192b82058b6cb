import type { ReactNode } from 'react'
import { runCommand } from '../lib/commands'
import { Keys } from './keys'
import styles from './pane-foot.module.css'

/** The bar at the bottom of a pane. */
export function PaneFoot({ children, shortcuts = true }: { children: ReactNode; shortcuts?: boolean }) {
  return (
    <footer className={styles.foot}>
      <div className={styles.left}>{children}</div>
      {shortcuts && (
        <button type="button" className={styles.shortcuts} onClick={() => runCommand('shortcuts')}>
          <Keys keys="?" /> all shortcuts
        </button>
      )}
    </footer>
  )
}
