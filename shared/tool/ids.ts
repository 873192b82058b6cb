import type { Json } from './json'
import type { Node, NodeId } from './node'
import type { Toolset } from './toolset'

/** Makes each wish unique in the order given: the second `a` becomes `a#2`. What is reserved goes to the one who wishes for it, not to a renumbered one. */
export function uniqueIds(reserved: Iterable<string> = []): (wish: string) => NodeId {
  const kept = new Set(reserved)
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (wish) => {
    let id = wish
    let count = counts.get(wish) ?? 1
    while (taken.has(id) || (id !== wish && kept.has(id))) id = `${wish}#${++count}`
    counts.set(wish, count)
    taken.add(id)
    return id
  }
}

const longestId = 256

/** The id of each tool of a live server: its name; for an entry without one, its place. It stands in addresses, which can be neither endless nor broken Unicode. */
export function liveIds(names: readonly (Json | undefined)[]): NodeId[] {
  const wishes = names.map((name, index) => (typeof name === 'string' && name !== '' ? asId(name) : `unnamed-${index + 1}`))
  return wishes.map(uniqueIds(wishes))
}

function asId(name: string): string {
  const cut = name.length > longestId ? `${name.slice(0, longestId)}…` : name
  return cut.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** A file edited by hand or by a merge may carry an id twice; the later one is renumbered, all others stay. */
export function renumberDuplicates(toolset: Toolset): Toolset {
  const unique = uniqueIds(allIds(toolset.nodes))
  const visit = (nodes: readonly Node[]): Node[] =>
    nodes.map((node) => {
      const id = unique(node.id)
      const children = node.children && visit(node.children)
      const kept = id === node.id && children?.every((child, index) => child === node.children?.[index]) !== false
      return kept ? node : { ...node, id, ...(children && { children }) }
    })
  const nodes = visit(toolset.nodes)
  return nodes.every((node, index) => node === toolset.nodes[index]) ? toolset : { ...toolset, nodes }
}

function allIds(nodes: readonly Node[]): NodeId[] {
  return nodes.flatMap((node) => [node.id, ...(node.children ? allIds(node.children) : [])])
}

/** How many tools a toolset holds: nodes without children, wherever they stand. */
export function countTools(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + (node.children ? countTools(node.children) : 1), 0)
}
