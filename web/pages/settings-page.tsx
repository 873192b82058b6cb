import { useRemembered } from '../lib/remembered'
import { type ThemeChoice, useTheme } from '../lib/theme'
import { Checkbox } from '../ui/checkbox'
import { PaneHeader } from '../ui/pane-header'
import { Segmented } from '../ui/segmented'
import styles from './settings-page.module.css'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function SettingsPage() {
  const { choice, choose } = useTheme()
  const [singleKeys, setSingleKeys] = useRemembered('single-keys', true)
  return (
    <>
      <PaneHeader title="Settings">Kept in this browser</PaneHeader>
      <div className={styles.page}>
        <div className={styles.row}>
          <div>
            <h2>Theme</h2>
          </div>
          <Segmented label="Theme" value={choice} options={themes} onChange={choose} />
        </div>
        <div className={styles.row}>
          <div>
            <h2>Single-key shortcuts</h2>
            <p>Keys such as / and ? act on their own. They never act while a field has the focus.</p>
          </div>
          <Checkbox label="Use single keys" checked={singleKeys} onChange={setSingleKeys} />
        </div>
        <div className={styles.row}>
          <div>
            <h2>A link for another browser</h2>
            <p>
              Run <code>toolwright link</code> in a terminal; it prints a link that lets one browser in, once.
            </p>
          </div>
        </div>
        <div className={styles.row}>
          <div>
            <h2>Version</h2>
          </div>
          <span>{__APP_VERSION__}</span>
        </div>
      </div>
    </>
  )
}
