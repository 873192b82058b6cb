import { useNavigate } from '@tanstack/react-router'
import { countTools } from '#shared/tool/ids'
import { allPanelOf, allPanels } from '../lib/panels'
import { count } from '../lib/words'
import { Tabs } from '../ui/tabs'
import styles from './all-tools.module.css'
import { NodesButton } from './nodes-button'
import pane from './tool-pane.module.css'
import { ToolsetCode } from './toolset-code'
import { ToolsetPreview } from './toolset-preview'
import { useToolset } from './use-toolset'

/** All tools of a toolset at once; the tree is folded away. */
export function AllNodes() {
  const { id, toolset, panel: asked } = useToolset()
  const navigate = useNavigate()
  const panel = allPanelOf(asked)
  if (!toolset) return null
  return (
    <div className={pane.pane}>
      <div className={styles.head}>
        <NodesButton />
        <h2 className={styles.title}>All tools</h2>
        <span className={styles.facts}>{count(countTools(toolset.nodes), 'tool')} of this toolset</span>
      </div>
      <Tabs
        label="Panels"
        tabs={allPanels}
        value={panel.id}
        panelId="panel"
        onChange={(next) => void navigate({ to: '/toolsets/$id/all/$panel', params: { id, panel: next }, search: true })}
      />
      <div id="panel" role="tabpanel" aria-label={panel.label} className={pane.panel}>
        {panel.id === 'preview' ? <ToolsetPreview /> : <ToolsetCode />}
      </div>
    </div>
  )
}
