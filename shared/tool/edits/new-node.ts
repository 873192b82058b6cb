import { type CommandSchema, toolOf } from '../command-schema'
import type { Doc } from '../json'
import { nameOf } from '../lenses'
import type { Node, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { addNode, type Place } from './nodes'
import { findNode } from './tree'

/** A bare tool, a group, or a tool of one of the toolset's structures. */
export type NewNode = 'tool' | 'group' | CommandSchema

/** Puts a new node into the tree, under a name nobody beside it has. In a command's tree it gets a command line to be filled in; which program it runs is for a person to say. */
export function addNew(toolset: Toolset, id: NodeId, what: NewNode, place: Place = {}): Toolset {
  const parent = place.parent === undefined ? undefined : findNode(toolset, place.parent)
  const siblings = (parent ? parent.children : toolset.nodes) ?? []
  const hasCommand = toolset.rules !== 'mcp' || parent?.cli !== undefined
  return addNode(toolset, { id, ...begun(what, siblings), ...(hasCommand && { cli: { args: [] } }) }, place)
}

function begun(what: NewNode, siblings: readonly Node[]): Omit<Node, 'id'> {
  if (what === 'tool') return { tool: free(siblings, (name) => ({ name, inputSchema: { type: 'object' } }), 'new_tool') }
  if (what === 'group') return { tool: free(siblings, (name) => ({ name }), 'new_group'), children: [] }
  return { tool: free(siblings, (name) => toolOf(what, name), 'new_command'), design: { commandSchema: what.id } }
}

function free(siblings: readonly Node[], make: (name: string) => Doc, wish: string): Doc {
  const taken = new Set(siblings.map(({ tool }) => nameOf(tool)))
  let tool = make(wish)
  for (let count = 2; taken.has(nameOf(tool)); count++) tool = make(`${wish}_${count}`)
  return tool
}
