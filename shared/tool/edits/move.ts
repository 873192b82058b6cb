import { joinCommandLine } from '../../connections/command-line'
import { withMember } from '../json'
import { nameOf } from '../lenses'
import type { Node, NodeId } from '../node'
import { type Way, wordsOf } from '../run-time'
import type { Toolset } from '../toolset'
import { addNode, type Place, removeNodes } from './nodes'
import { wayTo } from './tree'

/**
 * Moves a node to another place; `index` counts without the node itself. Into itself it cannot go: then nothing changes.
 * A tool that becomes a subcommand loses its command and file; a subcommand that becomes a tool takes with it the command line that led to it.
 */
export function moveNode(toolset: Toolset, id: NodeId, { parent, index }: Place): Toolset {
  const way = wayTo(toolset.nodes, id)
  const node = way.at(-1)
  if (!node || (parent !== undefined && (wayTo([node], parent).length > 0 || wayTo(toolset.nodes, parent).length === 0))) return toolset
  const before = way.at(-2)
  const siblings = (before?.children ?? toolset.nodes).filter((one) => one !== node)
  const stays =
    before?.id === parent && (before?.children ?? toolset.nodes).indexOf(node) === Math.min(index ?? siblings.length, siblings.length)
  if (stays) return toolset
  const moved =
    before && parent === undefined ? asRoot(node, way as unknown as Way) : !before && parent !== undefined ? asSubcommand(node) : node
  return addNode(removeNodes(toolset, [id]), moved, { parent, index })
}

/** One level up, right behind the group it stood in. */
export function liftNode(toolset: Toolset, id: NodeId): Toolset {
  const way = wayTo(toolset.nodes, id)
  const group = way.at(-2)
  if (!group) return toolset
  const above = way.at(-3)
  return moveNode(toolset, id, { parent: above?.id, index: (above?.children ?? toolset.nodes).indexOf(group) + 1 })
}

/** Into another node, at its end. */
export const nestNode = (toolset: Toolset, id: NodeId, parent: NodeId): Toolset => moveNode(toolset, id, { parent })

const without = (mtdf: Node['mtdf'], keys: readonly string[]) => keys.reduce((left, key) => left && withMember(left, key, undefined), mtdf)

function asRoot(node: Node, way: Way): Node {
  // `default` adds no word of its own; below a root without a command its name is all there is.
  const words = wordsOf(way).length > 0 || !node.cli ? wordsOf(way) : [nameOf(node.tool)]
  const mtdf = without(node.mtdf, ['options', 'positional_args', 'positional_args_first'])
  const { word, ...cli } = node.cli ?? { args: [] }
  return { ...node, ...(words.length > 0 && { cli: { ...cli, command: joinCommandLine(words) } }), ...(mtdf && { mtdf }) }
}

function asSubcommand({ file, cli, ...node }: Node): Node {
  const mtdf = without(node.mtdf, ['command', 'hints'])
  const { command, ...line } = cli ?? { args: [] }
  return { ...node, ...(cli && { cli: line }), ...(mtdf && { mtdf }) }
}
