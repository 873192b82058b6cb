import { nameOf } from '../tool/lenses'
import type { Node } from '../tool/node'

/**
 * Which node of the old tree each node of the new one is: by the path of names, then by what it holds (it moved), then by its place among
 * its siblings (it was renamed). Each old node is matched once. `roots`: those of files, which have no place among each other.
 */
export function matchNodes(old: readonly Node[], read: readonly Node[], { roots = false } = {}): Map<Node, Node> {
  const matched = new Map<Node, Node>()
  const taken = new Set<Node>()
  const pair = (before: Node, now: Node) => {
    matched.set(now, before)
    taken.add(before)
  }
  const below = (before: readonly Node[], now: readonly Node[], match: (before: readonly Node[], now: readonly Node[]) => void) => {
    match(before, now)
    for (const node of now) below(matched.get(node)?.children ?? [], node.children ?? [], match)
  }

  below(old, read, (before, now) => {
    for (const node of now) {
      if (matched.has(node)) continue
      const same = before.find((one) => !taken.has(one) && nameOf(one.tool) === nameOf(node.tool))
      if (same) pair(same, node)
    }
  })
  const left = flat(old).filter((node) => !taken.has(node))
  for (const node of flat(read)) {
    if (matched.has(node) || left.length === 0) continue
    const content = contentOf(node)
    const moved = left.find((one) => !taken.has(one) && contentOf(one) === content)
    if (moved) pair(moved, node)
  }
  below(old, read, (before, now) => {
    if (roots && before === old) return
    now.forEach((node, index) => {
      const there = before[index]
      if (!matched.has(node) && there && !taken.has(there)) pair(there, node)
    })
  })
  return matched
}

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

/** All that the file says of a node, as text. */
const contentOf = ({ mtdf, cli, children }: Node): string =>
  JSON.stringify([mtdf, cli?.args.map((arg) => arg.mtdf), children?.map(contentOf)])
