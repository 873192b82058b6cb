import { IconChevronDown, IconChevronRight, IconFileText, IconFolder } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RenderedFile } from '#shared/targets/target'
import { bytes, count } from '../../lib/words'
import { Cell, RowList } from '../../ui/row-list'
import styles from './code-panel.module.css'
import { type Row, treeRows } from './tree'

type Props = { files: readonly RenderedFile[]; chosen: string; onChoose(path: string): void }

/** The files of a target as a tree; Enter folds a folder. */
export function FileTree({ files, chosen, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => treeRows(files, closed), [files, closed])
  const size = files.reduce((sum, { text }) => sum + text.length, 0)
  const fold = ({ path, folder }: Row) => {
    if (!folder) return
    const next = new Set(closed)
    if (!next.delete(path)) next.add(path)
    setClosed(next)
  }
  return (
    <div className={styles.files}>
      <div className={styles.filesHead}>
        <span>{count(files.length, 'file')}</span>
        <span>{bytes(size)}</span>
      </div>
      <RowList
        label="Files"
        items={rows}
        keyOf={({ path }) => path}
        rowHeight={26}
        chosen={chosen}
        onChoose={(row) => (row.folder ? fold(row) : onChoose(row.path))}
      >
        {({ name, depth, folder, path }) => (
          <Cell className={styles.file} title={path}>
            <span className={styles.indent} style={{ width: depth * 16 }} aria-hidden="true" />
            {folder ? (
              closed.has(path) ? (
                <IconChevronRight size={14} />
              ) : (
                <IconChevronDown size={14} />
              )
            ) : (
              <span className={styles.noFold} />
            )}
            {folder ? <IconFolder size={15} stroke={1.6} /> : <IconFileText size={15} stroke={1.6} />}
            <span className={styles.fileName}>{name}</span>
          </Cell>
        )}
      </RowList>
    </div>
  )
}
