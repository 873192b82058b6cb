import { type Doc, isDoc, type Json, member, withMember } from '../tool/json'
import { nameOf } from '../tool/lenses'
import type { Node, NodeId } from '../tool/node'
import type { Dialect } from '../tool/toolset'
import { withDefault } from './with-default'
import { writeMtdf } from './write'

export type Fold = (root: Node) => Node

/** A root whose file gives its parameters to a subcommand called `default`, as the one tool it is. */
const folded: Fold = (root) => {
  const { children = [], cli, ...rest } = root
  const [leaf] = children
  if (children.length !== 1 || !leaf || leaf.children || nameOf(leaf.tool) !== 'default') return root
  const schema = member(leaf.tool, 'inputSchema')
  return {
    ...rest,
    tool: isDoc(schema) ? withMember(root.tool, 'inputSchema', schema) : root.tool,
    cli: { ...cli, ...leaf.cli, args: leaf.cli?.args.map(({ mtdf, ...arg }) => arg) ?? [] },
  }
}

/** One that takes nothing is written with a `default` only while it knows of no file. */
const foldedAnew: Fold = (root) => {
  const { mtdf, ...tool } = folded(root)
  return tool
}

/**
 * The way to fold a root with which its file would be written just as it stands, if there is one. `before` is what its file said earlier:
 * a description of the `default` that is no news, or the root's own, is no reason to keep it.
 */
export function foldFor(root: Node, before: Node, dialect: Dialect): Fold | undefined {
  const [leaf] = root.children ?? []
  const described = leaf && member(leaf.tool, 'description')
  const earlier = before.children?.[0]
  if (described !== member(root.tool, 'description') && described !== (earlier && member(earlier.tool, 'description'))) return undefined
  const text = (node: Node) => JSON.stringify(withoutLeafWords(writeMtdf(node, { dialect, from: dialect }).document))
  return [folded, foldedAnew].find((fold) => !fold(root).children && text(fold(root)) === text(root))
}

function withoutLeafWords(document: Doc): Doc {
  const subcommands = member(document, 'subcommand')
  if (!Array.isArray(subcommands)) return document
  return withMember(
    document,
    'subcommand',
    (subcommands as readonly Json[]).map((leaf) => (isDoc(leaf) ? withMember(leaf, 'description', undefined) : leaf)),
  )
}

/** The other way: the tool becomes the `default` below its root, and what was designed about it goes along. */
export function unfolded(root: Node, id: NodeId): Node {
  const whole = withDefault(root)
  return whole === root ? root : { ...whole, children: whole.children?.map((leaf) => ({ ...leaf, id })) }
}
