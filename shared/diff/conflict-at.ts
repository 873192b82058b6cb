import type { Json } from '../tool/json'
import type { NodeId } from '../tool/node'
import { pointer } from '../tool/pointer'
import { asJson } from './changes'
import type { Conflict } from './conflict'
import { type Flat, pathTo } from './flat'
import { labelOf } from './labels'
import type { Removal } from './merge-presence'
import { eachOf, type Three } from './three'

type Sides = Three<Flat>

/** Where a conflict is, in the words of the side that still has the node. */
function placed(sides: Sides, kind: Conflict['kind'], node: NodeId | undefined, at: readonly string[]) {
  const side = node === undefined || sides.mine.entries.has(node) ? sides.mine : sides.theirs
  return {
    id: `${kind} ${node ?? ''} ${pointer(at)}`,
    kind,
    ...(node !== undefined && { node }),
    path: pathTo(side, node),
    at: pointer(at),
    label: labelOf(at, node === undefined ? undefined : side.entries.get(node)?.node),
  }
}

type Values = Three<Json | undefined>

export const valueConflict = (
  sides: Sides,
  node: NodeId | undefined,
  at: readonly string[],
  values: Values,
  kind: 'value' | 'order' = 'value',
) => ({
  ...placed(sides, kind, node, at),
  ...values,
})

export function removalConflict(sides: Sides, { id, with: gone }: Removal): Conflict {
  const where = placed(sides, 'removed', id, [])
  return { ...where, label: `${where.label} taken away`, with: gone, ...eachOf(sides, ({ entries }) => asJson(entries.get(id)?.node)) }
}

/** One node that moved to two places, or several that moved into each other: the first tells. */
export function placeConflict(sides: Sides, ids: readonly NodeId[]): Conflict {
  const [first] = ids as [NodeId, ...NodeId[]]
  return {
    ...placed(sides, 'place', first, []),
    id: `place ${ids.join(' ')}`,
    label: 'Place in the tree',
    with: new Set(ids),
    ...eachOf(sides, (side): Json => pathTo(side, side.entries.get(first)?.parent)),
  }
}

/** The order of what stands below a node, told by names. */
export function orderConflict(sides: Sides, parent: NodeId | undefined, orders: Three<readonly NodeId[]>): Conflict {
  const names = (side: Flat, order: readonly NodeId[]): Json => order.map((id) => pathTo(side, id).at(-1) ?? id)
  return {
    ...placed(sides, 'order', parent, [parent === undefined ? 'nodes' : 'children']),
    base: names(sides.base, orders.base),
    mine: names(sides.mine, orders.mine),
    theirs: names(sides.theirs, orders.theirs),
  }
}
