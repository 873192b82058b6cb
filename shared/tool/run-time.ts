import type { Doc } from './json'
import type { Node } from './node'
import type { Effective, From } from './resolved'
import type { Toolset } from './toolset'

/** From the root of a tree down to one tool. */
export type Way = readonly [Node, ...Node[]]

/** How one kind of server makes tools from a tree: what `resolve` asks for. */
export type RunTime = {
  /** The name before any prefix; `uncallable` says why a listed tool could not be called by it. */
  name(way: Way): { name: string; uncallable?: string }
  synchronous(way: Way): Effective<boolean>
  timeoutSeconds(way: Way): Effective<number | undefined>
  guidanceKey(way: Way): Effective<string | undefined>
  /** The text that is put before the description, where there is one. */
  guidance(toolset: Toolset, way: Way, key: string | undefined): string | undefined
  /** The document as this server would list it, before name, description and hints are set. */
  listed(tool: Doc, way: Way): Doc
}

/** The nearest node, the tool first, that says something itself. */
export function nearest<T>(way: Way, read: (node: Node) => T | undefined): { value: T; from: From } | undefined {
  for (const node of [...way].reverse()) {
    const value = read(node)
    if (value !== undefined) return { value, from: { node: node.id } }
  }
  return undefined
}

export const leafOf = (way: Way): Node => way[way.length - 1] as Node
