import type { Json } from '../tool/json'
import type { NodeId } from '../tool/node'
import { pointer, pointerParts } from '../tool/pointer'
import type { Change } from './changes'
import { followersOf } from './followers'
import type { Side, Three } from './three'

/** A place that both sides touched, each in its own way. */
export type Conflict = Three<Json | undefined> & {
  id: string
  /** Absent: a place of the toolset itself. */
  node?: NodeId
  path: readonly string[]
  at: string
  label: string
  /**
   * `value`: two values, `undefined` where a side has none. `removed`: one side took the node away, the other changed it or what is below it.
   * `place`: a node moved to two places, told by the names of the groups above it. `order`: two orders, told by names.
   */
  kind: 'value' | 'removed' | 'place' | 'order'
  /** The nodes it is about, where there is more than one. */
  with?: ReadonlySet<NodeId>
}

/** `edit` is what a value shall be instead; `undefined` takes it away. */
export type Decision = Side | { edit: Json | undefined }
export type Decisions = Readonly<Record<string, Decision>>

/** Whether a change is one of those that a conflict is about. */
export function isAbout(conflict: Conflict, change: Change): boolean {
  const sameNode = conflict.node === change.node || (change.node !== undefined && conflict.with?.has(change.node) === true)
  if (!sameNode) return false
  switch (conflict.kind) {
    case 'value':
      return isInside(conflict.at, change.at) || placesWith(conflict.at).some((place) => isInside(place, change.at))
    case 'removed':
      return true
    case 'place':
      return change.kind === 'moved' && change.at === ''
    case 'order':
      return change.kind === 'moved' && change.at === conflict.at
  }
}

const isInside = (place: string, at: string) => at === place || at.startsWith(`${place}/`)

function placesWith(at: string): string[] {
  const parts = pointerParts(at)
  return followersOf(parts).map((list) => pointer([...list, parts.at(-1) as string]))
}
