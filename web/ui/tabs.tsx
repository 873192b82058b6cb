import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type Tab<T extends string> = { id: T; label: string; count?: number }

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
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={panelId}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
