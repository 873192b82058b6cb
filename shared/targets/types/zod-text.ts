import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { escapeUnseen, indent, lineWidth } from '../text'
import { literal, literalKey } from '../typescript/literal'

export const anyValue = 'z.unknown()'

const isPlain = (value: Json) => typeof value !== 'object' || value === null

/** A schema for some plain values; nothing where one of them is an object or a list. */
export function zodValues(values: readonly Json[]): string | undefined {
  if (values.length === 0 || !values.every(isPlain)) return undefined
  if (values.length > 1 && values.every((value) => typeof value === 'string'))
    return `z.enum(${literal([...new Set(values)], lineWidth - 8)})`
  return `z.literal(${literal(values.length === 1 ? (values[0] as Json) : values, lineWidth - 8)})`
}

export function zodUnion(parts: readonly string[]): string {
  const all = [...new Set(parts)]
  if (all.includes(anyValue)) return anyValue
  return all.length === 1 ? (all[0] as string) : `z.union(${list(all)})`
}

export function zodIntersection(parts: readonly string[]): string {
  const [first = anyValue, ...others] = [...new Set(parts)].filter((part) => part !== anyValue)
  return first + others.map((part) => `.and(${part})`).join('')
}

export function list(parts: readonly string[]): string {
  const flat = `[${parts.join(', ')}]`
  return !flat.includes('\n') && flat.length < 70 ? flat : `[\n${parts.map((part) => `${indent(part)},`).join('\n')}\n]`
}

export function zodObject(kind: string, members: readonly (readonly [string, string])[]): string {
  if (members.length === 0) return `${kind}({})`
  return `${kind}({\n${members.map(([key, part]) => `${indent(`${literalKey(key)}: ${part}`)},`).join('\n')}\n})`
}

const numberOf = (schema: Doc, key: string) => {
  const value = member(schema, key)
  return typeof value === 'number' ? value : undefined
}

/** Methods for the limits that are there. */
export function limits(schema: Doc, methods: Readonly<Record<string, string>>): string {
  return Object.entries(methods)
    .map(([keyword, method]) => {
      const limit = numberOf(schema, keyword)
      return limit === undefined ? '' : `.${method}(${literal(limit)})`
    })
    .join('')
}

/** The pattern as a check; '' where there is none, nothing where it is no pattern. */
export function patternCheck(schema: Doc): string | undefined {
  const pattern = member(schema, 'pattern')
  if (pattern === undefined) return ''
  if (typeof pattern !== 'string') return undefined
  try {
    return `.regex(/${escapeUnseen(new RegExp(pattern, 'u').source)}/u)`
  } catch {
    return undefined
  }
}

/** Branches of which no value can fit two. */
export function areExclusive(branches: readonly Json[]): boolean {
  return branches.every((one, index) => branches.slice(index + 1).every((other) => isDoc(one) && isDoc(other) && excludes(one, other)))
}

/** Different types, different values of a member that both demand, or a member that one demands and the other does not take. */
function excludes(one: Doc, other: Doc): boolean {
  const types = [member(one, 'type'), member(other, 'type')]
  if (!types.every((type) => typeof type === 'string')) return false
  if (types[0] !== types[1]) return !(types.includes('number') && types.includes('integer'))
  if (types[0] !== 'object') return false
  const [mine, theirs] = [demandsOf(one), demandsOf(other)]
  const isTold = [...mine].some(([key, value]) => value !== undefined && theirs.get(key) !== undefined && theirs.get(key) !== value)
  return isTold || lacks(other, mine) || lacks(one, theirs)
}

/** The members an object demands, each with its one value if it has one. */
function demandsOf(schema: Doc): Map<string, string | undefined> {
  const required = member(schema, 'required')
  const names = (Array.isArray(required) ? (required as Json[]) : []).filter((name) => typeof name === 'string')
  return new Map(
    names.map((name) => {
      const property = propertiesOf(schema)[name]
      const value = isDoc(property) ? member(property, 'const') : undefined
      return [name, value === undefined ? undefined : JSON.stringify(value)]
    }),
  )
}

const propertiesOf = (schema: Doc): Doc => {
  const properties = member(schema, 'properties')
  return isDoc(properties) ? properties : {}
}

const lacks = (schema: Doc, demanded: ReadonlyMap<string, unknown>) =>
  member(schema, 'additionalProperties') === false &&
  !Object.hasOwn(schema, 'patternProperties') &&
  [...demanded.keys()].some((key) => !Object.hasOwn(propertiesOf(schema), key))
