import type { Doc, Json } from '../tool/json'
import type { Node, NodeId } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { asJson, type Change } from './changes'
import { type Conflict, type Decisions, isAbout } from './conflict'
import { orderConflict, placeConflict, removalConflict, valueConflict } from './conflict-at'
import { type Flat, flat } from './flat'
import { withFollowers } from './followers'
import { identical } from './identical'
import { mergePresence } from './merge-presence'
import { mergePlaces } from './merge-tree'
import { type Judge, mergeValue } from './merge-value'
import { toldChanges } from './mirrors'
import { mergeOrder } from './order'
import { eachOf, otherSide, type Side, type Three } from './three'

export type Merge = Three<Toolset> & {
  /** Both sides together; at a place that is still to decide stands mine. */
  merged: Toolset
  conflicts: readonly Conflict[]
  /** What was merged by itself, as people are told. */
  taken: readonly { side: Side | 'both'; change: Change }[]
}

/** Brings together two toolsets that began as one. What does not touch is merged by itself; what touches the same place is left to a person. */
export function merge(base: Toolset, mine: Toolset, theirs: Toolset): Merge {
  const three = { base, mine, theirs }
  const { merged, conflicts } = mergeWith(three, {})
  let taken: Merge['taken'] | undefined
  return {
    ...three,
    merged,
    conflicts,
    get taken() {
      taken ??= takenFrom(three, conflicts)
      return taken
    },
  }
}

/** The toolset after a person decided; where nothing is said, mine holds. */
export const decide = ({ base, mine, theirs }: Merge, decisions: Decisions): Toolset => mergeWith({ base, mine, theirs }, decisions).merged

function mergeWith(three: Three<Toolset>, decisions: Decisions): { merged: Toolset; conflicts: Conflict[] } {
  const base = flat(three.base)
  const sides = { base, mine: flat(three.mine, base), theirs: flat(three.theirs, base) }
  const conflicts: Conflict[] = []
  const decided = (conflict: Conflict) => {
    conflicts.push(conflict)
    return (Object.hasOwn(decisions, conflict.id) && decisions[conflict.id]) || 'mine'
  }
  const sideOf = (conflict: Conflict): Side => (decided(conflict) === 'theirs' ? 'theirs' : 'mine')

  const there = mergePresence(sides, (removal) => sideOf(removalConflict(sides, removal)))
  const places = mergePlaces(sides, there, (ids) => sideOf(placeConflict(sides, ids)))
  const below = mergeChildren(sides, places, (id, orders) => sideOf(orderConflict(sides, id, orders)))

  const judgeOf = (id: NodeId | undefined, kept: (at: readonly string[], by: Side) => void): Judge => ({
    value(at, values) {
      const decision = decided(valueConflict(sides, id, at, values))
      const value = typeof decision === 'object' ? decision.edit : values[decision]
      const remover = values.mine === undefined ? 'mine' : values.theirs === undefined ? 'theirs' : undefined
      if (remover && value !== undefined) kept(at, otherSide(remover))
      return value
    },
    order: (at, names) =>
      sideOf(
        valueConflict(
          sides,
          id,
          at,
          eachOf(names, (list): Json => [...list]),
          'order',
        ),
      ),
  })
  const docOf = (id: NodeId): Json | undefined => {
    const docs = eachOf(sides, ({ entries }) => entries.get(id)?.doc)
    if (!docs.mine || !docs.theirs) return docs.mine ?? docs.theirs
    const kept: { at: readonly string[]; by: Side }[] = []
    const doc = mergeValue(
      [],
      docs,
      judgeOf(id, (at, by) => kept.push({ at, by })),
    )
    return kept.reduce((whole, { at, by }) => withFollowers(whole, docs[by] as Doc, at), doc)
  }
  const built = (id: NodeId): Node => {
    const doc = docOf(id) as unknown as Node
    const children = below.get(id)?.map(built)
    const node = children ? { ...doc, children } : doc
    const mine = sides.mine.entries.get(id)?.node
    return mine && identical(asJson(node), asJson(mine)) ? mine : node
  }
  const doc = mergeValue(
    [],
    eachOf(sides, ({ doc }) => doc),
    judgeOf(undefined, () => undefined),
  ) as unknown as Toolset
  return { merged: { ...doc, nodes: (below.get(undefined) ?? []).map(built) }, conflicts }
}

/** Who stands below whom, in which order. */
function mergeChildren(
  sides: Three<Flat>,
  places: ReadonlyMap<NodeId, NodeId | undefined>,
  judge: (parent: NodeId | undefined, orders: Three<readonly NodeId[]>) => Side,
): Map<NodeId | undefined, readonly NodeId[]> {
  const members = new Map<NodeId | undefined, Set<NodeId>>()
  for (const [id, place] of places) members.set(place, (members.get(place) ?? new Set()).add(id))
  return new Map(
    Array.from(members, ([parent, kept]) => {
      const orders = eachOf(sides, ({ below }) => below.get(parent) ?? [])
      const order = mergeOrder(orders, kept, () => judge(parent, orders))
      // A node that stands here only for want of its own place comes last.
      return [parent, [...new Set([...order, ...kept])]]
    }),
  )
}

function takenFrom({ base, mine, theirs }: Three<Toolset>, conflicts: readonly Conflict[]): Merge['taken'] {
  const free = (side: Toolset) => toldChanges(base, side).filter((change) => !conflicts.some((conflict) => isAbout(conflict, change)))
  const [byMe, byThem] = [free(mine), free(theirs)]
  const theirTexts = new Set(byThem.map((change) => JSON.stringify(change)))
  const myTexts = new Set(byMe.map((change) => JSON.stringify(change)))
  return [
    ...byMe.map((change) => ({ side: theirTexts.has(JSON.stringify(change)) ? ('both' as const) : ('mine' as const), change })),
    ...byThem.filter((change) => !myTexts.has(JSON.stringify(change))).map((change) => ({ side: 'theirs' as const, change })),
  ]
}
