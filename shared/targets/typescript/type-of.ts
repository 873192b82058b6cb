import { dialectOf } from '../../schema/dialect'
import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { pascalCase, wordsOf } from '../names'
import { docComment } from './comment'
import { memberName } from './literal'
import { docOf } from './schema-doc'
import { anything, emptyObject, intersection, listOf, nothing, object, type TypeText, tuple, union, valueType } from './type-text'

export type Declaration = { name: string; text: string }

/**
 * Turns the schemas of one file into types. A type is never narrower than its schema: what TypeScript cannot say is left
 * out of the type and named in its comment.
 */
export type TypeWriter = {
  /** Declares a root, and before it whatever it refers to. */
  declare(name: string, schema: Json, about: string, options?: { isObject: boolean }): void
  declarations(): readonly Declaration[]
}

/** `open` are the names that stand for themselves so far: a reference to one would be a type made of nothing but itself. */
type Place = { root: Json; refs: Map<Json, string>; open: ReadonlySet<string>; width: number; isObject?: boolean }

export function typeWriter(unique: (wanted: string) => string, width: number): TypeWriter {
  const written: Declaration[] = []

  const declare = (name: string, schema: Json, place: Place, about: string) => {
    const body = typeOf(schema, { ...place, open: new Set([...place.open, name]) })
    const doc = docComment([about, ...docOf(schema, { described: about === '' })], width)
    written.push({
      name,
      text: `${doc ? `${doc}\n` : ''}${about === '' ? '' : 'export '}type ${name} =${after(body)};`,
    })
  }

  const referred = (ref: string, place: Place): TypeText => {
    const target = resolveRef(place.root, ref)
    if (!isDoc(target)) return target === false ? nothing : anything
    const known = place.refs.get(target)
    if (known !== undefined) return place.open.has(known) ? anything : { text: known }
    const name = unique(pascalCase(wordsOf(ref.split('/').at(-1) ?? '')).replace(/^(?=\d|$)/, 'Part'))
    place.refs.set(target, name)
    declare(name, target, { ...place, width, isObject: false }, '')
    return { text: name }
  }

  const typeOf = (schema: Json, place: Place): TypeText => {
    if (!isDoc(schema)) return schema === false ? nothing : anything
    const ref = member(schema, '$ref')
    const isOld = ['7', '6', '4'].includes(dialectOf(place.root) ?? '')
    if (typeof ref === 'string' && isOld) return referred(ref, place)
    const own = ownType(schema, place)
    const isObject = place.isObject || member(schema, 'type') === 'object'
    const deeper = { ...place, isObject }
    return intersection([
      own,
      ...(typeof ref === 'string' ? [referred(ref, place)] : []),
      ...listAt(schema, 'allOf').map((part) => typeOf(part, deeper)),
      ...['anyOf', 'oneOf'].flatMap((key) => {
        const branches = listAt(schema, key)
        return branches.length > 0
          ? [
              union(
                branches.map((branch) => typeOf(branch, deeper)),
                place.width,
              ),
            ]
          : []
      }),
    ])
  }

  const ownType = (schema: Doc, place: Place): TypeText => {
    const constant = member(schema, 'const')
    if (constant !== undefined) return valueType(constant)
    const choices = member(schema, 'enum')
    if (Array.isArray(choices)) return union((choices as Json[]).map(valueType), place.width)
    const type = member(schema, 'type') ?? (place.isObject ? 'object' : undefined)
    const kinds = Array.isArray(type) ? (type as Json[]) : [type as Json]
    return union(
      kinds.map((kind) => kindType(kind, schema, place)),
      place.width,
    )
  }

  const kindType = (kind: Json | undefined, schema: Doc, place: Place): TypeText => {
    switch (kind) {
      case 'string':
      case 'boolean':
      case 'null':
        return { text: kind }
      case 'number':
      case 'integer':
        return { text: 'number' }
      case 'array':
        return arrayType(schema, { ...place, open: new Set(), isObject: false })
      case 'object':
        return objectType(schema, { ...place, open: new Set(), isObject: false })
      default:
        return anything
    }
  }

  const arrayType = (schema: Doc, place: Place): TypeText => {
    const items = member(schema, 'items')
    const prefix = member(schema, 'prefixItems') ?? (Array.isArray(items) ? items : undefined)
    const inside = { ...place, width: place.width - 2 }
    if (Array.isArray(prefix) && prefix.length > 0) {
      const rest = Array.isArray(items) ? member(schema, 'additionalItems') : items
      return tupleType(prefix as Json[], rest, schema, inside)
    }
    return listOf(items === undefined || Array.isArray(items) ? anything : typeOf(items as Json, inside))
  }

  const tupleType = (prefix: readonly Json[], rest: Json | undefined, schema: Doc, place: Place): TypeText => {
    const least = member(schema, 'minItems')
    const sure = typeof least === 'number' ? least : 0
    const items = prefix.map((item, index) => ({ type: typeOf(item, place), optional: index >= sure }))
    return tuple(items, rest === false ? undefined : rest === undefined ? anything : typeOf(rest, place), place.width)
  }

  const objectType = (schema: Doc, place: Place): TypeText => {
    const inside = { ...place, width: place.width - 2 }
    const known = objectAt(schema, 'properties')
    const required = new Set(listAt(schema, 'required').filter((name) => typeof name === 'string') as string[])
    const names = [...new Set([...Object.keys(known), ...required])]
    const other = otherMembers(schema, inside, names.length > 0)
    if (names.length === 0) return other ?? { text: '{ [key: string]: unknown }' }
    const members = names.map((name) => {
      const property = Object.hasOwn(known, name) ? (known[name] as Json) : true
      const doc = docComment(docOf(property, { described: true }), inside.width)
      return `${doc ? `${doc}\n` : ''}${memberName(name)}${required.has(name) ? '' : '?'}:${after(typeOf(property, inside))};`
    })
    return object([...members, ...(other ? ['[key: string]: unknown;'] : [])])
  }

  /** What may stand beside the named properties. Beside names an index can only be `unknown`: it has to take them too. */
  const otherMembers = (schema: Doc, place: Place, hasNames: boolean): TypeText | undefined => {
    const additional = member(schema, 'additionalProperties')
    const patterns = Object.values(objectAt(schema, 'patternProperties'))
    const isOpen = isDoc(additional) || patterns.length > 0
    if (hasNames) return isOpen ? anything : undefined
    if (additional === false && patterns.length === 0) return emptyObject
    if (!isOpen) return undefined
    const values = [...patterns, ...(additional === false ? [] : [additional ?? true])].map((each) => typeOf(each, place))
    return { text: `{ [key: string]: ${union(values, place.width).text} }` }
  }

  return {
    declare: (name, schema, about, { isObject } = { isObject: true }) =>
      declare(name, schema, { root: schema, refs: new Map([[schema, name]]), open: new Set(), width, isObject }, about),
    declarations: () => written,
  }
}

/** A type that begins with a line of its own needs no space before it. */
const after = ({ text }: TypeText) => (text.startsWith('\n') ? text : ` ${text}`)

const listAt = (schema: Doc, key: string): readonly Json[] => {
  const value = member(schema, key)
  return Array.isArray(value) ? (value as Json[]) : []
}

const objectAt = (schema: Doc, key: string): Doc => {
  const value = member(schema, key)
  return isDoc(value) ? value : {}
}
