import { useNavigate } from '@tanstack/react-router'
import { CodePanel } from '../features/code/code-panel'
import { firstDesignPanel } from '../lib/panels'
import { useToolset } from './use-toolset'

/** A toolset as files; what a target cannot carry leads to the tool that says it. */
export function ToolsetCode({ node }: { node?: string }) {
  const { id, toolset, resolved } = useToolset()
  const navigate = useNavigate()
  if (!toolset || !resolved) return null
  const show = (name: string) => {
    const found = resolved.find((tool) => tool.plainName === name || tool.name === name)
    if (found)
      void navigate({ to: '/toolsets/$id/tools/$node/$panel', params: { id, node: found.id, panel: firstDesignPanel }, search: true })
  }
  return <CodePanel toolset={toolset} {...(node !== undefined && { node })} onShow={(loss) => show(loss.tool)} />
}
