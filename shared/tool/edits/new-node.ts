import { nameOf } from '../lenses'
import type { Node, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { addNode, type Place } from './nodes'
import { findNode } from './tree'

/** Puts a new tool or group into the tree, under a name nobody beside it has. In a command's tree it gets a command line to be filled in; which program it runs is for a person to say. */
export function addNew(toolset: Toolset, id: NodeId, kind: 'tool' | 'group', place: Place = {}): Toolset {
  const siblings = (place.parent === undefined ? toolset.nodes : findNode(toolset, place.parent)?.children) ?? []
  const name = freeName(`new_${kind}`, siblings)
  const hasCommand = toolset.rules !== 'mcp' || (place.parent !== undefined && findNode(toolset, place.parent)?.cli !== undefined)
  const cli = hasCommand && { cli: { args: [] } }
  const node: Node =
    kind === 'group' ? { id, tool: { name }, children: [], ...cli } : { id, tool: { name, inputSchema: { type: 'object' } }, ...cli }
  return addNode(toolset, node, place)
}

function freeName(wish: string, siblings: readonly Node[]): string {
  const taken = new Set(siblings.map(({ tool }) => nameOf(tool)))
  let name = wish
  for (let count = 2; taken.has(name); count++) name = `${wish}_${count}`
  return name
}
