import { useQuery } from '@tanstack/react-query'
import { LaunchLink } from '../features/settings/launch-link'
import { LimitsForm } from '../features/settings/limits-form'
import { settingsQuery } from '../features/settings/queries'
import { SettingGroup, SettingRow } from '../features/settings/setting-row'
import { useRemembered } from '../lib/remembered'
import { type ThemeChoice, useTheme } from '../lib/theme'
import { Checkbox } from '../ui/checkbox'
import { CopyButton } from '../ui/copy-button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import { Segmented } from '../ui/segmented'
import { Skeleton } from '../ui/skeleton'
import styles from './settings-page.module.css'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function SettingsPage() {
  const { choice, choose } = useTheme()
  const [singleKeys, setSingleKeys] = useRemembered('single-keys', true)
  const { data, error } = useQuery(settingsQuery)
  return (
    <>
      <PaneHeader title="Settings" />
      <div className={styles.scroll}>
        <div className={styles.page}>
          <SettingGroup title="Display and keys" note="kept in this browser">
            <SettingRow title="Theme">
              <Segmented label="Theme" value={choice} options={themes} onChange={choose} />
            </SettingRow>
            <SettingRow
              title="Single-key shortcuts"
              about="Keys such as / and ? act on their own. They never act while a field has the focus."
            >
              <Checkbox label="Use single keys" checked={singleKeys} onChange={setSingleKeys} />
            </SettingRow>
          </SettingGroup>
          <SettingGroup title="Data" note="kept on this machine, the same for every browser">
            {data ? (
              <>
                <LimitsForm settings={data.settings} fixed={data.fixed} />
                <SettingRow title="Data folder" about={placeWords[data.database]}>
                  <code className={styles.path}>{data.dataDir}</code>
                  <CopyButton label="Copy the path" text={data.dataDir} />
                </SettingRow>
              </>
            ) : error ? (
              <Notice title="These settings could not be read">{error.message}</Notice>
            ) : (
              <Skeleton label="Reading the settings" rows={4} />
            )}
          </SettingGroup>
          <SettingGroup title="Toolwright">
            <LaunchLink />
            <SettingRow title="Version">
              <span className={styles.version}>{__APP_VERSION__}</span>
            </SettingRow>
            <SettingRow title="Licences" about="Of Toolwright, and of every package that came with it.">
              <LinkButton to="/settings/licences">Read the licences</LinkButton>
            </SettingRow>
          </SettingGroup>
        </div>
      </div>
    </>
  )
}

const placeWords = {
  file: 'Servers, toolsets and calls, in one database file. Start with --data to use another folder.',
  postgres: 'The log is here. Servers, toolsets and calls are in the PostgreSQL database of DATABASE_URL.',
}
