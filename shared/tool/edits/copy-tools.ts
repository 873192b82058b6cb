import { liveIds, uniqueIds } from '../ids'
import { type Doc, member } from '../json'
import { nameOf, setMember } from '../lenses'
import type { Node, NodeId } from '../node'
import { resolve } from '../resolve'
import type { Toolset } from '../toolset'
import { setTool } from './document'
import { type Example, freeExampleId, putExample } from './examples'
import { addNode, freeName } from './nodes'
import { findNode } from './tree'

/** What becomes of a tool whose name is taken: it comes under another name, it takes the other's place, or it stays where it was. */
export const collisionWays = ['both', 'replace', 'skip'] as const
export type CollisionWay = (typeof collisionWays)[number]

/** The node that already offers a tool of this name, decorated or not. */
export function nodeNamed(toolset: Toolset, name: string): NodeId | undefined {
  const tools = resolve(toolset)
  return (tools.find((tool) => tool.plainName === name) ?? tools.find((tool) => tool.name === name))?.id
}

/** Which of these tools a toolset has by name. */
export function takenNames(toolset: Toolset, tools: readonly Doc[]): string[] {
  const taken = new Set(resolve(toolset).flatMap(({ name, plainName }) => [name, plainName]))
  return tools.map(nameOf).filter((name) => name !== '' && taken.has(name))
}

/** Puts tools into a toolset as they were sent. `copied` are the nodes that hold them now; a tool that is replaced keeps its place and what is ours about it. */
export function copyTools(toolset: Toolset, tools: readonly Doc[], way: CollisionWay): { toolset: Toolset; copied: NodeId[] } {
  const taken = new Set(takenNames(toolset, tools))
  const ids = liveIds(tools.map((tool) => member(tool, 'name')))
  const unique = uniqueIds()
  for (const id of idsIn(toolset.nodes)) unique(id)
  const copied: NodeId[] = []
  const add = (all: Toolset, wish: string, tool: Doc) => {
    const id = unique(wish)
    copied.push(id)
    return addNode(all, { id, tool })
  }
  const after = tools.reduce((all, tool, index) => {
    const name = nameOf(tool)
    if (!taken.has(name)) return add(all, ids[index] as string, tool)
    if (way === 'skip') return all
    if (way === 'replace') {
      const node = named(all, name)
      if (node) copied.push(node.id)
      return node ? replaced(all, node, tool) : all
    }
    const free = freeName(name, all.nodes, all.rules === 'mcp' ? '_' : '-')
    return add(all, free, setMember(tool, 'name', free))
  }, toolset)
  return { toolset: after, copied }
}

function named(toolset: Toolset, name: string): Node | undefined {
  const id = nodeNamed(toolset, name)
  return id === undefined ? undefined : findNode(toolset, id)
}

/** A tool below a group keeps the name that the group completes. */
function replaced(toolset: Toolset, node: Node, tool: Doc): Toolset {
  const next = setMember(tool, 'name', nameOf(node.tool))
  return JSON.stringify(next) === JSON.stringify(node.tool) ? toolset : setTool(toolset, node.id, next)
}

const idsIn = (nodes: readonly Node[]): NodeId[] => nodes.flatMap(({ id, children }) => [id, ...(children ? idsIn(children) : [])])

/** Adds an example to the tool of that name; where there is none, the tool comes first. */
export function keepExample(toolset: Toolset, tool: Doc, example: Omit<Example, 'id'>): { toolset: Toolset; node: NodeId; isNew: boolean } {
  const known = nodeNamed(toolset, nameOf(tool))
  const held = known === undefined ? copyTools(toolset, [tool], 'both').toolset : toolset
  const node = known ?? (held.nodes.at(-1) as Node).id
  const id = freeExampleId(findNode(held, node)?.design?.examples ?? [])
  return { toolset: putExample(held, node, { id, ...example }), node, isNew: known === undefined }
}
