import { removeNodes } from '#shared/tool/edits/nodes'
import { setEnabled } from '#shared/tool/edits/own'
import type { NodeId } from '#shared/tool/node'
import type { Edit } from '../../lib/edit'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import styles from './design-tree.module.css'

/** What can be done with several nodes at once. */
export function BulkBar({ ids, edit, onDone }: { ids: readonly NodeId[]; edit: Edit; onDone(): void }) {
  return (
    <div role="toolbar" aria-label="Chosen nodes" className={styles.bulk}>
      <span>{count(ids.length, 'chosen', 'chosen')}</span>
      <Button size="small" onClick={() => edit((toolset) => setEnabled(toolset, ids, true))}>
        Enable
      </Button>
      <Button size="small" onClick={() => edit((toolset) => setEnabled(toolset, ids, false))}>
        Disable
      </Button>
      <Button
        size="small"
        look="danger"
        onClick={() => {
          edit((toolset) => removeNodes(toolset, ids))
          onDone()
        }}
      >
        Delete
      </Button>
    </div>
  )
}
