import { type Doc, define, isDoc, type Json, member, sameJson } from '../tool/json'

/** The schema that a value is an example of. */
export function schemaOfValue(value: Json): Doc {
  if (value === null) return { type: 'null' }
  if (Array.isArray(value))
    return value.length === 0 ? { type: 'array' } : { type: 'array', items: common((value as Json[]).map(schemaOfValue)) }
  if (isDoc(value)) {
    const properties: Record<string, Json> = {}
    for (const [name, inner] of Object.entries(value)) define(properties, name, schemaOfValue(inner))
    return { type: 'object', properties, ...(Object.keys(value).length > 0 && { required: Object.keys(value) }) }
  }
  if (typeof value === 'string') return { type: 'string', ...formatOf(value) }
  return { type: typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : 'boolean' }
}

const known: readonly (readonly [format: string, like: RegExp])[] = [
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['email', /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i],
  ['uri', /^https?:\/\/\S+$/],
]

function formatOf(text: string): { format?: string } {
  const format = known.find(([, like]) => like.test(text))?.[0]
  return format === undefined ? {} : { format }
}

/** One schema that all the items fit. */
function common(schemas: readonly Doc[]): Doc {
  return schemas.reduce((all, next) => join(all, next))
}

function join(a: Doc, b: Doc): Doc {
  if (sameJson(a, b)) return a
  const [one, other] = [typesOf(a), typesOf(b)]
  const types = [...new Set([...one, ...other])].filter((type) => !(type === 'integer' && [...one, ...other].includes('number')))
  const type = types.length === 1 ? (types[0] as string) : types
  if (types.includes('object') || types.includes('array')) {
    const [left, right] = [a, b].map((schema) => (typesOf(schema).every((held) => held === 'null') ? undefined : schema))
    if (!left || !right) return { ...(left ?? right), type }
    if (types.filter((held) => held !== 'null').length > 1)
      return { anyOf: [...branches(a), ...branches(b).filter((one) => !branches(a).some((known) => sameJson(known, one)))] }
    return types.includes('object') ? joinObjects(a, b, type) : joinLists(a, b, type)
  }
  const format = member(a, 'format')
  return { type, ...(format !== undefined && format === member(b, 'format') && { format }) }
}

const typesOf = (schema: Doc): readonly string[] => {
  const type = member(schema, 'type')
  return Array.isArray(type) ? (type as string[]) : typeof type === 'string' ? [type] : ['object', 'array']
}
const branches = (schema: Doc): readonly Json[] => (member(schema, 'anyOf') as Json[] | undefined) ?? [schema]

/** Only what every item has is required. */
function joinObjects(a: Doc, b: Doc, type: Json): Doc {
  const [left, right] = [member(a, 'properties') as Doc, member(b, 'properties') as Doc]
  const properties: Record<string, Json> = {}
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const [one, other] = [member(left, name), member(right, name)]
    define(properties, name, one === undefined ? (other as Json) : other === undefined ? one : join(one as Doc, other as Doc))
  }
  const needed = (schema: Doc) => (member(schema, 'required') as string[] | undefined) ?? []
  const required = needed(a).filter((name) => needed(b).includes(name))
  return { type, properties, ...(required.length > 0 && { required }) }
}

function joinLists(a: Doc, b: Doc, type: Json): Doc {
  const items = [member(a, 'items'), member(b, 'items')].filter((held) => held !== undefined) as Doc[]
  return { type, ...(items.length > 0 && { items: common(items) }) }
}
