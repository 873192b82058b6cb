import type { ToolsetVersion } from '#shared/api/toolsets'
import { RowList } from '../../ui/row-list'
import styles from './version-list.module.css'
import { VersionRow } from './version-row'

type Props = {
  id: string
  versions: readonly ToolsetVersion[]
  /** Whether each says what it changed, for which it is read. */
  withChanges: boolean
  chosen: number | undefined
  onChoose(version: ToolsetVersion): void
}

/** The versions that are kept, the newest first. */
export function VersionList({ id, versions, withChanges, chosen, onChoose }: Props) {
  return (
    <div className={styles.column}>
      <RowList
        label="Versions"
        items={versions}
        keyOf={({ version }) => version}
        rowHeight={28}
        measured
        chosen={chosen}
        onChoose={onChoose}
      >
        {(version) => {
          const index = versions.indexOf(version)
          const previous = versions[index + 1]?.version
          return <VersionRow id={id} version={version} previous={previous} isCurrent={index === 0} withChanges={withChanges} />
        }}
      </RowList>
      <p className={styles.foot}>Those without a note thin out: after a day to one an hour, after a month to one a day.</p>
    </div>
  )
}
