import type { NodeId } from '../tool/node'
import type { Flat } from './flat'
import type { Side, Three } from './three'

/** Where a node stands: below its parent, or as a root. */
type Place = NodeId | undefined

/** Asked where both sides moved the same node, or nodes into each other. */
export type PlaceJudge = (ids: readonly NodeId[]) => Side

/** Which node stands below which, for all that are there, by one side or by both. */
export function mergePlaces(sides: Three<Flat>, there: ReadonlySet<NodeId>, judge: PlaceJudge): Map<NodeId, Place> {
  const places = new Map<NodeId, Place>()
  for (const id of there) places.set(id, mergePlace(sides, id, judge))
  for (const id of there) {
    const place = places.get(id)
    if (place !== undefined && !there.has(place)) places.set(id, nearestPlace(sides, id, there))
  }
  const judged = new Set<NodeId>()
  for (let circle = circleIn(places); circle; circle = circleIn(places)) {
    // Whoever goes in a circle again stands as a root: nothing is lost, and it ends.
    const again = circle.some((id) => judged.has(id))
    const side = again ? undefined : sides[judge(circle)]
    for (const id of circle) {
      places.set(id, side && placeOn(side, id, there))
      judged.add(id)
    }
  }
  return places
}

function mergePlace({ base, mine, theirs }: Three<Flat>, id: NodeId, judge: PlaceJudge): Place {
  const [was, here, there] = [base.entries.get(id), mine.entries.get(id), theirs.entries.get(id)]
  if (!here || !there) return (here ?? there)?.parent
  if (here.parent === there.parent || (was && there.parent === was.parent)) return here.parent
  if (was && here.parent === was.parent) return there.parent
  return (judge([id]) === 'mine' ? here : there).parent
}

/** Its parent is gone: the next best place that is still there, at last among the roots. */
function nearestPlace({ mine, theirs, base }: Three<Flat>, id: NodeId, there: ReadonlySet<NodeId>): Place {
  const places = [mine, theirs, base].map((side) => side.entries.get(id)?.parent)
  return places.find((place) => place !== undefined && there.has(place))
}

function placeOn(side: Flat, id: NodeId, there: ReadonlySet<NodeId>): Place {
  const place = side.entries.get(id)?.parent
  return place !== undefined && there.has(place) ? place : undefined
}

/** Nodes that stand below themselves. */
function circleIn(places: ReadonlyMap<NodeId, Place>): NodeId[] | undefined {
  const safe = new Set<NodeId>()
  for (const start of places.keys()) {
    const way: NodeId[] = []
    let id: Place = start
    for (; id !== undefined && !safe.has(id) && !way.includes(id); id = places.get(id)) way.push(id)
    if (id !== undefined && way.includes(id)) return way.slice(way.indexOf(id)).sort()
    for (const one of way) safe.add(one)
  }
  return undefined
}
