import { dialectOf } from '../../schema/dialect'
import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { pointer } from '../../tool/pointer'
import { camelCase, wordsOf } from '../names'
import { restricts } from '../typescript/schema-doc'
import { anyValue, areExclusive, limits, list, patternCheck, zodIntersection, zodObject, zodUnion, zodValues } from './zod-text'

export type ZodWriter = { declarations: readonly string[]; losses: readonly { at: string; message: string }[] }

/** `open` are the constants that stand for themselves so far; a reference to one has nothing to check yet. */
type Place = { at: readonly PropertyKey[]; open: ReadonlySet<string>; isObject?: boolean }

/** Keywords that zod has no word for. */
const untold =
  'not if dependentRequired dependentSchemas dependencies contains propertyNames patternProperties unevaluatedProperties unevaluatedItems minProperties maxProperties uniqueItems'.split(
    ' ',
  )
/** Keywords that say nothing without a type. */
const needsType =
  'properties required items prefixItems additionalProperties minLength maxLength pattern minimum maximum minItems maxItems'.split(' ')

/** A zod schema for the arguments of one tool, and what it does not check. It takes everything that the JSON Schema takes. */
export function writeZod(root: Json, rootName: string, unique: (wanted: string) => string, at: readonly string[]): ZodWriter {
  const declarations: string[] = []
  const losses: { at: string; message: string }[] = []
  const names = new Map<Json, string>([[root, rootName]])
  const unfinished = new Set<string>()
  const circular = new Set<string>()
  const isOld = ['7', '6', '4'].includes(dialectOf(root) ?? '')
  const lose = (place: Place, message: string) => losses.push({ at: pointer(place.at), message })
  const into = (place: Place, ...steps: PropertyKey[]): Place => ({ at: [...place.at, ...steps], open: new Set() })

  const declare = (name: string, schema: Json, place: Place) => {
    unfinished.add(name)
    const body = zodOf(schema, { ...place, open: new Set([...place.open, name]) })
    unfinished.delete(name)
    const isExported = name === rootName
    declarations.push(`${isExported ? 'export ' : ''}const ${name}${circular.has(name) ? ': z.ZodType' : ''} = ${body};`)
  }

  const referred = (ref: string, place: Place): string => {
    const target = resolveRef(root, ref)
    if (target === undefined) lose(place, `The reference ${ref} leads nowhere: anything is taken.`)
    if (!isDoc(target)) return target === false ? 'z.never()' : anyValue
    const known = names.get(target)
    if (known !== undefined && place.open.has(known)) {
      lose(place, 'It is defined by nothing but itself: anything is taken.')
      return anyValue
    }
    const name = known ?? unique(`${camelCase(wordsOf(ref.split('/').at(-1) ?? '')).replace(/^(?=\d|$)/, 'part')}Schema`)
    if (known === undefined) {
      names.set(target, name)
      declare(name, target, { at: place.at, open: place.open })
    }
    if (!unfinished.has(name)) return name
    circular.add(name)
    return `z.lazy(() => ${name})`
  }

  const zodOf = (schema: Json, place: Place): string => {
    if (!isDoc(schema)) return schema === false ? 'z.never()' : anyValue
    const ref = member(schema, '$ref')
    if (typeof ref === 'string' && isOld) return referred(ref, place)
    for (const keyword of untold) if (restricts(schema, keyword)) lose(place, `zod does not check "${keyword}".`)
    const isObject = place.isObject === true || member(schema, 'type') === 'object'
    const within = (key: string) =>
      listAt(schema, key).map((part, index) => zodOf(part, { ...place, at: [...place.at, key, index], isObject }))
    if (listAt(schema, 'oneOf').length > 1 && !areExclusive(listAt(schema, 'oneOf')))
      lose(place, 'zod takes a value that fits more than one of "oneOf".')
    return zodIntersection([
      ownZod(schema, place),
      ...(typeof ref === 'string' ? [referred(ref, place)] : []),
      ...within('allOf'),
      ...['anyOf', 'oneOf'].map(within).flatMap((parts) => (parts.length > 0 ? [zodUnion(parts)] : [])),
    ])
  }

  const ownZod = (schema: Doc, place: Place): string => {
    const constant = member(schema, 'const')
    const choices = constant === undefined ? member(schema, 'enum') : [constant]
    if (Array.isArray(choices)) {
      const values = zodValues(choices as Json[])
      if (values === undefined) lose(place, 'Among the values are objects or lists: zod takes any value here.')
      return values ?? anyValue
    }
    const type = member(schema, 'type') ?? (place.isObject ? 'object' : undefined)
    if (type === undefined) {
      const ignored = needsType.filter((keyword) => Object.hasOwn(schema, keyword))
      if (ignored.length > 0) lose(place, `Without a type zod does not check ${ignored.map((keyword) => `"${keyword}"`).join(', ')}.`)
      return anyValue
    }
    return zodUnion((Array.isArray(type) ? (type as Json[]) : [type]).map((kind) => kindZod(kind, schema, place)))
  }

  const kindZod = (kind: Json, schema: Doc, place: Place): string => {
    switch (kind) {
      case 'string': {
        const pattern = patternCheck(schema)
        if (pattern === undefined) lose(place, 'The pattern is none: it is not checked.')
        return `z.string()${limits(schema, { minLength: 'min', maxLength: 'max' })}${pattern ?? ''}`
      }
      case 'number':
      case 'integer':
        return `${kind === 'integer' ? 'z.int()' : 'z.number()'}${limits(schema, { minimum: 'min', maximum: 'max', exclusiveMinimum: 'gt', exclusiveMaximum: 'lt', multipleOf: 'multipleOf' })}`
      case 'boolean':
      case 'null':
        return `z.${kind}()`
      case 'array':
        return arrayZod(schema, place)
      case 'object':
        return objectZod(schema, place)
      default:
        lose(place, 'The type is unknown: anything is taken.')
        return anyValue
    }
  }

  const arrayZod = (schema: Doc, place: Place): string => {
    const items = member(schema, 'items')
    const prefix = member(schema, 'prefixItems') ?? (Array.isArray(items) ? items : undefined)
    if (!Array.isArray(prefix) || prefix.length === 0) {
      const item = items === undefined || Array.isArray(items) ? anyValue : zodOf(items as Json, into(place, 'items'))
      return `z.array(${item})${limits(schema, { minItems: 'min', maxItems: 'max' })}`
    }
    const least = member(schema, 'minItems')
    const sure = typeof least === 'number' ? least : 0
    if (sure > prefix.length || Object.hasOwn(schema, 'maxItems')) lose(place, 'zod does not check the length beyond the first places.')
    const parts = (prefix as Json[]).map(
      (item, index) => zodOf(item, into(place, 'prefixItems', index)) + (index < sure ? '' : '.optional()'),
    )
    const rest = (Array.isArray(items) ? member(schema, 'additionalItems') : (items as Json | undefined)) ?? true
    return `z.tuple(${list(parts)}${rest === false ? '' : `, ${zodOf(rest, into(place, 'items'))}`})`
  }

  const objectZod = (schema: Doc, place: Place): string => {
    const properties = member(schema, 'properties')
    const known: Doc = isDoc(properties) ? properties : {}
    const required = new Set(listAt(schema, 'required'))
    const wanted = [...required].filter((name): name is string => typeof name === 'string')
    const members = [...new Set([...Object.keys(known), ...wanted])].map((name): [string, string] => {
      const isInherited = name in Object.prototype
      if (isInherited) lose(into(place, 'properties', name), 'Every object has a member of this name: zod cannot check it.')
      const isKnown = Object.hasOwn(known, name) && !isInherited
      const part = isKnown ? zodOf(known[name] as Json, into(place, 'properties', name)) : anyValue
      if (!required.has(name)) return [name, `${part}.optional()`]
      return [name, part === anyValue ? `${anyValue}.refine((value) => value !== undefined)` : part]
    })
    const additional = member(schema, 'additionalProperties')
    const isClosed = additional === false && !Object.hasOwn(schema, 'patternProperties')
    if (!isDoc(additional)) return zodObject(isClosed ? 'z.strictObject' : 'z.looseObject', members)
    const others = Object.hasOwn(schema, 'patternProperties') ? anyValue : zodOf(additional, into(place, 'additionalProperties'))
    return members.length === 0 ? `z.record(z.string(), ${others})` : `${zodObject('z.object', members)}.catchall(${others})`
  }

  declare(rootName, root, { at, open: new Set(), isObject: true })
  return { declarations, losses }
}

const listAt = (schema: Doc, key: string): readonly Json[] => {
  const value = member(schema, key)
  return Array.isArray(value) ? (value as Json[]) : []
}
