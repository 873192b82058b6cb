import { resolveRef } from '../schema/refs'
import { define, isDoc, type Json, member } from '../tool/json'

/**
 * A schema for display: references followed, `allOf` joined; of `allOf` only the conditions remain, which hold one by one.
 * The schema that is validated against stays as it is.
 */
export function flatten(root: Json, schema: Json, followed: readonly string[] = []): Json {
  if (!isDoc(schema)) return schema
  const ref = member(schema, '$ref')
  if (typeof ref === 'string') {
    const { $ref: _, ...siblings } = schema
    if (followed.includes(ref) || followed.length > 20) return siblings
    const target = resolveRef(root, ref)
    const base = target === undefined ? {} : flatten(root, target, [...followed, ref])
    return Object.keys(siblings).length === 0 ? base : merge(base, flatten(root, siblings, followed))
  }
  const parts = member(schema, 'allOf')
  if (!Array.isArray(parts)) return schema
  const { allOf: _, ...rest } = schema
  const flat = (parts as Json[]).map((part) => split(flatten(root, part, followed)))
  const joined = flat.reduce((all, { plain }) => merge(all, plain), rest as Json)
  const conditions = flat.flatMap((part) => part.conditions)
  return conditions.length > 0 && isDoc(joined) ? { ...joined, allOf: conditions } : joined
}

/** What always holds, apart from what holds under a condition. */
function split(part: Json): { plain: Json; conditions: Json[] } {
  if (!isDoc(part)) return { plain: part, conditions: [] }
  const { if: condition, then, else: otherwise, allOf, ...plain } = part
  const own =
    condition === undefined
      ? []
      : [{ if: condition, ...(then !== undefined && { then }), ...(otherwise !== undefined && { else: otherwise }) }]
  return { plain, conditions: [...own, ...(Array.isArray(allOf) ? (allOf as Json[]) : [])] }
}

const union = (a: Json | undefined, b: Json | undefined): Json => [
  ...new Set([...(Array.isArray(a) ? a : []), ...(Array.isArray(b) ? b : [])]),
]
const typesOf = (value: Json): Json[] => (Array.isArray(value) ? [...value] : [value])
/** integer lies within number. */
const common = (a: Json, b: Json): Json => {
  const left = typesOf(a)
  const right = typesOf(b)
  const both = left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number')))
  const narrowed = right.filter((type) => type === 'integer' && left.includes('number') && !left.includes('integer'))
  const all = [...both, ...narrowed]
  return all.length === 1 ? (all[0] as Json) : all
}
const larger = (a: Json, b: Json): Json => Math.max(Number(a), Number(b))
const smaller = (a: Json, b: Json): Json => Math.min(Number(a), Number(b))

const joins: Record<string, (a: Json, b: Json) => Json> = {
  type: common,
  required: union,
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  properties: (a, b) => mergeMaps(a, b),
  $defs: (a, b) => mergeMaps(a, b),
  patternProperties: (a, b) => mergeMaps(a, b),
  items: (a, b) => (Array.isArray(a) || Array.isArray(b) ? b : { allOf: [a, b] }),
  allOf: (a, b) => [...(Array.isArray(a) ? a : []), ...(Array.isArray(b) ? b : [])],
  enum: (a, b) =>
    Array.isArray(a) && Array.isArray(b) ? a.filter((item) => b.some((other) => JSON.stringify(other) === JSON.stringify(item))) : b,
  additionalProperties: (a, b) => (a === false ? a : b),
}

/** Two schemas that both hold, as one: what can be joined is, else the second speaks. */
export function merge(a: Json, b: Json): Json {
  if (a === false || b === false) return false
  if (!isDoc(a)) return b
  if (!isDoc(b)) return a
  const out: Record<string, Json> = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const known = member(a, key)
    const join = Object.hasOwn(joins, key) ? joins[key] : undefined
    define(out, key, known === undefined ? value : join ? join(known, value) : value)
  }
  return out
}

function mergeMaps(a: Json, b: Json): Json {
  if (!isDoc(a) || !isDoc(b)) return b
  const out: Record<string, Json> = {}
  for (const [key, value] of Object.entries(a)) define(out, key, value)
  for (const [key, value] of Object.entries(b)) {
    const known = member(a, key)
    define(out, key, known === undefined ? value : { allOf: [known, value] })
  }
  return out
}
