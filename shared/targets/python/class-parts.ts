import { dialectOf } from '../../schema/dialect'
import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member } from '../../tool/json'

/** An object with named members, put together from all places of a schema that speak of it. */
export type ClassParts = {
  properties: ReadonlyMap<string, Json>
  required: ReadonlySet<string>
  /** Nothing but the named members may stand in it. */
  isClosed: boolean
}

/**
 * What a class for this schema holds; nothing where it is no object with named members. Members that only some
 * alternatives describe may stand there or not, with any value.
 */
export function classParts(schema: Doc, root: Json, isObject: boolean): ClassParts | undefined {
  const all = joined(schema, root)
  const types = all.map((part) => member(part, 'type'))
  const isPlain = all.every((part) => member(part, 'const') === undefined && member(part, 'enum') === undefined)
  if (!isPlain || !types.every((type) => type === undefined || type === 'object')) return undefined
  if (!isObject && !types.includes('object')) return undefined
  const properties = new Map<string, Json>()
  for (const part of all)
    for (const [name, each] of Object.entries(objectAt(part, 'properties'))) if (!properties.has(name)) properties.set(name, each)
  const required = new Set(all.flatMap((part) => listAt(part, 'required')).filter((name) => typeof name === 'string'))
  for (const name of required) if (!properties.has(name)) properties.set(name, true)
  if (properties.size === 0 && !isObject) return undefined
  const some = all.flatMap(alternatives).flatMap((branch) => joined(branch, root))
  for (const name of some.flatMap((part) => Object.keys(objectAt(part, 'properties'))))
    if (!properties.has(name)) properties.set(name, true)
  const isClosed = all.length === 1 && member(schema, 'additionalProperties') === false && member(schema, 'patternProperties') === undefined
  return { properties, required, isClosed }
}

/** A schema and all that must hold together with it. */
function joined(schema: Doc, root: Json, seen: readonly Doc[] = []): Doc[] {
  if (seen.includes(schema)) return []
  const ref = member(schema, '$ref')
  const target = typeof ref === 'string' ? resolveRef(root, ref) : undefined
  const deeper = [...(isDoc(target) ? [target] : []), ...listAt(schema, 'allOf').filter(isDoc)]
  const below = deeper.flatMap((part) => joined(part, root, [...seen, schema]))
  return typeof ref === 'string' && isOldDialect(root) ? below : [schema, ...below]
}

/** Up to draft-07 nothing counts beside a reference. */
export const isOldDialect = (root: Json): boolean => ['7', '6', '4'].includes(dialectOf(root) ?? '')

function alternatives(schema: Doc): Doc[] {
  return [
    ...['anyOf', 'oneOf'].flatMap((key) => listAt(schema, key)),
    ...['then', 'else'].map((key) => member(schema, key) ?? null),
    ...Object.values(objectAt(schema, 'dependentSchemas')),
  ].filter(isDoc)
}

export const listAt = (schema: Doc, key: string): readonly Json[] => {
  const value = member(schema, key)
  return Array.isArray(value) ? (value as Json[]) : []
}

export const objectAt = (schema: Doc, key: string): Doc => {
  const value = member(schema, key)
  return isDoc(value) ? value : {}
}
