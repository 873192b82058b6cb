import { changeNode, wayTo } from './edits/tree'
import { isDoc, type Json, member, withMember } from './json'
import { setMember } from './lenses'
import { hintNames, type Node, type NodeId } from './node'
import { enabledOf, hintsOf } from './resolve'
import type { ResolvedTool } from './resolved'
import { leafOf, type Way } from './run-time'
import { runTimes } from './run-times'
import type { Toolset } from './toolset'

export type Inherited = Pick<ResolvedTool, 'enabled' | 'synchronous' | 'timeoutSeconds' | 'guidanceKey' | 'hints'>

/** What a tool or a group would have if it said nothing itself, each value with where it would come from. */
export function inheritedBy(toolset: Toolset, id: NodeId): Inherited | undefined {
  const [root] = wayTo(toolset.nodes, id)
  if (!root) return undefined
  const runTime = runTimes[toolset.rules]
  const { nodes } = changeNode({ ...toolset, nodes: [root] }, id, silent)
  const listed = runTime.tools(nodes).find((way) => leafOf(way).id === id)
  const way = listed ?? (wayTo(nodes, id) as unknown as Way)
  return {
    enabled: enabledOf(way),
    synchronous: runTime.synchronous(way),
    timeoutSeconds: runTime.timeoutSeconds(way),
    guidanceKey: runTime.guidanceKey(way, toolset),
    hints: hintsOf(way, runTime),
  }
}

function silent({ own, ...node }: Node): Node {
  const annotations = member(node.tool, 'annotations')
  if (!isDoc(annotations)) return node
  const left = hintNames.reduce((all, hint) => withMember(all, hint, undefined), annotations)
  return { ...node, tool: setMember(node.tool, 'annotations', left as Json) }
}
