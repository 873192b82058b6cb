import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './result-tabs.module.css'

type Tab<T extends string> = { id: T; label: string; count?: number; wrong?: boolean }
type Props<T extends string> = { tabs: readonly Tab<T>[]; value: T; panelId: string; onChange(id: T): void; children?: ReactNode }

/** The views of one answer. A count is a quiet figure, unless it counts what is wrong. */
export function ResultTabs<T extends string>({ tabs, value, panelId, onChange, children }: Props<T>) {
  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[next % tabs.length]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }
  return (
    <div className={styles.bar}>
      <div role="tablist" aria-label="Views of the result" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label, count = 0, wrong }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            aria-selected={id === value}
            aria-controls={panelId}
            tabIndex={id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {label}
            {count > 0 && <span className={classes(styles.count, wrong && styles.wrong)}>{count}</span>}
          </button>
        ))}
      </div>
      <div className={styles.end}>{children}</div>
    </div>
  )
}
