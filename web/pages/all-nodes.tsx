import { countTools } from '#shared/tool/ids'
import { allPanels } from '../lib/panels'
import { count } from '../lib/words'
import { Tabs } from '../ui/tabs'
import styles from './all-tools.module.css'
import { NodesButton } from './nodes-button'
import pane from './tool-pane.module.css'
import { ToolsetCode } from './toolset-code'
import { useToolset } from './use-toolset'

/** All tools of a toolset at once; the tree is folded away. */
export function AllNodes() {
  const { toolset } = useToolset()
  if (!toolset) return null
  return (
    <div className={pane.pane}>
      <div className={styles.head}>
        <NodesButton />
        <h2 className={styles.title}>All tools</h2>
        <span className={styles.facts}>{count(countTools(toolset.nodes), 'tool')} of this toolset</span>
      </div>
      <Tabs label="Panels" tabs={allPanels} value={allPanels[0].id} panelId="panel" onChange={() => {}} />
      <div id="panel" role="tabpanel" aria-label={allPanels[0].label} className={pane.panel}>
        <ToolsetCode />
      </div>
    </div>
  )
}
