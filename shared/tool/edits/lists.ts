import { type Json, member } from '../json'
import type { Design, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { withToolMember } from './document'
import { changeNode, put, putWithin } from './tree'

/** A list with one entry in the place of another. */
export const withRow = <T>(rows: readonly T[], index: number, row: T): readonly T[] => rows.map((old, at) => (at === index ? row : old))

export const withoutRow = <T>(rows: readonly T[], index: number): readonly T[] => rows.filter((_, at) => at !== index)

/** A list with one entry at another place; beyond its ends nothing moves. */
export function movedRow<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || to === from) return rows
  const left = [...withoutRow(rows, from)]
  left.splice(to, 0, row)
  return left
}

type DesignList = 'results' | 'history'
type Rows<K extends DesignList> = NonNullable<Design[K]>

/** Changes a list of design material; an empty one goes away. */
export function changeDesignList<K extends DesignList>(
  toolset: Toolset,
  id: NodeId,
  key: K,
  change: (rows: Rows<K>) => readonly Rows<K>[number][],
): Toolset {
  return changeNode(toolset, id, (node) => {
    const before = (node.design?.[key] ?? []) as Rows<K>
    const after = change(before)
    if (after === before) return node
    return putWithin(node, 'design', (design) => put(design, key, (after.length > 0 ? [...after] : undefined) as Design[K]))
  })
}

/** Changes the list of icons; an empty one goes away. */
export function changeIcons(toolset: Toolset, id: NodeId, change: (icons: readonly Json[]) => readonly Json[]): Toolset {
  return changeNode(toolset, id, (node) => {
    const held = member(node.tool, 'icons')
    const after = change(Array.isArray(held) ? (held as Json[]) : [])
    return withToolMember(node, '/icons', after.length > 0 ? after : undefined)
  })
}
