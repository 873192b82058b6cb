import type { ReactNode } from 'react'
import type { ResolvedTool } from '#shared/tool/resolved'
import { count } from '../../lib/words'
import { ToolLink } from './tool-link'
import styles from './toolset-settings.module.css'

type Props = { toolsetId: string; tools: readonly ResolvedTool[]; none: ReactNode }

/** The tools that a setting reaches, with the way to each. */
export function Touches({ toolsetId, tools, none }: Props) {
  if (tools.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <div className={styles.touches}>
      <span className={styles.quiet}>Touches {count(tools.length, 'tool')}:</span>
      {tools.map((tool) => (
        <ToolLink key={tool.id} toolsetId={toolsetId} tool={tool} />
      ))}
    </div>
  )
}
