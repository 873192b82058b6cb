import { nameOf } from './lenses'
import type { Node, NodeId } from './node'
import type { ResolvedTool } from './resolved'
import type { Toolset } from './toolset'

/** A tool by its name on the wire, its plain name, or the path of names joined by `/` (`gh/cache/delete`). */
export function findTool(toolset: Toolset, tools: readonly ResolvedTool[], name: string): ResolvedTool | undefined {
  const names = new Map<NodeId, string>()
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      names.set(node.id, nameOf(node.tool))
      if (node.children) visit(node.children)
    }
  }
  visit(toolset.nodes)
  const pathOf = (tool: ResolvedTool) => tool.path.map((id) => names.get(id)).join('/')
  return (
    tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.plainName === name) ?? tools.find((tool) => pathOf(tool) === name)
  )
}
