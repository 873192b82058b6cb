import { describeField } from '../../form/describe'
import { type Field, fieldOf } from '../../form/field'
import { type Json, member } from '../../tool/json'

/** One line of a table of parameters: the way to it, what may stand there, and what it is for. */
export type SchemaRow = { name: string; words: string; required: boolean; about: string }

/** Deeper than this a table no longer helps: the row says "object" and the schema has the rest. */
const deepest = 5

/** Every named place of a schema, nested ones under the way to them: `filter.status`, `items[].id`. */
export function schemaRows(root: Json, schema: Json = root, way = '', depth = 0): SchemaRow[] {
  if (depth > deepest) return []
  const { control } = fieldOf(root, schema)
  const below = (given: Json, name: string, required: boolean): SchemaRow[] => [
    ...row(root, given, name, required),
    ...schemaRows(root, given, name, depth + 1),
  ]
  switch (control.kind) {
    case 'object':
      return control.properties.flatMap(({ key, schema: inner, required }) => below(inner, way === '' ? key : `${way}.${key}`, required))
    case 'map':
      return schemaRows(root, control.values, `${way}.*`, depth + 1)
    case 'array':
      return schemaRows(root, control.items, `${way}[]`, depth + 1)
    case 'tuple':
      return control.items.flatMap((inner, index) => below(inner, `${way}[${index}]`, true))
    case 'union':
      return control.branches.flatMap((branch) => schemaRows(root, branch.schema, `${way} (${branch.name})`.trim(), depth + 1))
    default:
      return []
  }
}

function row(root: Json, schema: Json, name: string, required: boolean): SchemaRow[] {
  const field = fieldOf(root, schema)
  return [{ name, words: wordsOf(root, field), required, about: aboutOf(field) }]
}

const shown = (value: Json): string => JSON.stringify(value)
const mostChoices = 12

function wordsOf(root: Json, field: Field): string {
  const { control } = field
  const said = describeField(root, field)
  if (control.kind === 'const') return `always ${shown(control.value)}`
  if (control.kind !== 'choice') return said
  const values = control.choices.slice(0, mostChoices).map(({ value }) => shown(value))
  const more = control.choices.length > mostChoices ? ` and ${control.choices.length - mostChoices} more` : ''
  return `one of ${values.join(', ')}${more}${field.nullable ? ' or null' : ''}`
}

function aboutOf(field: Field): string {
  const standard = field.default === undefined ? undefined : `Default: ${shown(field.default)}.`
  const [example] = field.examples
  const instance = example === undefined ? undefined : `Example: ${shown(example)}.`
  const old = member(field.schema, 'deprecated') === true ? 'Deprecated.' : undefined
  return [old, field.description ?? field.title, standard, instance].filter((part) => part !== undefined && part !== '').join(' ')
}
