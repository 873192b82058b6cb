import { ToolsetSettings } from '../features/toolset-settings/toolset-settings'
import { LinkedFiles } from '../features/toolsets/linked-files'
import { NodesButton } from './nodes-button'
import pane from './tool-pane.module.css'
import styles from './toolset-settings.module.css'
import { useToolset } from './use-toolset'

/** Settings of one toolset: what holds for all its tools. */
export function ToolsetSettingsPage() {
  const { id, toolset, resolved, edit } = useToolset()
  if (!toolset || !resolved || !edit) return null
  return (
    <div className={pane.pane}>
      <div className={styles.head}>
        <NodesButton />
        <h2>Settings of this toolset</h2>
      </div>
      <div className={styles.scroll}>
        <LinkedFiles id={id} />
        <ToolsetSettings toolsetId={id} toolset={toolset} resolved={resolved} edit={edit} />
      </div>
    </div>
  )
}
