import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { docOf, has, joined, mapMembers, without } from './docs'
import { Refused } from './rewriting'

const refused = ['if', 'then', 'else', '$ref']
const dropped: Record<string, (value: Json) => boolean> = {
  format: (value) => typeof value === 'string',
  additionalProperties: () => true,
  propertyNames: () => true,
  exclusiveMinimum: (value) => typeof value === 'number',
  exclusiveMaximum: (value) => typeof value === 'number',
  optional: (value) => typeof value === 'boolean',
}

/** Every object is taken for a schema, a map of fields as well: that is what the client does. */
export function zedSubsetOf(schema: Doc): Doc {
  const stopper = refused.find((key) => has(schema, key))
  if (stopper) throw new Refused(`Zed leaves the tool out: Schema cannot be made compatible because it contains "${stopper}"`)
  const plain = mapMembers(schema, (value, key) => (Object.hasOwn(dropped, key) && dropped[key]?.(value) ? undefined : value))
  const typed = withText(oneType(nullable(plain)))
  const oneOf = member(typed, 'oneOf')
  const chosen = Array.isArray(oneOf) ? withChoice(without(typed, ['oneOf']), oneOf) : typed
  return foldNull(mapMembers(chosen, inside))
}

const inside = (value: Json): Json => (Array.isArray(value) ? value.map(inside) : isDoc(value) ? zedSubsetOf(value) : value)

function nullable(node: Doc): Doc {
  const type = member(node, 'type')
  const types = Array.isArray(type) ? type : type === 'null' ? ['null'] : []
  if (!types.includes('null')) return node
  const others = types.filter((one) => one !== 'null')
  return withMember(withMember(node, 'type', others.length > 1 ? others : others[0]), 'nullable', true)
}

function oneType(node: Doc): Doc {
  const types = member(node, 'type')
  if (!Array.isArray(types) || types.length === 0) return node
  if (types.length === 1) return withMember(node, 'type', types[0])
  return withChoice(
    without(node, ['type']),
    types.map((type) => ({ type })),
  )
}

const withText = (node: Doc): Doc =>
  typeof member(node, 'description') === 'string' && !has(node, 'type', 'anyOf', 'oneOf', 'allOf')
    ? withMember(node, 'type', 'string')
    : node

/** One more choice beside those that are there: all of them must hold. */
function withChoice(node: Doc, anyOf: readonly Json[]): Doc {
  const [before, all] = [member(node, 'anyOf'), member(node, 'allOf')]
  if (before !== undefined) {
    const others = Array.isArray(all) ? all : []
    return docOf([...Object.entries(without(node, ['anyOf', 'allOf'])), ['allOf', [...others, { anyOf: before }, { anyOf }]]])
  }
  return Array.isArray(all) ? withMember(node, 'allOf', [...all, { anyOf }]) : withMember(node, 'anyOf', anyOf)
}

/** A choice of nothing but null becomes `nullable` of the whole. */
function foldNull(node: Doc): Doc {
  const choices = member(node, 'anyOf')
  if (choices === undefined) return node
  const rest = without(node, ['anyOf'])
  if (!Array.isArray(choices)) return rest
  const left = choices.filter((choice) => !isOnlyNullable(choice))
  if (left.length === choices.length) return node
  const open = withMember(rest, 'nullable', true)
  const [only] = left
  if (left.length === 0) return open
  if (left.length === 1 && isDoc(only) && !has(open, ...Object.keys(only))) return joined(open, only)
  return withMember(open, 'anyOf', left)
}

const isOnlyNullable = (value: Json): boolean => isDoc(value) && Object.keys(value).length === 1 && member(value, 'nullable') === true
