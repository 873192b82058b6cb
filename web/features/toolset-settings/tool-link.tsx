import { Link } from '@tanstack/react-router'
import type { ResolvedTool } from '#shared/tool/resolved'
import { firstDesignPanel } from '../../lib/panels'
import { ServerText } from '../../ui/server-text'
import styles from './toolset-settings.module.css'

/** A tool by its plain name, one click away. */
export function ToolLink({ toolsetId, tool }: { toolsetId: string; tool: Pick<ResolvedTool, 'id' | 'plainName'> }) {
  return (
    <Link to="/toolsets/$id/tools/$node/$panel" params={{ id: toolsetId, node: tool.id, panel: firstDesignPanel }} className={styles.tool}>
      <ServerText text={tool.plainName || 'unnamed'} isName />
    </Link>
  )
}
