import type { NodeId } from '../tool/node'
import type { Flat } from './flat'
import { identical } from './identical'
import { otherSide, type Side, type Three } from './three'

/** A node that one side took away, with all that went with it, while the other side changed something there. */
export type Removal = { id: NodeId; by: Side; with: ReadonlySet<NodeId> }

/** Asked for each of them: whose word holds. */
export type RemovalJudge = (removal: Removal) => Side

/** The nodes that are there after both sides came together. */
export function mergePresence(sides: Three<Flat>, judge: RemovalJudge): Set<NodeId> {
  const { base, mine, theirs } = sides
  const there = new Set([...mine.entries.keys(), ...theirs.entries.keys()])
  for (const by of ['mine', 'theirs'] as const) {
    const keeper = otherSide(by)
    for (const [id, gone] of removals(base, sides[by])) {
      const whole = withNewBelow(base, sides[keeper], gone)
      const touched = whole.size > gone.size || isTouched(base, sides[keeper], gone)
      if (touched && judge({ id, by, with: whole }) === keeper) continue
      for (const one of whole) there.delete(one)
    }
  }
  return there
}

/** What a side took away, each with the topmost node that went. */
function removals(base: Flat, side: Flat): Map<NodeId, Set<NodeId>> {
  const tops = new Map<NodeId, NodeId>()
  const found = new Map<NodeId, Set<NodeId>>()
  for (const [id, { parent }] of base.entries) {
    if (side.entries.has(id)) continue
    const top = (parent !== undefined && tops.get(parent)) || id
    tops.set(id, top)
    found.set(top, (found.get(top) ?? new Set()).add(id))
  }
  return found
}

/** What the other side made anew below it stays or goes with it. */
function withNewBelow(base: Flat, keeper: Flat, gone: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const whole = new Set(gone)
  for (const [id, { parent }] of keeper.entries) if (parent !== undefined && whole.has(parent) && !base.entries.has(id)) whole.add(id)
  return whole
}

/** Whether the other side changed one of them, or moved something to them. */
function isTouched(base: Flat, keeper: Flat, gone: ReadonlySet<NodeId>): boolean {
  for (const [id, { parent, doc }] of keeper.entries) {
    const was = base.entries.get(id)
    if (!was) continue
    const moved = was.parent !== parent
    if (gone.has(id) ? moved || !identical(was.doc, doc) : moved && parent !== undefined && gone.has(parent)) return true
  }
  return false
}
