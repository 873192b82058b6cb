import { descriptionOf, nameOf, titleOf } from '#shared/tool/lenses'
import type { Node, NodeId } from '#shared/tool/node'
import { searchWords } from '../../lib/fuzzy'

/** One line of the tree: a node, how deep it stands, and its place among its siblings. */
export type TreeRow = { node: Node; depth: number; parent?: NodeId; index: number; size: number; open: boolean }

/** The nodes in sight, from the top down. While something is looked for, what matches is shown with all that leads to it. */
export function treeRows(nodes: readonly Node[], closed: ReadonlySet<NodeId>, query: string): TreeRow[] {
  const words = searchWords(query)
  const rows: TreeRow[] = []
  const visit = (list: readonly Node[], depth: number, parent: NodeId | undefined): boolean => {
    let found = false
    for (const [index, node] of list.entries()) {
      const at = rows.length
      const open = node.children !== undefined && (words.length > 0 || !closed.has(node.id))
      rows.push({ node, depth, ...(parent !== undefined && { parent }), index, size: list.length, open })
      const below = open && node.children ? visit(node.children, depth + 1, node.id) : false
      if (below || matches(node, words)) found = true
      else rows.length = at
    }
    return found
  }
  visit(nodes, 0, undefined)
  return rows
}

function matches({ tool }: Node, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = `${nameOf(tool)} ${titleOf(tool) ?? ''} ${descriptionOf(tool) ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Whether a node says something that would else come from above. */
export const overrides = ({ own }: Node): boolean => own !== undefined && Object.keys(own).length > 0

/** Every row between two, whichever stands first. */
export function between(rows: readonly TreeRow[], one: NodeId, other: NodeId): NodeId[] {
  const [from, to] = [one, other].map((id) => rows.findIndex(({ node }) => node.id === id)) as [number, number]
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ node }) => node.id)
}
