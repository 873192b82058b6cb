import { nameOf, setMember } from '../lenses'
import type { Node, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { mapNodes, wayTo, withNodes } from './tree'

/** Where a node stands: below `parent`, or as a root, before the one that has `index` now; at the end where it is left out. */
export type Place = { parent?: NodeId | undefined; index?: number | undefined }

/** Puts a node into the tree. A tool that gets a node below it becomes a group. */
export function addNode(toolset: Toolset, node: Node, { parent, index }: Place = {}): Toolset {
  const inserted = (list: readonly Node[]) => {
    const at = Math.max(0, Math.min(index ?? list.length, list.length))
    return [...list.slice(0, at), node, ...list.slice(at)]
  }
  if (parent === undefined) return { ...toolset, nodes: inserted(toolset.nodes) }
  return withNodes(
    toolset,
    mapNodes(toolset.nodes, (one) => (one.id === parent ? { ...one, children: inserted(one.children ?? []) } : one)),
  )
}

/** Takes nodes away, with all below them. A group stays a group when it is empty. */
export function removeNodes(toolset: Toolset, ids: Iterable<NodeId>): Toolset {
  const gone = new Set(ids)
  const left = (nodes: readonly Node[]): readonly Node[] => {
    const kept = nodes.filter(({ id }) => !gone.has(id))
    const mapped = kept.map((node) => {
      const children = node.children && left(node.children)
      return children === node.children ? node : { ...node, children }
    })
    return mapped.length === nodes.length && mapped.every((node, index) => node === nodes[index]) ? nodes : mapped
  }
  return withNodes(toolset, left(toolset.nodes))
}

/** A copy right behind the node, with ids from the caller and a name of its own. A copied file becomes a new file. */
export function duplicateNode(toolset: Toolset, id: NodeId, newId: (node: Node) => NodeId): Toolset {
  const way = wayTo(toolset.nodes, id)
  const node = way.at(-1)
  if (!node) return toolset
  const parent = way.at(-2)
  const siblings = parent?.children ?? toolset.nodes
  const copied = (one: Node): Node => ({ ...one, id: newId(one), ...(one.children && { children: one.children.map(copied) }) })
  const { file, ...copy } = copied(node)
  const name = freeName(nameOf(node.tool), siblings, toolset.rules === 'mcp' ? '_' : '-')
  const place = { parent: parent?.id, index: siblings.indexOf(node) + 1 }
  return addNode(toolset, { ...copy, tool: setMember(copy.tool, 'name', name) }, place)
}

/** `x_copy`, `x_copy2`…: by a dash where `_` would take a name apart. */
export function freeName(name: string, siblings: readonly Node[], joint: string): string {
  const taken = new Set(siblings.map(({ tool }) => nameOf(tool)))
  let wish = `${name}${joint}copy`
  for (let count = 2; taken.has(wish); count++) wish = `${name}${joint}copy${count}`
  return wish
}
