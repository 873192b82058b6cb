import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { has, joined, mapMembers, without } from './docs'
import { growthBudget } from './references'
import { Refused, rewriting } from './rewriting'
import { zedSubsetOf } from './zed-subset'

/** References are replaced by what they name, and the root is closed. */
export const zedFull = rewriting((schema) => ({ schema: closed(inlined(schema)), compared: { inlined: true } }))

/** For models that take the schema objects of OpenAPI 3.0 only. */
export const zedSubset = rewriting((schema) => ({ schema: zedSubsetOf(inlined(schema)), compared: { inlined: true } }))

const closed = (schema: Doc): Doc =>
  member(schema, 'type') === 'object' ? joined(schema, { additionalProperties: false, properties: {} }, schema) : schema

function inlined(schema: Doc): Doc {
  const root = without(schema, ['$schema', 'title', 'description', '$defs', 'definitions'])
  if (!has(schema, '$defs', 'definitions')) return root
  const budget = growthBudget()
  const visiting: string[] = []

  const resolved = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    budget.enter()
    const made = Array.isArray(value) ? value.map(resolved) : isDoc(value) ? node(value) : value
    budget.leave()
    return made
  }
  const node = (value: Doc): Json => {
    const ref = member(value, '$ref')
    if (typeof ref !== 'string') return mapMembers(value, resolved)
    if (visiting.includes(ref)) return {}
    const target = definition(schema, ref)
    visiting.push(ref)
    const made = resolved(isDoc(target) ? joined(target, without(value, ['$ref'])) : target)
    visiting.pop()
    return made
  }
  const made = resolved(root)
  return isDoc(made) ? made : {}
}

function definition(schema: Doc, ref: string): Json {
  const [, table, name] = /^#\/(\$defs|definitions)\/(.*)$/s.exec(ref) ?? []
  if (table === undefined || name === undefined) throw new Refused(`Zed leaves the tool out: Unsupported $ref format: ${ref}`)
  const definitions = member(schema, table)
  const found = isDoc(definitions) ? member(definitions, name) : undefined
  if (found === undefined) throw new Refused(`Zed leaves the tool out: $ref target not found in ${table}: ${ref}`)
  return found
}
