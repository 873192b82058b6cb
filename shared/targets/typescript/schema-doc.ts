import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { quoted } from './literal'

/** Limits that a type cannot say, each as a tag with its value. */
const tags = [
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

/** Rules that no type and no tag can say. */
const rules = ['not', 'if', 'dependentRequired', 'dependentSchemas', 'dependencies', 'contains', 'propertyNames', 'patternProperties']

/** What a comment says about a place: its description, its limits, and what the type leaves out. */
export function docOf(schema: Json, { described }: { described: boolean }): string[] {
  if (!isDoc(schema)) return []
  const description = member(schema, 'description')
  const title = member(schema, 'title')
  const told = [description, title].find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined
  return [
    ...(described && told !== undefined ? [told] : []),
    ...(member(schema, 'deprecated') === true ? ['@deprecated'] : []),
    ...tags.flatMap((tag) => tagLine(schema, tag)),
    ...beyond(schema),
  ]
}

function tagLine(schema: Doc, tag: string): string[] {
  const value = member(schema, tag)
  if (value === undefined || typeof value === 'object') {
    return tag === 'default' && value !== undefined ? [`@default ${JSON.stringify(value)}`] : []
  }
  return [`@${tag} ${typeof value === 'string' && tag === 'default' ? quoted(value) : String(value)}`]
}

/** Whether a keyword is there and rules something out: that names are texts goes without saying. */
export function restricts(schema: Doc, keyword: string): boolean {
  const value = member(schema, keyword)
  if (value === undefined) return false
  return !(keyword === 'propertyNames' && isDoc(value) && Object.keys(value).length === 1 && member(value, 'type') === 'string')
}

/** Names what only the schema says, so that nobody takes the type for the whole of it. */
function beyond(schema: Doc): string[] {
  const found = rules.filter((rule) => restricts(schema, rule))
  return found.length > 0 ? [`The schema says more than this type: ${found.join(', ')}.`] : []
}
