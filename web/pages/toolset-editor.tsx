import { SidePane } from './side-pane'
import styles from './toolset-editor.module.css'
import { useToolset } from './use-toolset'

/** The editor of one node, and at its side what comes of it. */
export function ToolsetEditor() {
  const { toolset, node, edit } = useToolset()
  if (!toolset || !node || !edit) return null
  return (
    <div className={styles.sides}>
      <div className={styles.editor} />
      <SidePane />
    </div>
  )
}
