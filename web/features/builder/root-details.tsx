import { IconX } from '@tabler/icons-react'
import type { Row } from '#shared/builder/rows'
import { IconButton } from '../../ui/icon-button'
import type { Builder } from './builder'
import styles from './panel.module.css'
import { RowDetails } from './row-details'

/** What is said about the whole: its title, other names, conditions between its fields. */
export function RootDetails({
  row,
  builder,
  refs,
  onJson,
  onClose,
}: {
  row: Row
  builder: Builder
  refs: readonly string[]
  onJson(): void
  onClose(): void
}) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h3>The object as a whole</h3>
        <IconButton small label="Close" onClick={onClose}>
          <IconX size={14} />
        </IconButton>
      </div>
      <RowDetails row={{ ...row, name: 'the object' }} builder={builder} refs={refs} onJson={onJson} />
    </div>
  )
}
