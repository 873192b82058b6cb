import { type Doc, member } from './json'
import { nameOf } from './lenses'
import type { Node } from './node'
import type { Effective, From } from './resolved'
import type { Dialect, Toolset } from './toolset'

/** From the root of a tree down to one tool. */
export type Way = readonly [Node, ...Node[]]

/** The name before any prefix; `unlisted` says why it is not offered, `uncallable` why no call reaches it although it is. */
export type Named = { name: string; unlisted?: string; uncallable?: string }

/** How one kind of server makes tools from a tree: what `resolve` asks for. */
export type RunTime = {
  /** Whose command line the arguments follow. */
  dialect: Dialect
  tools(nodes: readonly Node[]): readonly Way[]
  name(way: Way): Named
  synchronous(way: Way): Effective<boolean>
  timeoutSeconds(way: Way): Effective<number | undefined>
  guidanceKey(way: Way, toolset: Toolset): Effective<string | undefined>
  /** The text that is put before the description, where there is one. */
  guidance(toolset: Toolset, way: Way, key: string | undefined): string | undefined
  /** The node whose description is listed. */
  described(way: Way): Node
  /** The document as this server would list it under a name; description and hints are set later. */
  listed(way: Way, name: string): Doc
  /** Whether it lists hints at all. */
  hints: boolean
  /** What the command line begins with. */
  words(way: Way): readonly string[]
}

/** The nearest node, the tool first, that says something itself. */
export function nearest<T>(way: readonly Node[], read: (node: Node) => T | undefined): { value: T; from: From } | undefined {
  for (const node of [...way].reverse()) {
    const value = read(node)
    if (value !== undefined) return { value, from: { node: node.id } }
  }
  return undefined
}

export const leafOf = (way: Way): Node => way[way.length - 1] as Node

/** Every node without children, wherever it stands. */
export function leavesOf(nodes: readonly Node[], above: readonly Node[] = []): Way[] {
  return nodes.flatMap((node): Way[] => {
    const way = [...above, node] as unknown as Way
    return node.children ? leavesOf(node.children, way) : [way]
  })
}

/** The command, and what each node below it adds: its name, nothing for `default`. */
export function wordsOf(way: Way): string[] {
  return way.flatMap((node, index) => {
    const name = nameOf(node.tool)
    const own = index === 0 ? node.cli?.command : (node.cli?.word ?? (name === 'default' ? '' : name))
    return own?.trim() ? own.trim().split(/\s+/) : []
  })
}

/** A block of the toolset's guidance. */
export function blockOf(toolset: Toolset, key: string | undefined): string | undefined {
  const value = key === undefined || !toolset.guidance ? undefined : member(toolset.guidance.blocks, key)
  return typeof value === 'string' ? value : undefined
}
