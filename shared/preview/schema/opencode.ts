import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { docOf, has, joined, mapMembers } from './docs'
import { combinators, lowered } from './lowered'
import { rewriting } from './rewriting'

/** The root is made a closed object for every model; then each provider has its own ways. */
const opencode = (change: (schema: Doc) => Json) =>
  rewriting((schema) => {
    const properties = member(schema, 'properties') ?? {}
    const changed = change(joined(schema, { type: 'object', properties, additionalProperties: false }))
    return { schema: isDoc(changed) ? changed : {} }
  })

export const opencodeOther = opencode((schema) => schema)
export const opencodeOpenai = opencode(lowered)
export const opencodeGoogle = opencode(forGoogle)
export const opencodeMoonshot = opencode(forMoonshot)

function forMoonshot(value: Json): Json {
  if (Array.isArray(value)) return value.map(forMoonshot)
  if (!isDoc(value)) return value
  const ref = member(value, '$ref')
  if (typeof ref === 'string') return { $ref: ref }
  return mapMembers(mapMembers(value, forMoonshot), (held, key) => (key === 'items' && Array.isArray(held) ? (held[0] ?? {}) : held))
}

/** Every object is taken for a schema, a map of fields as well: that is what the client does. */
function forGoogle(value: Json): Json {
  if (Array.isArray(value)) return value.map(forGoogle)
  return isDoc(value) ? googleNode(value) : value
}

function googleNode(schema: Doc): Doc {
  const node = singleType(withTextEnum(schema))
  const type = member(node, 'type')
  const properties = member(node, 'properties')
  const combined = combinators.some((key) => Array.isArray(member(node, key)))
  const filled = type === 'array' && !combined ? joined(node, { items: itemsOf(member(node, 'items') ?? {}) }) : node
  return mapMembers(filled, (value, key) => {
    if (type && type !== 'object' && !combined && (key === 'properties' || key === 'required')) return undefined
    if (type !== 'object' || key !== 'required' || !isDoc(properties) || !Array.isArray(value)) return value
    return value.filter((name) => typeof name === 'string' && has(properties, name))
  })
}

/** The type of numbers changes with their list only where it was said before the list. */
function withTextEnum(schema: Doc): Doc {
  const keys = Object.keys(schema)
  const listed = Array.isArray(member(schema, 'enum'))
  const before = listed && has(schema, 'type') && keys.indexOf('type') < keys.indexOf('enum')
  return mapMembers(schema, (value, key) => {
    if (key === 'enum' && Array.isArray(value)) return value.map((one) => String(one))
    if (key === 'type' && before && (value === 'integer' || value === 'number')) return 'string'
    return forGoogle(value)
  })
}

function singleType(node: Doc): Doc {
  const types = member(node, 'type')
  if (!Array.isArray(types)) return node
  const others = types.filter((type) => type !== 'null')
  if (others.length === 0) return joined(node, { type: 'null' })
  return docOf([
    ...Object.entries(node).filter(([key]) => key !== 'type'),
    ['anyOf', others.map((type) => ({ type }))],
    ['nullable', types.includes('null') ? true : member(node, 'nullable')],
  ])
}

const saying = [
  ...['type', 'properties', 'items', 'prefixItems', 'enum', 'const', '$ref', 'additionalProperties', 'patternProperties'],
  ...['required', 'not', 'if', 'then', 'else'],
]

function itemsOf(items: Json): Json {
  if (!isDoc(items) || has(items, ...saying) || combinators.some((key) => Array.isArray(member(items, key)))) return items
  return joined(items, { type: 'string' })
}
