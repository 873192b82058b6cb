import { atPointer } from '../../schema/refs'
import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { docOf, has, joined, mapMembers, textsIn, without } from './docs'
import { definitionTables } from './lowered'
import { type Budget, growthBudget } from './references'
import { Refused } from './rewriting'

/** A schema as strict function calling takes it: closed objects, every field required, no `oneOf`. */
export function strictSchema(schema: Doc): Doc {
  const made = strict(schema, { root: schema, budget: growthBudget(), inDefinition: false })
  if (Array.isArray(member(made, 'anyOf'))) throw new Refused('its root has `anyOf`')
  const type = member(made, 'type')
  if (!Array.isArray(type) || !type.includes('object')) return made
  if (type.length > 1) throw new Refused('its root may be something else than an object')
  return withMember(made, 'type', 'object')
}

type Way = { root: Doc; budget: Budget; inDefinition: boolean }

function strict(value: Json, way: Way): Doc {
  if (!isDoc(value)) throw new Refused('something else stands where a schema should')
  way.budget.enter()
  const made = node(value, way)
  way.budget.leave()
  return made
}

function node(value: Doc, way: Way): Doc {
  const typed = member(value, 'type') === undefined && isDoc(member(value, 'properties')) ? withMember(value, 'type', 'object') : value
  const additional = member(typed, 'additionalProperties') ?? false
  if (additional !== false && (isObject(typed) || !has(typed, 'type'))) throw new Refused('other fields are allowed')
  const all = member(typed, 'allOf')
  if (Array.isArray(all) && all.length === 1) {
    if (!isDoc(all[0])) throw new Refused('`allOf` holds no schema')
    return strict(joined(without(typed, ['allOf']), all[0]), way)
  }
  const ref = member(typed, '$ref')
  if (typeof ref === 'string' && Object.keys(typed).length > 1)
    return strict(joined(targetOf(ref, way.root), without(typed, ['$ref'])), way)
  if (typeof ref === 'string' && !way.inDefinition && holdsFreeForm(targetOf(ref, way.root), way.root, new Set([ref]))) throw freeForm()
  if (isFreeForm(typed) && !way.inDefinition) throw freeForm()
  return closed(members(typed, way))
}

function members(typed: Doc, way: Way): Doc {
  const choices = ['anyOf', 'oneOf'].flatMap((key) => listOf(typed, key))
  const fields = member(typed, 'properties')
  const made = mapMembers(typed, (value, key) => {
    if (definitionTables.includes(key))
      return isDoc(value) ? mapMembers(value, (item) => strict(item, { ...way, inDefinition: true })) : value
    if (key === 'properties') return isDoc(value) ? mapMembers(value, (item) => strict(item, way)) : value
    if (key === 'items') return isDoc(value) ? strict(value, way) : value
    if (key === 'allOf') return Array.isArray(value) ? value.map((item) => strict(item, way)) : value
    if (key === 'default' && value === null) return undefined
    return (key === 'anyOf' || key === 'oneOf') && Array.isArray(value) ? undefined : value
  })
  return docOf([
    ...Object.entries(made),
    ['anyOf', choices.length > 0 ? choices.map((choice) => strict(choice, way)) : undefined],
    ['required', isDoc(fields) ? Object.keys(fields) : undefined],
  ])
}

const closed = (schema: Doc): Doc =>
  isObject(schema) && !has(schema, 'additionalProperties') ? withMember(schema, 'additionalProperties', false) : schema

const listOf = (schema: Doc, key: string): readonly Json[] => {
  const value = member(schema, key)
  return Array.isArray(value) ? value : []
}

const isObject = (schema: Doc): boolean => {
  const type = member(schema, 'type')
  return type === 'object' || (Array.isArray(type) && type.includes('object'))
}

const freeForm = () => new Refused('an object does not say which fields it has')

const shaping = [
  ...['allOf', 'anyOf', 'const', 'dependencies', 'dependentRequired', 'dependentSchemas', 'else', 'enum', 'if', 'not', 'oneOf'],
  ...['maxProperties', 'minProperties', 'patternProperties', 'propertyNames', 'then', 'unevaluatedProperties'],
]

/** An object that closing would make another one: it names no fields, or requires some that it does not name. */
function isFreeForm(schema: Doc): boolean {
  const fields = member(schema, 'properties')
  if (isDoc(fields) && textsIn(member(schema, 'required')).some((name) => !has(fields, name))) return true
  if (!(isObject(schema) || isDoc(fields)) || has(schema, 'additionalProperties') || member(schema, 'maxProperties') === 0) return false
  return !isDoc(fields) || (Object.keys(fields).length === 0 && has(schema, ...shaping))
}

const literal = ['const', 'default', 'enum', 'examples', ...definitionTables]

function holdsFreeForm(value: Json, root: Doc, seen: Set<string>): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsFreeForm(item, root, seen))
  if (!isDoc(value)) return false
  const ref = member(value, '$ref')
  if (typeof ref === 'string' && !seen.has(ref)) {
    seen.add(ref)
    if (holdsFreeForm(targetOf(ref, root), root, seen)) return true
  }
  return isFreeForm(value) || Object.entries(value).some(([key, held]) => !literal.includes(key) && holdsFreeForm(held, root, seen))
}

function targetOf(ref: string, root: Doc): Doc {
  const found = ref.startsWith('#/') ? atPointer(root, ref.slice(1)) : undefined
  if (!isDoc(found)) throw new Refused(`the reference ${ref} leads nowhere`)
  return found
}
