import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { has, joined, mapMembers, without } from './docs'
import { rewriting } from './rewriting'

/** Objects get `properties`, `required` and `type`, fields lose their null; only fields that are objects are looked into. */
export const gooseOpenai = rewriting((schema) => ({ schema: completed(schema) }))

/** Untouched; left out where there are no fields. */
export const gooseGoogle = rewriting((schema) => {
  const properties = member(schema, 'properties')
  if (isDoc(properties) && Object.keys(properties).length > 0) return { schema }
  return { notes: [{ at: '', message: 'There are no fields: the tool is sent without a schema.', severity: 'lost' }] }
})

/** What was there keeps its place and its value; what is missing follows. */
function completed(schema: Doc): Doc {
  const type = member(schema, 'type')
  if (typeof type === 'string' && type !== 'object') return schema
  const whole = joined(schema, { properties: {}, required: [], type: 'object' }, schema)
  const properties = member(whole, 'properties')
  return isDoc(properties) ? withMember(whole, 'properties', mapMembers(properties, field)) : whole
}

function field(value: Json): Json {
  if (!isDoc(value)) return value
  const plain = withoutNull(value)
  return member(plain, 'type') === 'object' ? completed(plain) : plain
}

function withoutNull(schema: Doc): Doc {
  const types = member(schema, 'type')
  if (Array.isArray(types)) {
    const others = types.filter((type) => type !== 'null')
    if (others.length === 1) return withMember(schema, 'type', others[0])
  }
  const choices = member(schema, 'anyOf')
  if (!Array.isArray(choices) || choices.length !== 2) return schema
  const at = choices.findIndex(isNull)
  const other = at < 0 ? undefined : choices[1 - at]
  if (!isDoc(other)) return schema
  const rest = without(schema, ['anyOf'])
  return joined(
    rest,
    mapMembers(other, (value, key) => (has(rest, key) ? undefined : value)),
  )
}

const isNull = (schema: Json): boolean => isDoc(schema) && member(schema, 'type') === 'null'
