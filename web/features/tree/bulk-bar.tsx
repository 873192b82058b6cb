import { IconTrash } from '@tabler/icons-react'
import { setEnabled } from '#shared/tool/edits/own'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { deleteNodes } from './delete-nodes'
import styles from './design-tree.module.css'

type Props = { toolset: Toolset; ids: readonly NodeId[]; edit: Edit; onDone(): void }

/** What can be done with several nodes at once. */
export function BulkBar({ toolset, ids, edit, onDone }: Props) {
  return (
    <div role="toolbar" aria-label="Chosen nodes" className={styles.bulk}>
      <span>{count(ids.length, 'chosen', 'chosen')}</span>
      <Button size="small" onClick={() => edit((toolset) => setEnabled(toolset, ids, true))}>
        Enable
      </Button>
      <Button size="small" onClick={() => edit((toolset) => setEnabled(toolset, ids, false))}>
        Disable
      </Button>
      <IconButton
        small
        className={styles.delete}
        label={`Delete ${ids.length} nodes`}
        onClick={() => {
          deleteNodes(toolset, ids, edit)
          onDone()
        }}
      >
        <IconTrash size={16} stroke={1.6} />
      </IconButton>
    </div>
  )
}
