import { renameKey } from '../change'
import { type Doc, define, isDoc, type Json, member, withMember } from '../json'
import type { Arg, Node, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { withToolMember } from './document'
import { changeNode } from './tree'

export type NewParameter = { name: string; schema: Doc; required?: boolean; as?: Arg['as'] }

/** Adds a parameter at the end. A name that is taken is refused: nothing changes. */
export function addParameter(toolset: Toolset, id: NodeId, { name, schema, required = false, as = 'option' }: NewParameter): Toolset {
  return changeNode(toolset, id, (node) => {
    if (Object.hasOwn(propertiesOf(node), name)) return node
    const added = withProperties(node, withMember(propertiesOf(node), name, schema))
    return withArgs(withRequired(added, name, required), (args) => [...args, { property: name, as }])
  })
}

/** Spells a parameter's name anew: in the schema, on the command line and in the examples. */
export function renameParameter(toolset: Toolset, id: NodeId, from: string, to: string): Toolset {
  return changeNode(toolset, id, (node) => {
    const properties = propertiesOf(node)
    if (!Object.hasOwn(properties, from)) return node
    const renamed = renameKey(properties, from, to) as Doc
    if (renamed === properties) return node
    const required = requiredOf(node).map((name) => (name === from ? to : name))
    const written = setRequired(withProperties(node, renamed), required)
    return respelt(written, { from, to })
  })
}

export function removeParameter(toolset: Toolset, id: NodeId, name: string): Toolset {
  return changeNode(toolset, id, (node) => {
    if (!Object.hasOwn(propertiesOf(node), name)) return node
    const left = withRequired(withProperties(node, withMember(propertiesOf(node), name, undefined)), name, false)
    return withArgs(left, (args) => args.filter(({ property }) => property !== name))
  })
}

/** Moves a parameter to another place among the others; on the command line the arguments of its kind follow. */
export function moveParameter(toolset: Toolset, id: NodeId, name: string, to: number): Toolset {
  return changeNode(toolset, id, (node) => {
    const names = Object.keys(propertiesOf(node))
    if (!names.includes(name)) return node
    const order = names.filter((one) => one !== name)
    order.splice(Math.max(0, Math.min(order.length, to)), 0, name)
    if (order.every((one, index) => one === names[index])) return node
    const properties: Record<string, Json> = {}
    for (const one of order) define(properties, one, member(propertiesOf(node), one) as Json)
    return withArgs(withProperties(node, properties), (args) => inOrder(args, order))
  })
}

export const requireParameter = (toolset: Toolset, id: NodeId, name: string, required: boolean): Toolset =>
  changeNode(toolset, id, (node) => withRequired(node, name, required))

/**
 * The whole input schema, as the schema builder has it. The command line follows its fields: those that are gone leave it, new ones come as
 * options, a changed name is changed there and in the examples too.
 */
export function setInputSchema(toolset: Toolset, id: NodeId, schema: Doc, renamed?: { from: string; to: string }): Toolset {
  return changeNode(toolset, id, (node) => {
    const written = withToolMember(node, '/inputSchema', schema)
    if (written === node) return node
    const before = Object.keys(propertiesOf(node))
    const names = Object.keys(propertiesOf(written))
    const told = renamed ? respelt(written, renamed) : written
    return withArgs(told, (args) => {
      const left = args.filter(({ property }) => names.includes(property) || !before.includes(property))
      const known = new Set(left.map(({ property }) => property))
      const added = names.filter((name) => !known.has(name) && !before.includes(name))
      return inOrder([...left, ...added.map((property): Arg => ({ property, as: 'option' }))], names)
    })
  })
}

/** A parameter's new name on the command line and in the examples. */
function respelt(node: Node, { from, to }: { from: string; to: string }): Node {
  const told = withArgs(node, (args) => args.map((arg) => (arg.property === from ? { ...arg, property: to } : arg)))
  const examples = told.design?.examples?.map((one) => ({ ...one, arguments: renameKey(one.arguments, from, to) as Doc }))
  return examples ? { ...told, design: { ...told.design, examples } } : told
}

/** How a parameter gets onto the command line. */
export function setArg(toolset: Toolset, id: NodeId, name: string, change: (arg: Arg) => Arg): Toolset {
  return changeNode(toolset, id, (node) => {
    const args = node.cli?.args ?? []
    const known = args.some(({ property }) => property === name) ? args : [...args, { property: name, as: 'option' as const }]
    return { ...node, cli: { ...node.cli, args: known.map((arg) => (arg.property === name ? change(arg) : arg)) } }
  })
}

const schemaOf = ({ tool }: Node): Doc => {
  const schema = member(tool, 'inputSchema')
  return isDoc(schema) ? schema : { type: 'object' }
}
const propertiesOf = (node: Node): Doc => {
  const properties = member(schemaOf(node), 'properties')
  return isDoc(properties) ? properties : {}
}
const requiredOf = (node: Node): string[] => {
  const required = member(schemaOf(node), 'required')
  return Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []
}

const schemaOrder = ['type', 'properties', 'required', 'additionalProperties']
const withSchema = (node: Node, key: string, value: Json | undefined): Node =>
  withToolMember(node, '/inputSchema', withMember(schemaOf(node), key, value, schemaOrder))
const withProperties = (node: Node, properties: Doc): Node => withSchema(node, 'properties', properties)

function withRequired(node: Node, name: string, required: boolean): Node {
  const names = requiredOf(node)
  if (names.includes(name) === required) return node
  return setRequired(node, required ? [...names, name] : names.filter((one) => one !== name))
}
const setRequired = (node: Node, names: readonly string[]): Node => withSchema(node, 'required', names.length > 0 ? names : undefined)

/** Only a node that has a command line keeps one. */
function withArgs(node: Node, change: (args: readonly Arg[]) => readonly Arg[]): Node {
  return node.cli ? { ...node, cli: { ...node.cli, args: [...change(node.cli.args)] } } : node
}

/** Options stay where options stood, positionals where positionals stood; within each kind the new order holds. */
function inOrder(args: readonly Arg[], order: readonly string[]): Arg[] {
  const sorted = (as: Arg['as']) =>
    args.filter((arg) => arg.as === as).sort((one, other) => order.indexOf(one.property) - order.indexOf(other.property))
  const left = { option: sorted('option'), positional: sorted('positional') }
  return args.map(({ as }) => left[as].shift() as Arg)
}
