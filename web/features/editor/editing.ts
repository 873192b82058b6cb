import { wayTo } from '#shared/tool/edits/tree'
import type { Inherited } from '#shared/tool/inherited'
import { nameOf } from '#shared/tool/lenses'
import type { Node, NodeId } from '#shared/tool/node'
import type { From, ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'

/** What every section of the editor works on. */
export type Editing = {
  toolset: Toolset
  /** The tool or group that is edited, and the nodes that lead to it, itself last. */
  node: Node
  way: readonly Node[]
  /** What it would have if it said nothing. */
  inherited: Inherited
  /** The tool as it is offered; a group is not. */
  resolved: ResolvedTool | undefined
  /** All tools of the toolset. */
  tools: readonly ResolvedTool[]
  edit: Edit
}

/** Where a value comes from, in a word or two; nothing where nobody set it. */
export function sourceWords(toolset: Toolset, from: From): string | undefined {
  if ('node' in from) return `from ${nodeName(toolset, from.node)}`
  if ('toolset' in from) return 'from the toolset'
  return from.rule === 'not set' ? undefined : from.rule
}

export function nodeName(toolset: Toolset, id: NodeId): string {
  const node = wayTo(toolset.nodes, id).at(-1)
  return (node && nameOf(node.tool)) || 'a group without a name'
}

/** The names that lead to a node. */
export const namesOf = (way: readonly Node[]): string[] => way.map(({ tool }) => nameOf(tool))
