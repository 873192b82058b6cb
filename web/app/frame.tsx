import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ReachBanner } from '../features/live/reach-banner'
import { useLive } from '../features/live/use-live'
import { useKeyboard } from '../lib/keys'
import { useAppliedTheme } from '../lib/theme'
import styles from './frame.module.css'
import { Rail } from './rail'
import { useAppCommands } from './use-app-commands'

const Palette = lazy(() => import('./app-palette').then((module) => ({ default: module.AppPalette })))
const Shortcuts = lazy(() => import('../features/palette/shortcuts').then((module) => ({ default: module.Shortcuts })))

/** What is always there: the rail at the left, the pane at the right, and what opens over both. */
export function Frame() {
  const reach = useLive()
  const [over, setOver] = useState<'palette' | 'shortcuts'>()
  useAppliedTheme()
  useKeyboard()
  useAppCommands({ open: setOver })
  return (
    <div className={styles.frame}>
      <Rail />
      <main className={styles.pane}>
        <ReachBanner reach={reach} />
        <Outlet />
      </main>
      <Suspense>
        {over === 'palette' && <Palette onClose={() => setOver(undefined)} />}
        {over === 'shortcuts' && <Shortcuts onClose={() => setOver(undefined)} />}
      </Suspense>
    </div>
  )
}
