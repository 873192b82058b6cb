import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { docOf, has, joined, mapMembers, textsIn, without } from './docs'
import type { SchemaLoss } from './rewriter'
import { rewriting } from './rewriting'
import { rooAccepts } from './roo-accepts'

const formats = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']
const combinators = ['anyOf', 'oneOf', 'allOf']
const arrayKeys = ['items', 'minItems', 'maxItems', 'uniqueItems']
const rebuilt = ['type', 'required', 'properties', 'additionalProperties', 'format', ...arrayKeys]

/** Root combinators give way to one branch, then every node is closed and made plain; a schema it cannot read goes on as it is. */
export const rooSchema = rewriting((schema) => {
  const { flat, notes } = flattened(schema)
  return { schema: rooAccepts(flat) ? normalized(flat) : flat, notes }
})

function flattened(schema: Doc): { flat: Doc; notes: SchemaLoss[] } {
  const used = combinators.find((key) => member(schema, key))
  const branches = used === undefined ? undefined : member(schema, used)
  if (!Array.isArray(branches) || branches.length === 0) return { flat: schema, notes: [] }
  const rest = without(schema, combinators)
  const at = branches.findIndex((branch) => isDoc(branch) && (member(branch, 'type') === 'object' || has(branch, 'properties')))
  const chosen = branches[at]
  const message = chosen
    ? `Of the ${branches.length} branches of \`${used}\` only number ${at + 1} reaches the model.`
    : `\`${used}\` does not reach the model.`
  const notes: SchemaLoss[] = [{ at: `/${used}`, message, severity: 'lost' }]
  return { flat: isDoc(chosen) ? joined(rest, chosen) : joined({ type: 'object', additionalProperties: false }, rest), notes }
}

const inside = (value: Json): Json => (Array.isArray(value) ? value.map(inside) : isDoc(value) ? normalized(value) : value)

function normalized(schema: Doc): Doc {
  const type = member(schema, 'type')
  const properties = member(schema, 'properties')
  const fields = isDoc(properties) ? mapMembers(properties, inside) : undefined
  const format = member(schema, 'format')
  const isObject = type === 'object' || (Array.isArray(type) && type.includes('object'))
  const lists = arrayKeys.map((key) => [key, has(schema, key) ? inside(member(schema, key) as Json) : undefined] as const)
  const required = textsIn(member(schema, 'required')).filter((name) => fields && has(fields, name))
  return docOf([
    ...Object.entries(mapMembers(without(schema, rebuilt), (value, key) => (combinators.includes(key) ? inside(value) : value))),
    ...(Array.isArray(type)
      ? [['anyOf', type.map((one) => (one === 'array' ? docOf([['type', one], ...lists]) : { type: one }))] as const]
      : [['type', type] as const, ...(type === 'array' ? lists : [])]),
    ['format', typeof format === 'string' && formats.includes(format) ? format : undefined],
    ['properties', fields ?? (isObject ? {} : undefined)],
    ['required', required.length > 0 ? required : undefined],
    ['additionalProperties', isObject || fields ? false : undefined],
  ])
}
