import type { Node, NodeId } from '../node'
import type { Toolset } from '../toolset'

/** A toolset with some nodes changed. What is not touched stays the very same object, and so does the toolset where nothing changes. */
export function changeNodes(toolset: Toolset, ids: Iterable<NodeId>, change: (node: Node) => Node): Toolset {
  const wanted = new Set(ids)
  return withNodes(
    toolset,
    mapNodes(toolset.nodes, (node) => (wanted.has(node.id) ? change(node) : node)),
  )
}

export const changeNode = (toolset: Toolset, id: NodeId, change: (node: Node) => Node): Toolset => changeNodes(toolset, [id], change)

/** Every node, changed from the leaves up. */
export function mapNodes(nodes: readonly Node[], change: (node: Node) => Node): readonly Node[] {
  const mapped = nodes.map((node) => {
    const children = node.children && mapNodes(node.children, change)
    return change(children === node.children ? node : { ...node, children })
  })
  return mapped.every((node, index) => node === nodes[index]) ? nodes : mapped
}

export const withNodes = (toolset: Toolset, nodes: readonly Node[]): Toolset => (nodes === toolset.nodes ? toolset : { ...toolset, nodes })

/** From the root down to a node; empty where there is none of that id. */
export function wayTo(nodes: readonly Node[], id: NodeId): readonly Node[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = node.children ? wayTo(node.children, id) : []
    if (below.length > 0) return [node, ...below]
  }
  return []
}

export const findNode = (toolset: Toolset, id: NodeId): Node | undefined => wayTo(toolset.nodes, id).at(-1)

/** The toolset with one node, all below it, and the groups that lead to it. */
export function prunedTo(toolset: Toolset, id: NodeId): Toolset {
  const [node, ...above] = [...wayTo(toolset.nodes, id)].reverse()
  if (!node) return { ...toolset, nodes: [] }
  return { ...toolset, nodes: [above.reduce((inner, group) => ({ ...group, children: [inner] }), node)] }
}

/** A value with a member set, or without it: an optional member is never `undefined`. */
export function put<T extends object, K extends keyof T>(value: T, key: K, next: T[K] | undefined): T {
  if (next !== undefined) return value[key] === next ? value : { ...value, [key]: next }
  if (!Object.hasOwn(value, key)) return value
  const { [key]: _, ...rest } = value
  return rest as T
}

/** The same for a member that holds members itself: one that becomes empty goes away. */
export function putWithin<T extends object, K extends keyof T>(
  value: T,
  key: K,
  change: (inner: NonNullable<T[K]>) => NonNullable<T[K]>,
): T {
  const before = (value[key] ?? {}) as NonNullable<T[K]>
  const after = change(before)
  if (after === before) return value
  return put(value, key, Object.keys(after).length > 0 ? after : undefined)
}
