import { type Doc, isDoc, type Json, member, withMember } from './json'
import { pointer } from './pointer'

/** Small readings of a tool's document: a value where it has the right kind, else nothing. What is wrong with it, `toolFaults` says. */

const textAt = (document: Doc, key: string): string | undefined => {
  const value = member(document, key)
  return typeof value === 'string' ? value : undefined
}

export const nameOf = (tool: Doc): string => textAt(tool, 'name') ?? ''
export const descriptionOf = (tool: Doc): string | undefined => textAt(tool, 'description')

/** The title a person reads: `title`, else `annotations.title`; an empty one says nothing. */
export function titleOf(tool: Doc): string | undefined {
  const annotations = member(tool, 'annotations')
  return textAt(tool, 'title') || (isDoc(annotations) ? textAt(annotations, 'title') : undefined) || undefined
}

export type Parameter = { name: string; schema: Json; required: boolean /** JSON Pointer into the tool. */; at: string }

/** The parameters as `inputSchema` lists them. */
export function parametersOf(tool: Doc): Parameter[] {
  const schema = member(tool, 'inputSchema')
  if (!isDoc(schema)) return []
  const properties = member(schema, 'properties')
  const required = member(schema, 'required')
  if (!isDoc(properties)) return []
  const needed = new Set(Array.isArray(required) ? (required as Json[]) : [])
  return Object.keys(properties).map((name) => ({
    name,
    schema: member(properties, name) as Json,
    required: needed.has(name),
    at: pointer(['inputSchema', 'properties', name]),
  }))
}

/** The order in which the protocol's own schema lists the members of a tool. */
const protocolOrder = ['name', 'title', 'description', 'icons', 'inputSchema', 'execution', 'outputSchema', 'annotations', '_meta']

/** A tool with one member set, or taken away by `undefined`: one that is there keeps its place, a new one goes where the protocol has it. */
export const setMember = (tool: Doc, key: string, value: Json | undefined): Doc => withMember(tool, key, value, protocolOrder)
