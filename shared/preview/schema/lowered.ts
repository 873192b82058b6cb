import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { docOf, has, mapMembers, textsIn } from './docs'

export const combinators = ['anyOf', 'oneOf', 'allOf']
export const definitionTables = ['$defs', 'definitions']

const types = ['string', 'number', 'boolean', 'integer', 'object', 'array', 'null']

/** The types a schema names, as far as they are types. */
export function namedTypes(schema: Doc): string[] {
  const type = member(schema, 'type')
  return (typeof type === 'string' ? [type] : textsIn(type)).filter((one) => types.includes(one))
}

/** The type that the keywords of a schema speak of, where it names none. */
export function impliedTypes(schema: Doc): string[] {
  if (has(schema, 'properties', 'required', 'additionalProperties')) return ['object']
  if (has(schema, 'items', 'prefixItems')) return ['array']
  if (has(schema, 'enum', 'const', 'format')) return ['string']
  return has(schema, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf') ? ['number'] : []
}

export const typeOf = (names: readonly string[]): Json | undefined => (names.length > 1 ? [...names] : names[0])

/** A schema in the words that OpenAI's tools take: opencode's reading of what Codex does. */
export function lowered(value: Json): Json {
  if (typeof value === 'boolean') return { type: 'string' }
  if (Array.isArray(value)) return value.map(lowered)
  return isDoc(value) ? loweredNode(value) : value
}

function loweredNode(schema: Doc): Doc {
  const kept = docOf([
    ['$ref', textOf(schema, '$ref')],
    ['description', textOf(schema, 'description')],
    ['enum', has(schema, 'const') ? [member(schema, 'const') as Json] : listOf(schema, 'enum')],
    ['properties', tableOf(schema, 'properties')],
    ['required', listOf(schema, 'required') && textsIn(member(schema, 'required'))],
    ['items', has(schema, 'items') ? lowered(member(schema, 'items') as Json) : undefined],
    ['additionalProperties', additionalOf(schema)],
    ...combinators.map((key) => [key, listOf(schema, key)?.map(lowered)] as const),
    ...definitionTables.map((key) => [key, tableOf(schema, key)] as const),
  ])
  const named = namedTypes(schema)
  if (named.length === 0 && has(kept, '$ref', ...combinators)) return kept
  const all = named.length > 0 ? named : impliedTypes(schema)
  if (all.length === 0) return {}
  return docOf([
    ...Object.entries(kept),
    ['type', typeOf(all)],
    ...(all.includes('object') && !has(kept, 'properties') ? [['properties', {}] as const] : []),
    ...(all.includes('array') && !has(kept, 'items') ? [['items', { type: 'string' }] as const] : []),
  ])
}

const textOf = (schema: Doc, key: string): string | undefined => {
  const value = member(schema, key)
  return typeof value === 'string' ? value : undefined
}

const listOf = (schema: Doc, key: string): readonly Json[] | undefined => {
  const value = member(schema, key)
  return Array.isArray(value) ? value : undefined
}

const tableOf = (schema: Doc, key: string): Doc | undefined => {
  const value = member(schema, key)
  return isDoc(value) ? mapMembers(value, lowered) : undefined
}

const additionalOf = (schema: Doc): Json | undefined => {
  const value = member(schema, 'additionalProperties')
  return value === undefined || typeof value === 'boolean' ? value : lowered(value)
}
