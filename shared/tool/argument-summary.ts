import { type Doc, isDoc, type Json, member } from './json'
import { descriptionOf, parametersOf } from './lenses'

/** The arguments in words, to stand at the end of a description: one line each, what is required first. */
export function argumentSummary(tool: Doc): string | undefined {
  const parameters = parametersOf(tool)
  if (parameters.length === 0) return undefined
  const ordered = [...parameters.filter(({ required }) => required), ...parameters.filter(({ required }) => !required)]
  return ['Args:', ...ordered.map(({ name, schema, required }) => `    ${name}${kind(schema, required)}${told(schema)}`)].join('\n')
}

/** Type, what it may be, and whether it can be left out: `(integer, 1 to 10, optional, default 5)`. */
function kind(schema: Json, required: boolean): string {
  const said = isDoc(schema) ? [typeWords(schema), ...constraints(schema)] : []
  const fallback = isDoc(schema) ? member(schema, 'default') : undefined
  const words = [...said, required ? undefined : 'optional', fallback === undefined ? undefined : `default ${JSON.stringify(fallback)}`]
  const present = words.filter((word) => word !== undefined)
  return present.length > 0 ? ` (${present.join(', ')})` : ''
}

function typeWords(schema: Doc): string | undefined {
  const type = member(schema, 'type')
  const words = typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : undefined
  const items = member(schema, 'items')
  const inner = type === 'array' && isDoc(items) ? typeWords(items) : undefined
  return inner === undefined ? words : `${words} of ${inner}`
}

/** Longer lists and patterns make a summary no shorter than the schema. */
const mostValues = 12
const longestPattern = 40

function constraints(schema: Doc): (string | undefined)[] {
  const fixed = member(schema, 'const')
  const values = member(schema, 'enum')
  const format = member(schema, 'format')
  const pattern = member(schema, 'pattern')
  return [
    fixed === undefined ? undefined : `always ${JSON.stringify(fixed)}`,
    Array.isArray(values) ? oneOf(values) : undefined,
    typeof format === 'string' ? format : undefined,
    range(schema, 'minimum', 'maximum', ''),
    range(schema, 'exclusiveMinimum', 'exclusiveMaximum', '', 'more than', 'less than'),
    range(schema, 'minLength', 'maxLength', ' characters'),
    range(schema, 'minItems', 'maxItems', ' items'),
    typeof pattern === 'string' && pattern.length <= longestPattern ? `matching ${pattern}` : undefined,
  ]
}

function oneOf(values: readonly Json[]): string {
  const shown = values.slice(0, mostValues).map((value) => JSON.stringify(value))
  return `one of ${shown.join(', ')}${values.length > mostValues ? ' …' : ''}`
}

function range(schema: Doc, low: string, high: string, unit: string, above = 'at least', below = 'at most'): string | undefined {
  const [from, to] = [member(schema, low), member(schema, high)]
  const isFrom = typeof from === 'number'
  if (isFrom && typeof to === 'number') return above === 'at least' ? `${from} to ${to}${unit}` : `${above} ${from}, ${below} ${to}`
  if (isFrom) return `${above} ${from}${unit}`
  return typeof to === 'number' ? `${below} ${to}${unit}` : undefined
}

function told(schema: Json): string {
  const description = isDoc(schema) ? descriptionOf(schema)?.replace(/\s+/g, ' ').trim() : undefined
  return description ? `: ${description}` : ''
}
