import type { ReactNode } from 'react'
import styles from './notice-bar.module.css'

/** Across a pane: what its reader has to know first, and the one thing to do about it. It is read out; without words it is not there. */
export function NoticeBar({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className={children ? styles.bar : undefined}>
      {children && (
        <>
          <span>{children}</span>
          {action}
        </>
      )}
    </div>
  )
}
