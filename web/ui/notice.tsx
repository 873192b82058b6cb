import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** `isPage`: it stands where the whole page would, so its title is the page's. */
type Props = { title: string; children?: ReactNode; action?: ReactNode; isPage?: boolean }

/** What stands where there is nothing to show: what it is, why, and the one next step. */
export function Notice({ title, children, action, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.notice}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
