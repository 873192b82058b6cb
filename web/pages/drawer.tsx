import { lazy, Suspense, useRef } from 'react'
import { useCommands } from '../lib/commands'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import styles from './drawer.module.css'
import { type DrawerTab, drawerHeight, drawerTabs, useDrawer } from './drawer-state'

const DrawerContent = lazy(() => import('./drawer-content').then((module) => ({ default: module.DrawerContent })))

/** What went on behind a server's pane: its messages, what its process wrote, its calls. */
export function Drawer() {
  const { open, tab, height, put } = useDrawer()
  const section = useRef<HTMLElement>(null)
  const show = (next: DrawerTab) => {
    put({ open: true, tab: next })
    requestAnimationFrame(() => section.current?.focus())
  }
  const close = () => {
    if (section.current?.contains(document.activeElement)) document.querySelector<HTMLElement>(`[data-drawer="${tab}"]`)?.focus()
    put({ open: false })
  }
  useCommands([
    {
      id: 'drawer',
      title: open ? 'Close the drawer' : 'Open the drawer',
      section: 'This server',
      keys: 'mod+j',
      run: () => (open ? close() : show(tab)),
    },
    ...drawerTabs.map(({ id, label }) => ({
      id: `drawer-${id}`,
      title: `Show ${label}`,
      section: 'This server',
      run: () => show(id),
    })),
  ])
  if (!open) return null
  return (
    <section
      ref={section}
      id="drawer"
      tabIndex={-1}
      aria-label={`Drawer: ${drawerTabs.find(({ id }) => id === tab)?.label}`}
      className={styles.drawer}
      style={{ height }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      <Splitter label="Height of the drawer" edge="top" value={height} {...drawerHeight} onChange={(next) => put({ height: next })} />
      <Suspense fallback={<Skeleton label="The drawer is being loaded" rows={4} />}>
        <DrawerContent tab={tab} />
      </Suspense>
    </section>
  )
}
