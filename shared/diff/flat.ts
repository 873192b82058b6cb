import type { Doc, Json } from '../tool/json'
import { nameOf } from '../tool/lenses'
import type { Node, NodeId } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { identical } from './identical'

/** `doc`: the node as a document, its children left open, so that only that it is a group is said. */
export type Entry = { node: Node; parent: NodeId | undefined; doc: Doc }

/** A toolset with its tree laid flat: nodes by id in reading order, and who stands below whom. */
export type Flat = { doc: Doc; entries: ReadonlyMap<NodeId, Entry>; below: ReadonlyMap<NodeId | undefined, readonly NodeId[]> }

/** A toolset never changes in place, so it is laid flat once. Of a node that is the same in `like`, the document there is taken: then it is known to be the same. */
export function flat(toolset: Toolset, like?: Flat): Flat {
  const known = seen.get(toolset)
  if (known && known.like === like) return known.flat
  const made = laidFlat(toolset, like)
  seen.set(toolset, { like, flat: made })
  return made
}

const seen = new WeakMap<Toolset, { like: Flat | undefined; flat: Flat }>()

function laidFlat(toolset: Toolset, like: Flat | undefined): Flat {
  const entries = new Map<NodeId, Entry>()
  const below = new Map<NodeId | undefined, readonly NodeId[]>()
  const visit = (nodes: readonly Node[], parent: NodeId | undefined) => {
    below.set(
      parent,
      nodes.map(({ id }) => id),
    )
    for (const node of nodes) {
      const [doc, other] = [opened(node, 'children'), like?.entries.get(node.id)?.doc]
      entries.set(node.id, { node, parent, doc: other && identical(doc, other) ? other : doc })
      if (node.children) visit(node.children, node.id)
    }
  }
  visit(toolset.nodes, undefined)
  return { doc: opened(toolset, 'nodes'), entries, below }
}

/** A node or toolset as a document; what is below stands in its place as an empty list. */
function opened<T extends object>(value: T, key: keyof T): Doc {
  return (value[key] === undefined ? value : { ...value, [key]: [] }) as unknown as Record<string, Json>
}

/** The names that lead to a node, for people. */
export function pathTo({ entries }: Flat, id: NodeId | undefined): string[] {
  const entry = id === undefined ? undefined : entries.get(id)
  return entry ? [...pathTo({ entries } as Flat, entry.parent), nameOf(entry.node.tool) || entry.node.id] : []
}
