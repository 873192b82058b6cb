import { placedArgs } from '../../mtdf/write-args'
import { nameOf } from '../lenses'
import type { Arg, Cli, Node, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { changeNode, mapNodes, put, wayTo, withNodes } from './tree'

/** Gives a tool a command line: the root's name is the command, every parameter an option. */
export function addCli(toolset: Toolset, id: NodeId): Toolset {
  const [root] = wayTo(toolset.nodes, id)
  if (!root) return toolset
  const commanded = changeNode(toolset, root.id, (node) => (node.cli ? node : { ...node, cli: { command: nameOf(node.tool), args: [] } }))
  return changeNode(commanded, id, (node) => (node.children ? node : { ...node, cli: { ...node.cli, args: argsOf(node) } }))
}

/** Takes the command line away, from the root of a node and from all below it: a part of it would be none. */
export function removeCli(toolset: Toolset, id: NodeId): Toolset {
  const [root] = wayTo(toolset.nodes, id)
  if (!root) return toolset
  const [bare] = mapNodes([root], (node) => put(node, 'cli', undefined))
  return withNodes(
    toolset,
    toolset.nodes.map((node) => (node === root ? (bare as Node) : node)),
  )
}

type Setting = Exclude<keyof Cli, 'args'>

/** The command of a root, the word a node adds, or the order; `undefined` gives it back to the default. */
export function setCli<K extends Setting>(toolset: Toolset, id: NodeId, key: K, value: Cli[K] | undefined): Toolset {
  return changeNode(toolset, id, (node) => {
    const before = node.cli ?? { args: [] }
    const after = put(before, key, value)
    return after === before ? node : { ...node, cli: after }
  })
}

/** Makes a parameter an option, or the positional that stands at `index` among the positionals. */
export function placeArg(toolset: Toolset, id: NodeId, property: string, { as, index }: { as: Arg['as']; index?: number }): Toolset {
  return changeNode(toolset, id, (node) => {
    const all = argsOf(node)
    const arg = all.find((one) => one.property === property)
    if (!arg) return node
    const others = all.filter((one) => one !== arg)
    const places = others.flatMap((one, at) => (one.as === as ? [at] : []))
    const at = index === undefined ? undefined : places[index]
    const to = at ?? (as === arg.as && index === undefined ? all.indexOf(arg) : others.length)
    const args = [...others.slice(0, to), { ...arg, as }, ...others.slice(to)]
    return { ...node, cli: { ...node.cli, args } }
  })
}

/** Every parameter with its way onto the command line, also those that nobody placed. */
const argsOf = (node: Node): Arg[] => placedArgs(node).map(({ arg }) => arg)
