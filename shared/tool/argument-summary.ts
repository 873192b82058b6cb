import { type Doc, isDoc, type Json, member } from './json'
import { descriptionOf, parametersOf } from './lenses'

/** The arguments in words, to stand at the end of a description: one line each, what is required first. */
export function argumentSummary(tool: Doc): string | undefined {
  const parameters = parametersOf(tool)
  if (parameters.length === 0) return undefined
  const ordered = [...parameters.filter(({ required }) => required), ...parameters.filter(({ required }) => !required)]
  return ['Args:', ...ordered.map(({ name, schema, required }) => `    ${name}${kind(schema, required)}${told(schema)}`)].join('\n')
}

function kind(schema: Json, required: boolean): string {
  const type = isDoc(schema) ? member(schema, 'type') : undefined
  const words = [typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : undefined, required ? undefined : 'optional']
  const said = words.filter((word) => word !== undefined)
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

function told(schema: Json): string {
  const description = isDoc(schema) ? descriptionOf(schema)?.replace(/\s+/g, ' ').trim() : undefined
  return description ? `: ${description}` : ''
}
