import { isDoc, member, withMember } from '../tool/json'
import { nameOf } from '../tool/lenses'
import type { Node, NodeId } from '../tool/node'
import type { Dialect } from '../tool/toolset'
import { withDefault } from './with-default'
import { writeMtdf } from './write'

/** A root whose file gives its parameters to a subcommand called `default`, as the one tool it is. */
export function folded(root: Node): Node {
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

/** Whether a file would be written just as it stands were its root folded. */
export function isFoldable(root: Node, dialect: Dialect): boolean {
  const as = { dialect, from: dialect }
  return root.children !== undefined && folded(root) !== root && text(folded(root)) === text(root)
  function text(node: Node) {
    return JSON.stringify(writeMtdf(node, as).document)
  }
}

/** The other way: the tool becomes the `default` below its root, and what was designed about it goes along. */
export function unfolded(root: Node, id: NodeId): Node {
  const whole = withDefault(root)
  return whole === root ? root : { ...without(whole), children: whole.children?.map((leaf) => ({ ...leaf, id })) }
}

const without = ({ design, ...node }: Node): Node => node
