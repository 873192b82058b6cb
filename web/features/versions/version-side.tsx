import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react'
import type { ToolsetVersion } from '#shared/api/toolsets'
import type { Toolset } from '#shared/tool/toolset'
import { moment } from '../../lib/words'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import type { VersionBody } from './queries'
import styles from './version-side.module.css'

type Props = {
  label: string
  version: number
  versions: readonly ToolsetVersion[]
  newest: number | undefined
  body: VersionBody | undefined
  onChoose(version: number): void
  onGoBack(version: number, toolset: Toolset): void
}

/** One side of a comparison: which version it is, and the way back to it. */
export function VersionSide({ label, version, versions, newest, body, onChoose, onGoBack }: Props) {
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <Menu
        label={`${label} version`}
        items={versions.map((one) => ({
          label: `Version ${one.version}${one.note === undefined ? '' : `, ${one.note}`}`,
          aside: moment(one.savedAt),
          checked: one.version === version,
          run: () => onChoose(one.version),
        }))}
        trigger={(props) => (
          <Button size="small" {...props} aria-label={`${label} version ${version}`}>
            Version {version}
            <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
          </Button>
        )}
      />
      {version === newest ? (
        <span className={styles.label}>current</span>
      ) : (
        body && (
          <Button
            look="quiet"
            size="small"
            icon={<IconArrowBackUp size={14} stroke={1.6} aria-hidden="true" />}
            onClick={() => onGoBack(version, body.toolset)}
          >
            Go back to version {version}
          </Button>
        )
      )}
    </div>
  )
}
