import { nameOf } from '../tool/lenses'
import type { Node, NodeId } from '../tool/node'
import type { Dialect, Toolset } from '../tool/toolset'
import { reconcile } from './reconcile'

export type Revival = {
  /** The toolset with a change from outside in it. */
  next: Toolset
  /** The nodes that came with the change. */
  fresh: ReadonlySet<NodeId>
  /** The files as they were read. */
  read: ReadonlyMap<string, Node | undefined>
  dialect: Dialect
}

/**
 * Tools that went with a file and come back with it (a branch that is left and entered again) are the tools they were: with the ids, designs
 * and examples that an earlier version still knows.
 */
export function revive({ next, fresh, read, dialect }: Revival, earlier: Toolset): Toolset {
  const taken = new Set(idsIn(next.nodes).filter((id) => !fresh.has(id)))
  const nodes = next.nodes.map((root) => {
    const before = earlier.nodes.find(({ file }) => file !== undefined && file === root.file)
    const now = root.file === undefined ? undefined : read.get(root.file)
    if (!before || !now || !idsIn([root]).some((id) => fresh.has(id))) return root
    const alone = { ...earlier, nodes: [before] }
    const [twin] = reconcile({ base: alone, ours: alone, changed: new Map([[root.file as string, now]]), dialect }).nodes
    const known = new Set(idsIn([before]).filter((id) => !taken.has(id)))
    return revived(root, twin, { fresh, known })
  })
  return nodes.every((node, index) => node === next.nodes[index]) ? next : { ...next, nodes }
}

type Ids = { fresh: ReadonlySet<NodeId>; known: ReadonlySet<NodeId> }

function revived(node: Node, twin: Node | undefined, ids: Ids): Node {
  const children = node.children?.map((child) =>
    revived(
      child,
      twin?.children?.find(({ tool }) => nameOf(tool) === nameOf(child.tool)),
      ids,
    ),
  )
  const same = children?.every((child, index) => child === node.children?.[index]) !== false
  if (!twin || !ids.fresh.has(node.id) || !ids.known.has(twin.id)) return same ? node : { ...node, children }
  const { children: _, ...rest } = twin
  return children ? { ...rest, children } : rest
}

export const idsIn = (nodes: readonly Node[]): NodeId[] => nodes.flatMap(({ id, children }) => [id, ...idsIn(children ?? [])])
