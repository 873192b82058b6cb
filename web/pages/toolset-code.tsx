import { useNavigate } from '@tanstack/react-router'
import type { Loss } from '#shared/targets/target'
import { nameOf } from '#shared/tool/lenses'
import type { Node, NodeId } from '#shared/tool/node'
import { CodePanel } from '../features/code/code-panel'
import { firstDesignPanel } from '../lib/panels'
import { useToolset } from './use-toolset'

/** A toolset as files; what a target cannot carry leads to the place that says it. */
export function ToolsetCode({ node }: { node?: string }) {
  const { id, toolset, resolved } = useToolset()
  const navigate = useNavigate()
  if (!toolset || !resolved) return null
  const show = ({ tool: name, node: known, at }: Loss) => {
    const found = known ?? resolved.find((tool) => tool.plainName === name || tool.name === name)?.id ?? groupCalled(toolset.nodes, name)
    if (found === undefined) return
    void navigate({
      to: '/toolsets/$id/tools/$node/$panel',
      params: { id, node: found, panel: firstDesignPanel },
      search: true,
      hash: at,
    })
  }
  return <CodePanel toolset={toolset} {...(node !== undefined && { node })} onShow={show} />
}

/** A group by the names that lead to it. */
function groupCalled(nodes: readonly Node[], name: string): NodeId | undefined {
  for (const { id, tool, children } of nodes) {
    const own = nameOf(tool)
    if (own === name) return id
    const below = name.startsWith(`${own}_`) && children ? groupCalled(children, name.slice(own.length + 1)) : undefined
    if (below !== undefined) return below
  }
  return undefined
}
