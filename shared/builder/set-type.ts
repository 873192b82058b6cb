import { shownValue } from '../form/field'
import { atPointer } from '../schema/refs'
import { type Doc, isDoc, type Json, member, sameJson } from '../tool/json'
import { pointer } from '../tool/pointer'
import { constraintsOf, constraintWords } from './constraints'
import { readSchema } from './kind'
import { setNullable } from './nullable'
import { changeAt, withKeyword } from './place'
import { rowsOf } from './rows'
import { isShape } from './shape'
import { blank, type TypeId, typeOf } from './types'

const shapeOf = (schema: Doc): Doc => Object.fromEntries(Object.entries(schema).filter(([key]) => isShape(key)))

/** Gives the schema at a place another type. What the new one can keep stays: a list of what was there, a number's limits, fitting defaults. */
export function setType(root: Json, at: string, id: TypeId): Json {
  const before = atPointer(root, at)
  if (before === undefined || typeNow(before) === id) return root
  const { nullable } = readSchema(before)
  const typed = changeAt(root, at, (schema) => retyped(root, schema, id))
  return nullable && id !== 'anything' && id !== 'null' && id !== 'nothing' ? setNullable(typed, at, true) : typed
}

const typeNow = (schema: Json): TypeId | undefined => typeOf(rowsOf(schema).root)

function retyped(root: Json, before: Json, id: TypeId): Doc {
  const given = withInnerWords(isDoc(before) ? before : {})
  const next = shapeFor(root, coreOf(setNullable(given, '', false)), id)
  const kept = Object.entries(given).reduce<Doc>(
    (schema, [key, value]) =>
      withKeyword(schema, key, isShape(key) ? (member(next, key) ?? ruledOut(key, value)) : staying(next, key, value)),
    given,
  )
  return Object.entries(next).reduce<Doc>((schema, [key, value]) => withKeyword(schema, key, value), kept)
}

/** A value that is ruled out stays so, whatever the type. */
const ruledOut = (key: string, value: Json): Json | undefined => (key === 'not' && sizeOf(value) > 0 ? value : undefined)

/** What is said further in, beside null, is said outside as well: there it stays. */
const withInnerWords = (schema: Doc): Doc =>
  Object.entries(coreOf(schema)).reduce<Doc>(
    (all, [key, value]) => (isShape(key) || Object.hasOwn(all, key) ? all : withKeyword(all, key, value)),
    schema,
  )

/** The part of a schema that says what it is. */
function coreOf(schema: Json): Doc {
  const core = atPointer(schema, pointer(readSchema(schema).core))
  return isDoc(core) ? core : {}
}

function shapeFor(root: Json, bare: Doc, id: TypeId): Doc {
  const now = typeNow(bare)
  const fresh = blank(root, id)
  const shape = shapeOf(bare)
  if (id === `list of ${now}`) return { ...fresh, items: shape }
  if (id === `map of ${now}`) return { ...fresh, additionalProperties: shape }
  const held = member(bare, 'items') ?? member(bare, 'additionalProperties')
  if ((now === `list of ${id}` || now === `map of ${id}`) && isDoc(held)) return shapeOf(held)
  if (id === 'union' && now !== undefined && now !== 'anything' && now !== 'nothing')
    return { anyOf: [shape, blank(root, now === 'text' ? 'number' : 'text')] }
  const branch = branchesOf(bare).find((one) => typeNow(one) === id)
  if (branch !== undefined && isDoc(branch)) return shapeOf(branch)
  if (id === 'choice') return { ...fresh, ...valuesFrom(bare) }
  if (id === 'fixed') return { const: fixedFrom(bare) }
  const { kind } = readSchema(fresh)
  const limits = constraintsOf(kind).flatMap(({ key }) => (Object.hasOwn(bare, key) ? [[key, bare[key] as Json] as const] : []))
  const fields =
    (id === 'object' || id.startsWith('map')) && isDoc(member(bare, 'properties')) ? { properties: member(bare, 'properties') as Json } : {}
  const required = id === 'object' && Object.hasOwn(bare, 'required') ? { required: bare.required as Json } : {}
  return { ...fresh, ...(id === 'object' && { ...fields, ...required }), ...Object.fromEntries(limits) }
}

function branchesOf(schema: Doc): readonly Json[] {
  const held = member(schema, 'anyOf') ?? member(schema, 'oneOf')
  return Array.isArray(held) ? (held as Json[]) : []
}

/** A choice of texts starts with what is known: the fixed value, the default or the examples. */
function valuesFrom(schema: Doc): Doc {
  const known = [member(schema, 'const'), member(schema, 'default'), ...listOf(member(schema, 'examples'))]
  const texts = [...new Set(known.filter((value): value is string => typeof value === 'string'))]
  return texts.length > 0 ? { enum: texts } : {}
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])

function fixedFrom(schema: Doc): Json {
  return member(schema, 'default') ?? listOf(member(schema, 'enum'))[0] ?? listOf(member(schema, 'examples'))[0] ?? ''
}

/** A default or example stays where it fits the new type. */
function staying(next: Doc, key: string, value: Json): Json | undefined {
  if (key === 'default') return fits(next, value) ? value : undefined
  if (key !== 'examples' || !Array.isArray(value)) return value
  const left = (value as Json[]).filter((one) => fits(next, one))
  return left.length === value.length ? value : left.length > 0 ? left : undefined
}

function fits(shape: Doc, value: Json): boolean {
  const fixed = member(shape, 'const')
  if (fixed !== undefined) return sameJson(fixed, value)
  const values = member(shape, 'enum')
  if (Array.isArray(values)) return (values as Json[]).some((one) => sameJson(one, value))
  const type = member(shape, 'type')
  if (Object.hasOwn(shape, 'not')) return false
  if (typeof type !== 'string') return true
  const actual = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return type === 'integer' ? Number.isInteger(value) : actual === type
}

/** What a change of type would lose, in words; empty where it loses nothing. */
export function lostBy(root: Json, at: string, id: TypeId): string[] {
  const before = atPointer(root, at)
  const after = atPointer(setType(root, at, id), at)
  if (!isDoc(before) || !isDoc(after)) return []
  const [was, is] = [coreOf(before), coreOf(after)]
  const inner = [member(is, 'items'), member(is, 'additionalProperties'), ...branchesOf(is), is]
  return [
    ...Object.entries(was).flatMap(([key, value]) => (isShape(key) && !carried(key, value, inner) ? lossWords(key, value, is) : [])),
    ...['default', 'examples'].flatMap((key) => spokenLoss(key, before, after)),
    ...Object.entries(was).flatMap(([key, value]) =>
      isShape(key) || sameJson(member(before, key), value) || !Object.hasOwn(before, key) ? [] : [`a second ${key}`],
    ),
  ]
}

/** The keyword stands in the new shape, or in what the new list or union holds. */
const carried = (key: string, value: Json, inner: readonly (Json | undefined)[]): boolean =>
  inner.some((one) => isDoc(one) && sameJson(member(one, key), value))

function spokenLoss(key: string, before: Doc, after: Doc): string[] {
  const [was, is] = [member(before, key), member(after, key)]
  if (was === undefined || sameJson(was, is)) return []
  return [key === 'default' ? `the default ${short(was)}` : `examples that do not fit`]
}

const short = (value: Json): string => {
  const text = shownValue(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const sizeOf = (value: Json): number => (Array.isArray(value) ? value.length : isDoc(value) ? Object.keys(value).length : 0)

function lossWords(key: string, value: Json, after: Doc): string[] {
  switch (key) {
    case 'type':
    case 'nullable':
    case '$ref':
    case 'required':
    case 'then':
    case 'else':
    case 'enumNames':
      return []
    case 'not':
      return sizeOf(value) > 0 ? ['what is ruled out'] : []
    case 'const':
      return listOf(member(after, 'enum')).some((one) => sameJson(one, value)) ? [] : [`the fixed value ${short(value)}`]
    case 'enum':
      return [counted(sizeOf(value), 'value')]
    case 'properties':
      return sizeOf(value) > 0 ? [counted(sizeOf(value), 'field')] : []
    case 'patternProperties':
    case 'additionalProperties':
      return isDoc(value) ? ['what other names hold'] : value === false ? ['that other names are not allowed'] : []
    case 'items':
    case 'prefixItems':
      return Array.isArray(value) ? [counted(value.length, 'item')] : ['what each item is']
    case 'anyOf':
    case 'oneOf':
      return [counted(sizeOf(value), 'kind')]
    case 'allOf':
    case 'if':
    case 'dependentRequired':
      return ['conditions']
    default:
      return [constraintWords(key, value) ?? `${key} ${short(value)}`]
  }
}
