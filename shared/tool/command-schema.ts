import { type Doc, define, isDoc, type Json, member, sameJson } from './json'
import { parametersOf } from './lenses'
import type { Toolset } from './toolset'

export type CommandSchema = NonNullable<Toolset['commandSchemas']>[number]

/** The parameters a tool of this structure shows; what is injected is never among them. */
export function shownParameters({ parameters, injected = [] }: CommandSchema): { name: string; schema: Json; required: boolean }[] {
  return parametersOf({ inputSchema: parameters }).filter(({ name }) => !injected.includes(name))
}

/** How a tool departs from the structure it follows. */
export type Departure = { name: string; how: 'missing' | 'differs' | 'optional' | 'injected' }

const kindOf = (schema: Json): Json | undefined => (isDoc(schema) ? (member(schema, 'type') ?? member(schema, '$ref')) : undefined)

/** A description may be the tool's own, and must be: what `subject` means is said there. What counts is name, type and whether it is required. */
export function departuresOf(tool: Doc, schema: CommandSchema): Departure[] {
  const own = new Map(parametersOf(tool).map((parameter) => [parameter.name, parameter]))
  const departures = shownParameters(schema).flatMap(({ name, schema: wanted, required }): Departure[] => {
    const found = own.get(name)
    if (!found) return [{ name, how: 'missing' }]
    if (!sameJson(kindOf(found.schema), kindOf(wanted))) return [{ name, how: 'differs' }]
    return required && !found.required ? [{ name, how: 'optional' }] : []
  })
  const shown = (schema.injected ?? []).filter((name) => own.has(name))
  return [...departures, ...shown.map((name): Departure => ({ name, how: 'injected' }))]
}

/** A new tool of this structure, named so that its command is the last part. */
export function toolOf(schema: CommandSchema, command: string): Doc {
  const shown = shownParameters(schema)
  const required = shown.filter((parameter) => parameter.required).map(({ name }) => name)
  const properties: Record<string, Json> = {}
  for (const { name, schema: inner } of shown) define(properties, name, inner)
  return {
    name: `${schema.namePrefix ?? ''}${command}`,
    inputSchema: { type: 'object', properties, ...(required.length > 0 && { required }) },
  }
}
