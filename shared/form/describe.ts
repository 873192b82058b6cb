import { type Doc, type Json, member } from '../tool/json'
import { type Field, fieldOf } from './field'

/** What may stand in a field, in a few grey words: "integer, 1 to 100". */
export function describeField(root: Json, field: Field): string {
  const words = [kindWords(root, field), ...constraintWords(field)].filter((word) => word !== '')
  return field.nullable ? `${words.join(', ')} or null` : words.join(', ')
}

/** Arrays of arrays are said two levels deep: a schema may be an array of itself. */
function kindWords(root: Json, field: Field, depth = 0): string {
  const { control } = field
  switch (control.kind) {
    case 'text':
      return control.format === undefined ? 'string' : control.format
    case 'file':
      return 'file, sent as base64'
    case 'number':
      return control.integer ? 'integer' : 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'const':
      return 'constant'
    case 'choice':
      return control.choices.length === 1 ? 'one value' : `one of ${control.choices.length}`
    case 'object':
      return control.properties.length === 0 ? 'object without fields' : 'object'
    case 'map':
      return 'map of names to values'
    case 'array':
      return `array${depth < 2 ? itemWords(root, control.items, depth + 1) : ''}`
    case 'tuple':
      return `tuple of ${control.items.length}`
    case 'union':
      return `one of ${control.branches.length} kinds`
    case 'any':
      return 'any JSON'
    case 'never':
      return 'nothing allowed'
  }
}

const plurals: Record<string, string> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
}

function itemWords(root: Json, items: Json, depth: number): string {
  const inner = fieldOf(root, items)
  if (inner.control.kind === 'any') return ''
  if (inner.control.kind === 'choice') return ` of choices (${inner.control.choices.length})`
  const words = kindWords(root, inner, depth)
  if (inner.control.kind === 'text' && inner.control.format !== undefined) return ` of strings (${words})`
  return ` of ${plurals[words] ?? words}`
}

function constraintWords({ control, schema }: Field): string[] {
  switch (control.kind) {
    case 'number':
      return [
        range(bound(schema, 'minimum', 'exclusiveMinimum', 'above'), bound(schema, 'maximum', 'exclusiveMaximum', 'below'), ''),
        multiple(schema),
      ]
    case 'text':
      return [
        range(numberText(schema, 'minLength'), numberText(schema, 'maxLength'), ' characters'),
        member(schema, 'pattern') === undefined ? '' : `like ${String(member(schema, 'pattern'))}`,
      ]
    case 'array':
      return [
        range(numberText(schema, 'minItems'), numberText(schema, 'maxItems'), ''),
        member(schema, 'uniqueItems') === true ? 'no repeats' : '',
      ]
    default:
      return []
  }
}

const multiple = (schema: Doc) =>
  typeof member(schema, 'multipleOf') === 'number' ? `in steps of ${String(member(schema, 'multipleOf'))}` : ''

function numberText(schema: Doc, key: string): string | undefined {
  const value = member(schema, key)
  return typeof value === 'number' ? String(value) : undefined
}

/** The widest whole numbers a double holds are a generator's noise, not a limit anyone meant. */
function bound(schema: Doc, inclusive: string, exclusive: string, word: string): string | undefined {
  const limit = member(schema, inclusive)
  if (typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER) return String(limit)
  const open = member(schema, exclusive)
  return typeof open === 'number' ? `${word} ${open}` : undefined
}

function range(low: string | undefined, high: string | undefined, unit: string): string {
  const plain = (text: string) => /^-?\d/.test(text)
  if (low !== undefined && high !== undefined)
    return plain(low) && plain(high) ? (low === high ? `${low}${unit}` : `${low} to ${high}${unit}`) : `${low} and ${high}${unit}`
  const counted = (text: string) => `${text}${text === '1' ? unit.replace(/s$/, '') : unit}`
  if (low !== undefined) return plain(low) ? (low === '0' && unit !== '' ? '' : `at least ${counted(low)}`) : `${low}${unit}`
  if (high !== undefined) return plain(high) ? `at most ${counted(high)}` : `${high}${unit}`
  return ''
}
