import { type Doc, define, isDoc, type Json, member } from '../tool/json'

/** How a keyword holds further schemas: itself one, a list of them, or one per name. */
const holders: Record<string, 'one' | 'list' | 'map'> = {
  properties: 'map',
  patternProperties: 'map',
  $defs: 'map',
  definitions: 'map',
  dependentSchemas: 'map',
  dependencies: 'map',
  items: 'one',
  additionalProperties: 'one',
  unevaluatedProperties: 'one',
  propertyNames: 'one',
  additionalItems: 'one',
  unevaluatedItems: 'one',
  contains: 'one',
  not: 'one',
  if: 'one',
  then: 'one',
  else: 'one',
  contentSchema: 'one',
  anyOf: 'list',
  oneOf: 'list',
  allOf: 'list',
  prefixItems: 'list',
}

type Inner = { path: readonly string[]; schema: Json }

/** The schemas that stand directly inside one; a list or an object where none belongs is not looked into. */
export function innerSchemas(schema: Json): Inner[] {
  if (!isDoc(schema)) return []
  return Object.entries(schema).flatMap(([key, value]): Inner[] => {
    switch (Object.hasOwn(holders, key) ? holders[key] : undefined) {
      case 'one':
        if (Array.isArray(value)) return key === 'items' ? listed(key, value) : []
        return isDoc(value) || typeof value === 'boolean' ? [{ path: [key], schema: value }] : []
      case 'list':
        return Array.isArray(value) ? listed(key, value) : []
      case 'map':
        return isDoc(value)
          ? Object.entries(value).flatMap(([name, schema]) => (Array.isArray(schema) ? [] : [{ path: [key, name], schema }]))
          : []
      default:
        return []
    }
  })
}

const listed = (key: string, list: readonly Json[]): Inner[] => list.map((schema, index) => ({ path: [key, String(index)], schema }))

/** Every schema with one change made, from the inside out. Where nothing changes it is the very same object. */
export function mapSchemas(schema: Json, change: (schema: Doc) => Doc): Json {
  if (!isDoc(schema)) return schema
  let mapped = schema
  for (const { path, schema: inner } of innerSchemas(schema)) {
    const next = mapSchemas(inner, change)
    if (next !== inner) mapped = replaced(mapped, path, next)
  }
  return change(mapped)
}

function replaced(schema: Doc, [key, name]: readonly string[], next: Json): Doc {
  const held = member(schema, key as string) as Json
  const value = name === undefined ? next : Array.isArray(held) ? held.with(Number(name), next) : copyWith(held as Doc, name, next)
  return copyWith(schema, key as string, value)
}

function copyWith(document: Doc, key: string, value: Json): Doc {
  const copy: Record<string, Json> = {}
  for (const [name, held] of Object.entries(document)) define(copy, name, name === key ? value : held)
  return copy
}

/** What stands at a place of a schema: a schema, names of schemas, a list of schemas, or no schema at all. */
export function placeKind(path: readonly string[]): 'schema' | 'names' | 'list' | 'data' {
  let now: ReturnType<typeof placeKind> = 'schema'
  for (const key of path) {
    if (now === 'names') now = 'schema'
    else if (now === 'list') now = /^\d+$/.test(key) ? 'schema' : 'data'
    else if (now === 'schema') {
      const held = Object.hasOwn(holders, key) ? holders[key] : undefined
      now = held === 'map' ? 'names' : held === 'list' ? 'list' : held === 'one' ? 'schema' : 'data'
    } else return 'data'
  }
  return now
}
