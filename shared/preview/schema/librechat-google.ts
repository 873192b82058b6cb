import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { docOf, has, joined, mapMembers, textsIn, without } from './docs'

const unsupported = [
  ...['additionalProperties', '$schema', '$ref', '$id', 'id', '$comment', 'examples', 'readOnly', 'writeOnly', 'deprecated'],
  ...['multipleOf', 'uniqueItems', 'additionalItems', 'propertyNames', 'patternProperties', 'dependencies', 'dependentRequired'],
  ...['dependentSchemas', 'contentEncoding', 'contentMediaType', 'contentSchema'],
]

/** A schema in what Gemini takes: one branch of a union, one type, enums of text only, no exclusive limits. */
export function forGemini(schema: Doc): Doc {
  const one = collapsed(schema)
  const named = member(one, 'type')
  const type = Array.isArray(named) ? textsIn(named).find((name) => name !== 'null') : named
  const isNullable = member(one, 'nullable') === true || (Array.isArray(named) && named.includes('null'))
  const made = docOf(Object.entries(one).flatMap(([key, value]) => entriesOf(key, value, one, type)))
  const listed = has(made, 'enum') && !has(made, 'type') ? withMember(made, 'type', 'string') : made
  const filled = member(listed, 'type') === 'array' && !isDoc(member(listed, 'items')) ? withMember(listed, 'items', {}) : listed
  return isNullable ? withMember(filled, 'nullable', true) : filled
}

const inside = (value: Json): Json => (Array.isArray(value) ? value.map(inside) : isDoc(value) ? forGemini(value) : value)

type Entry = readonly [string, Json]

function entriesOf(key: string, value: Json, node: Doc, type: Json | undefined): Entry[] {
  if (unsupported.includes(key) || key === 'nullable' || key === 'const') return []
  if (key === 'type') return type === undefined ? [] : [[key, type]]
  if (key === 'default') return [[key, value]]
  if (key === 'items') return isDoc(value) ? [[key, forGemini(value)]] : []
  if (key === 'prefixItems') {
    const first = Array.isArray(value) && !isDoc(member(node, 'items')) ? value.find(isDoc) : undefined
    return first === undefined ? [] : [['items', inside(first)]]
  }
  if (key === 'exclusiveMinimum') return typeof value === 'number' && !has(node, 'minimum') ? [['minimum', value]] : []
  if (key === 'exclusiveMaximum') return typeof value === 'number' && !has(node, 'maximum') ? [['maximum', value]] : []
  if (key === 'enum' && Array.isArray(value)) {
    const texts = type === undefined || type === 'string' ? textsIn(value) : []
    return texts.length > 0 ? [[key, texts]] : []
  }
  if (key === 'properties' && isDoc(value)) return [[key, mapMembers(value, inside)]]
  return [[key, inside(value)]]
}

/** The chosen branch may hold a union of its own. */
const mostUnions = 200

function collapsed(schema: Doc): Doc {
  let node = schema
  for (let round = 0; round < mostUnions; round++) {
    if (Array.isArray(member(node, 'allOf'))) node = withAll(node)
    else {
      const union = ['anyOf', 'oneOf'].find((key) => Array.isArray(member(node, key)))
      if (!union) break
      node = withFirst(node, union)
    }
  }
  return node
}

const branches = (node: Doc, key: string): Doc[] => (member(node, key) as readonly Json[]).filter(isDoc)

function withAll(node: Doc): Doc {
  return branches(node, 'allOf').reduce((made, branch) => merged(joined(branch, made), made, branch), without(node, ['allOf']))
}

function withFirst(node: Doc, union: string): Doc {
  const all = branches(node, union)
  const choices = all.filter((branch) => member(branch, 'type') !== 'null')
  const first = choices[0] ?? {}
  const rest = without(node, [union])
  const made = merged(joined(rest, first), rest, first)
  return choices.length < all.length ? withMember(made, 'nullable', true) : made
}

/** Fields and required names of both sides stay. */
function merged(made: Doc, one: Doc, other: Doc): Doc {
  const [fields, more] = [member(one, 'properties'), member(other, 'properties')]
  const properties = isDoc(fields) || isDoc(more) ? joined(isDoc(fields) ? fields : {}, isDoc(more) ? more : {}) : undefined
  const required = [...new Set([...textsIn(member(one, 'required')), ...textsIn(member(other, 'required'))])]
  const withFields = properties ? withMember(made, 'properties', properties) : made
  return required.length > 0 ? withMember(withFields, 'required', required) : withFields
}
