import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './tabs.module.css'

/** A count is a quiet figure, unless it counts what is wrong. */
export type Tab<T extends string> = { id: T; label: string; count?: number; wrong?: boolean }

type Props<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  panelId: string
  onChange(id: NoInfer<T>): void
  children?: ReactNode
}

/** Panels of one thing. Arrows move between them; what stands at the right belongs to the panel in sight. */
export function Tabs<T extends string>({ label, tabs, value, panelId, onChange, children }: Props<T>) {
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
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
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
