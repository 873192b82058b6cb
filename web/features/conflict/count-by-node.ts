import { merge } from '#shared/diff/merge'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'

type Sides = { base: { toolset: Toolset }; mine: Toolset; theirs: { toolset: Toolset } }

/** How many places of each node both sides touched. */
export function countByNode({ base, mine, theirs }: Sides): ReadonlyMap<NodeId, number> {
  const counts = new Map<NodeId, number>()
  for (const { node } of merge(base.toolset, mine, theirs.toolset).conflicts) {
    if (node !== undefined) counts.set(node, (counts.get(node) ?? 0) + 1)
  }
  return counts
}
