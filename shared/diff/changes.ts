import type { Json } from '../tool/json'
import type { Node, NodeId } from '../tool/node'
import { pointer } from '../tool/pointer'
import type { Toolset } from '../tool/toolset'
import { takenApart } from './anatomy'
import { type Flat, flat, pathTo } from './flat'
import { identical } from './identical'
import { labelOf } from './labels'
import { movedNames } from './order'

/** One thing that differs between two toolsets, as small as a person would decide it. */
export type Change = {
  /** Absent: a place of the toolset itself. */
  node?: NodeId
  /** The names that lead to the node. */
  path: readonly string[]
  /** A pointer into the node or the toolset; the node itself is `''`. The items of a list that have names are named by them. */
  at: string
  /** `moved` at a node: its parent, told by names. `moved` at a place inside: the order of what stands there, told by names. */
  kind: 'added' | 'removed' | 'changed' | 'moved'
  before: Json | undefined
  after: Json | undefined
  label: string
}

type Difference = Pick<Change, 'kind' | 'before' | 'after'> & { at: readonly string[] }

/** What differs between two toolsets, matched by the ids of their nodes: the toolset first, then node by node in reading order. */
export function changes(before: Toolset, after: Toolset): Change[] {
  if (before === after) return []
  const one = flat(before)
  const other = flat(after, one)
  return [
    ...told(undefined, [], [...differences([], one.doc, other.doc), ...orderBelow(one, other, undefined)]),
    ...[...new Set([...other.entries.keys(), ...one.entries.keys()])].flatMap((id) => {
      const side = other.entries.has(id) ? other : one
      return told(side.entries.get(id)?.node, pathTo(side, id), nodeDifferences(one, other, id))
    }),
  ]
}

const told = (node: Node | undefined, path: readonly string[], found: Iterable<Difference>): Change[] =>
  Array.from(found, ({ at, ...rest }) => ({ ...(node && { node: node.id }), path, at: pointer(at), ...rest, label: labelOf(at, node) }))

function* nodeDifferences(one: Flat, other: Flat, id: NodeId): Generator<Difference> {
  const before = one.entries.get(id)
  const after = other.entries.get(id)
  if (!before || !after) {
    // What comes or goes with its group is told once, with the group.
    const [here, there, entry] = after ? [other, one, after] : [one, other, before]
    const withGroup = entry?.parent !== undefined && here.entries.has(entry.parent) && !there.entries.has(entry.parent)
    if (!withGroup) yield after ? added([], asJson(after.node)) : removed([], asJson(before?.node))
    return
  }
  if (before.parent !== after.parent) {
    yield { at: [], kind: 'moved', before: pathTo(one, before.parent), after: pathTo(other, after.parent) }
  }
  if (before.node === after.node) return
  yield* differences([], before.doc, after.doc)
  yield* orderBelow(one, other, id)
}

function* differences(at: readonly string[], before: Json | undefined, after: Json | undefined): Generator<Difference> {
  if (identical(before, after)) return
  const [one, other] = takenApart(at, [before, after]) ?? []
  const nothingInside = one && other && one.of.size + other.of.size === 0
  if (!one || !other || nothingInside) {
    yield before === undefined ? added(at, after) : after === undefined ? removed(at, before) : { at, kind: 'changed', before, after }
    return
  }
  for (const key of new Set([...one.of.keys(), ...other.of.keys()])) yield* differences([...at, key], one.of.get(key), other.of.get(key))
  const [old, now] = [[...one.of.keys()], [...other.of.keys()]]
  if (movedNames(old, now).size > 0) yield { at, kind: 'moved', before: old, after: now }
}

function* orderBelow(one: Flat, other: Flat, parent: NodeId | undefined): Generator<Difference> {
  const old = one.below.get(parent) ?? []
  const now = other.below.get(parent) ?? []
  if (movedNames(old, now).size === 0) return
  const names = (side: Flat, ids: readonly NodeId[]) => ids.map((id) => pathTo(side, id).at(-1) ?? id)
  yield { at: [parent === undefined ? 'nodes' : 'children'], kind: 'moved', before: names(one, old), after: names(other, now) }
}

const added = (at: readonly string[], after: Json | undefined): Difference => ({ at, kind: 'added', before: undefined, after })
const removed = (at: readonly string[], before: Json | undefined): Difference => ({ at, kind: 'removed', before, after: undefined })

export const asJson = (node: Node | undefined): Json | undefined => node as unknown as Json | undefined
