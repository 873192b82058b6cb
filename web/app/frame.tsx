import { Outlet } from '@tanstack/react-router'
import { ReachBanner } from '../features/live/reach-banner'
import { useLive } from '../features/live/use-live'
import { useKeyboard } from '../lib/keys'
import { useAppliedTheme } from '../lib/theme'
import styles from './frame.module.css'
import { Rail } from './rail'
import { useAppCommands } from './use-app-commands'
import { useOverlay } from './use-overlay'

/** What is always there: the rail at the left, the pane at the right, and what opens over both. */
export function Frame() {
  const reach = useLive()
  const { overlay, open } = useOverlay()
  useAppliedTheme()
  useKeyboard()
  useAppCommands({ open })
  return (
    <div className={styles.frame}>
      <Rail />
      <main className={styles.pane}>
        <ReachBanner reach={reach} />
        <Outlet />
      </main>
      {overlay}
    </div>
  )
}
