import { dereference, validate } from '@cfworker/json-schema'
import { define, isDoc, type Json } from '../tool/json'

type Lookup = ReturnType<typeof dereference>

/** A quick answer to "could this value be meant for that branch?", for display only. Patterns are left out: they may run for ever. */
export function fitsIn(root: Json): (schema: Json, value: Json) => boolean {
  let lookup: Lookup | undefined
  const safe = new WeakMap<object, object | boolean>()
  const lookups = (): Lookup => {
    if (lookup) return lookup
    const found = dereference(withoutPatterns(root) as object)
    // Schemas made for display are not part of the root, so they name its parts without its address.
    for (const [uri, schema] of Object.entries(found)) if (uri.includes('#')) found[uri.slice(uri.indexOf('#'))] ??= schema
    found['#'] ??= withoutPatterns(root) as object
    lookup = found
    return found
  }
  const prepared = (schema: Json) => {
    if (!isDoc(schema)) return schema as boolean
    const known = safe.get(schema) ?? (withoutPatterns(schema) as object)
    safe.set(schema, known)
    return known
  }
  return (schema, value) => {
    try {
      return validate(value, prepared(schema), '2020-12', lookups()).valid
    } catch {
      return false
    }
  }
}

function withoutPatterns(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutPatterns)
  if (!isDoc(schema)) return schema
  const copy: Record<string, Json> = {}
  for (const [key, value] of Object.entries(schema)) {
    const dropped =
      (key === 'pattern' && typeof value === 'string') ||
      (key === 'patternProperties' && isDoc(value)) ||
      key === '$id' ||
      key === '$schema'
    if (!dropped)
      define(copy, key, key === 'const' || key === 'enum' || key === 'default' || key === 'examples' ? value : withoutPatterns(value))
  }
  return copy
}
