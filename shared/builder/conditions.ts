import { type Doc, isDoc, type Json, member, withMember } from '../tool/json'
import { pointer } from '../tool/pointer'
import { changeAt, docAt, setKeyword } from './place'

/** "When FIELD is VALUE, then require FIELDS"; without values, when it is there at all. */
export type Condition = { field: string; is?: readonly Json[]; require: readonly string[] }
/** A condition as it stands in an object's schema. */
export type StandingCondition = Condition & { at: string }

/** The conditions of an object that have this one form; `path` leads to the object. Others stay in the JSON. */
export function conditionsOf(schema: Doc, at: string): StandingCondition[] {
  const own = readCondition(schema)
  const parts = member(schema, 'allOf')
  const dependent = member(schema, 'dependentRequired')
  return [
    ...(own ? [{ ...own, at: `${at}/if` }] : []),
    ...(Array.isArray(parts) ? (parts as Json[]) : []).flatMap((part, index) => {
      const read = isDoc(part) && Object.keys(part).every((key) => key === 'if' || key === 'then') ? readCondition(part) : undefined
      return read ? [{ ...read, at: `${at}/allOf/${index}` }] : []
    }),
    ...(isDoc(dependent) ? Object.entries(dependent) : []).flatMap(([field, names]) =>
      isNames(names) ? [{ field, require: names, at: `${at}/dependentRequired${pointer([field])}` }] : [],
    ),
  ]
}

const isNames = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && (value as Json[]).every((name) => typeof name === 'string')

function readCondition(schema: Doc): Condition | undefined {
  const [when, then] = [member(schema, 'if'), member(schema, 'then')]
  if (!isDoc(when) || !isDoc(then) || Object.hasOwn(schema, 'else')) return undefined
  const demanded = member(then, 'required')
  if (!isNames(demanded) || Object.keys(then).length !== 1) return undefined
  const fields = member(when, 'properties')
  const needed = member(when, 'required')
  if (!Object.keys(when).every((key) => key === 'properties' || key === 'required')) return undefined
  if (fields === undefined) return isNames(needed) && needed.length === 1 ? { field: needed[0] as string, require: demanded } : undefined
  const [field, ...others] = isDoc(fields) ? Object.keys(fields) : []
  if (field === undefined || others.length > 0) return undefined
  if (needed !== undefined && !(isNames(needed) && needed.length === 1 && needed[0] === field)) return undefined
  const values = valuesOf(member(fields as Doc, field))
  return values && { field, is: values, require: demanded }
}

function valuesOf(schema: Json | undefined): readonly Json[] | undefined {
  if (!isDoc(schema) || Object.keys(schema).length !== 1) return undefined
  if (Object.hasOwn(schema, 'const')) return [member(schema, 'const') as Json]
  const values = member(schema, 'enum')
  return Array.isArray(values) && values.length > 0 ? (values as Json[]) : undefined
}

function written({ field, is, require }: Condition, before: Doc = {}): Doc {
  const fixed: Json | undefined = is && (is.length === 1 ? { const: is[0] as Json } : { enum: is })
  const when: Doc = { ...(fixed !== undefined && { properties: { [field]: fixed } }), required: [field] }
  return withMember(withMember(before, 'if', when), 'then', { required: require })
}

/** Adds a condition to the object at a place. */
export function addCondition(root: Json, object: string, condition: Condition): Json {
  const parts = member(docAt(root, object), 'allOf')
  return setKeyword(root, object, 'allOf', [...(Array.isArray(parts) ? (parts as Json[]) : []), written(condition)])
}

/** Says a condition anew, in the form it has. */
export function setCondition(root: Json, { at }: StandingCondition, next: Condition): Json {
  const [holder, form] = split(at)
  if (form === 'if') return changeAt(root, holder, (schema) => (isDoc(schema) ? written(next, schema) : schema))
  if (form === 'allOf') return changeAt(root, at, (part) => written(next, isDoc(part) ? part : {}))
  return next.is === undefined
    ? setKeyword(removeCondition(root, at), holder, 'dependentRequired', dependents(removeCondition(root, at), holder, next))
    : addCondition(removeCondition(root, at), holder, next)
}

const dependents = (root: Json, holder: string, { field, require }: Condition): Doc => {
  const before = member(docAt(root, holder), 'dependentRequired')
  return withMember(isDoc(before) ? before : {}, field, require)
}

/** Takes a condition away, and the keyword that holds none any more. */
export function removeCondition(root: Json, at: string): Json {
  const [holder, form, rest] = split(at)
  if (form === 'if') return setKeyword(setKeyword(root, holder, 'if', undefined), holder, 'then', undefined)
  const held = member(docAt(root, holder), form)
  if (form === 'allOf') {
    const left = Array.isArray(held) ? (held as Json[]).filter((_, index) => String(index) !== rest) : []
    return setKeyword(root, holder, 'allOf', left.length > 0 ? left : undefined)
  }
  const left = isDoc(held) ? withMember(held, rest, undefined) : {}
  return setKeyword(root, holder, form, Object.keys(left).length > 0 ? left : undefined)
}

/** The object a condition belongs to, the keyword that holds it, and where in it. */
function split(at: string): [holder: string, form: string, rest: string] {
  const parts = at.split('/')
  const last = parts.at(-1) as string
  if (last === 'if') return [parts.slice(0, -1).join('/'), 'if', '']
  return [parts.slice(0, -2).join('/'), parts.at(-2) as string, last.replaceAll('~1', '/').replaceAll('~0', '~')]
}
