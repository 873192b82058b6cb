import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { classes } from '../ui/classes'
import { IconButton } from '../ui/icon-button'
import styles from './drawer.module.css'
import { drawerTabs, useDrawer, useFresh } from './drawer-state'

const mostShown = 999

/** The buttons of the drawer, at the right end of a pane's bottom bar. */
export function DrawerButtons({ connectionId }: { connectionId: string }) {
  const { open, tab, put, toggle } = useDrawer()
  const shown = open ? tab : undefined
  const fresh = useFresh(connectionId, shown)
  const Chevron = open ? IconChevronDown : IconChevronUp
  return (
    <div className={styles.buttons}>
      {drawerTabs.map(({ id, label }) => {
        const amount = id === shown ? 0 : fresh[id]
        return (
          <button
            key={id}
            type="button"
            data-drawer={id}
            aria-expanded={id === shown}
            aria-controls="drawer"
            className={classes(styles.button, id === shown && styles.shown)}
            onClick={() => toggle(id)}
          >
            {label}
            {amount > 0 && (
              <span className={classes(styles.count, id === 'stderr' && styles.loud)}>
                {amount > mostShown ? `${mostShown}+` : amount}
                <span className="visually-hidden"> new</span>
              </span>
            )}
          </button>
        )
      })}
      <IconButton label={open ? 'Close the drawer' : 'Open the drawer'} keys="mod+j" onClick={() => put({ open: !open })}>
        <Chevron size={16} stroke={1.6} />
      </IconButton>
    </div>
  )
}

/** The bottom bar of a pane that has no buttons of its own to put there. */
export function DrawerBar({ connectionId, children }: { connectionId: string; children?: React.ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.says}>{children}</div>
      <DrawerButtons connectionId={connectionId} />
    </div>
  )
}
