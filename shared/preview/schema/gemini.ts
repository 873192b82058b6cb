import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { joined, mapMembers } from './docs'
import { placeKind } from './places'
import type { SchemaLoss } from './rewriter'
import { rewriting } from './rewriting'

/** Stands for some 200 characters of the client's own. */
export const clientText = '<client text>'

/** Two types of which one is null become one type and `nullable`; every object schema gets a parameter of the client's. */
export const geminiSchema = rewriting((schema) => {
  const plain = nullable(schema)
  const made = withWaiting(plain)
  return { schema: made, notes: made === plain ? [] : [waitingNote], compared: { as: plain } }
})

const waitingNote: SchemaLoss = {
  at: '',
  message: "The field `wait_for_previous` is added, with a description of some 200 characters of the client's own.",
  severity: 'added',
}

function nullable(schema: Doc): Doc {
  const walked = mapMembers(schema, (value, key) => {
    const kind = placeKind(key)
    if (kind === 'map') return isDoc(value) ? mapMembers(value, inside) : value
    return kind === undefined ? value : Array.isArray(value) ? value.map(inside) : inside(value)
  })
  const types = member(schema, 'type')
  if (!Array.isArray(types) || types.length !== 2 || !types.includes('null')) return walked
  const [type = 'null'] = types.filter((one) => one !== 'null')
  return withMember(withMember(walked, 'type', type), 'nullable', true)
}

const inside = (value: Json): Json => (isDoc(value) ? nullable(value) : value)

function withWaiting(schema: Doc): Doc {
  const properties = member(schema, 'properties') ?? {}
  if (member(schema, 'type') !== 'object' || !isDoc(properties)) return schema
  const waiting = { wait_for_previous: { type: 'boolean', description: clientText } }
  return withMember(schema, 'properties', joined(properties, waiting))
}
