import { type CommandSchema, departuresOf, shownParameters } from '../command-schema'
import { isDoc, type Json, member } from '../json'
import type { NodeId } from '../node'
import { pointer } from '../pointer'
import type { Toolset } from '../toolset'
import { setToolMember } from './document'
import { addParameter, removeParameter, requireParameter } from './parameters'
import { findNode, mapNodes, put, putWithin, withNodes } from './tree'

const withSchemas = (toolset: Toolset, schemas: readonly CommandSchema[]): Toolset =>
  put(toolset, 'commandSchemas', schemas.length > 0 ? [...schemas] : undefined)

/** Adds a structure, or puts it in the place of the one with its id. */
export function putCommandSchema(toolset: Toolset, schema: CommandSchema): Toolset {
  const all = toolset.commandSchemas ?? []
  const known = all.some(({ id }) => id === schema.id)
  return withSchemas(toolset, known ? all.map((one) => (one.id === schema.id ? schema : one)) : [...all, schema])
}

/** Spells a structure's id anew, here and in the tools that follow it. One that is taken or empty is refused. */
export function renameCommandSchema(toolset: Toolset, from: string, to: string): Toolset {
  const all = toolset.commandSchemas ?? []
  if (to === '' || from === to || all.some(({ id }) => id === to) || !all.some(({ id }) => id === from)) return toolset
  const renamed = withSchemas(
    toolset,
    all.map((one) => (one.id === from ? { ...one, id: to } : one)),
  )
  return follow(renamed, from, to)
}

/** Takes a structure away; tools that followed it follow none. Their parameters stay. */
export function removeCommandSchema(toolset: Toolset, id: string): Toolset {
  const left = (toolset.commandSchemas ?? []).filter((one) => one.id !== id)
  return follow(withSchemas(toolset, left), id, undefined)
}

function follow(toolset: Toolset, from: string, to: string | undefined): Toolset {
  const nodes = mapNodes(toolset.nodes, (node) =>
    node.design?.commandSchema === from ? putWithin(node, 'design', (design) => put(design, 'commandSchema', to)) : node,
  )
  return withNodes(toolset, nodes)
}

/** Gives a tool the parameters of the structure: what is missing is added, another type is put right, what is injected goes. */
export function bringToSchema(toolset: Toolset, id: NodeId, schema: CommandSchema): Toolset {
  const node = findNode(toolset, id)
  if (!node) return toolset
  const wanted = new Map(shownParameters(schema).map((parameter) => [parameter.name, parameter]))
  return departuresOf(node.tool, schema).reduce((all, { name, how }) => {
    const parameter = wanted.get(name)
    if (how === 'injected') return removeParameter(all, id, name)
    if (!parameter) return all
    if (how === 'missing')
      return addParameter(all, id, {
        name,
        schema: isDoc(parameter.schema) ? parameter.schema : {},
        required: parameter.required,
      })
    const typed = how === 'differs' ? setParameterSchema(all, id, name, parameter.schema) : all
    return parameter.required ? requireParameter(typed, id, name, true) : typed
  }, toolset)
}

/** A description that the tool has of its own is kept. */
function setParameterSchema(toolset: Toolset, id: NodeId, name: string, schema: Json): Toolset {
  const at = pointer(['inputSchema', 'properties', name])
  const input = member(findNode(toolset, id)?.tool ?? {}, 'inputSchema')
  const properties = isDoc(input) ? member(input, 'properties') : undefined
  const before = isDoc(properties) ? member(properties, name) : undefined
  const said = isDoc(before) ? member(before, 'description') : undefined
  return setToolMember(toolset, id, at, isDoc(schema) && said !== undefined ? { ...schema, description: said } : schema)
}
