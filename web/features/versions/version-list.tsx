import { moment } from '../../lib/words'
import { Cell, RowList } from '../../ui/row-list'
import type { Version } from './queries'
import styles from './version-list.module.css'

type Props = { versions: readonly Version[]; chosen: number | undefined; onChoose(version: Version): void }

/** The versions that are kept, the newest first. */
export function VersionList({ versions, chosen, onChoose }: Props) {
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
        {({ version, savedAt, note }) => (
          <div role="none" className={styles.row}>
            <Cell className={styles.number}>Version {version}</Cell>
            <Cell className={styles.when}>
              {version === versions[0]?.version ? 'current, ' : ''}
              {moment(savedAt)}
            </Cell>
            {note !== undefined && <Cell className={styles.note}>{note}</Cell>}
          </div>
        )}
      </RowList>
      <p className={styles.foot}>Those without a note thin out: after a day to one an hour, after a month to one a day.</p>
    </div>
  )
}
