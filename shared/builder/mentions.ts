import { renameKey } from '../tool/change'
import { type Doc, define, isDoc, type Json, member } from '../tool/json'

/** Keywords whose schemas speak of the same object, and so of the same fields. */
const sameObject = ['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies'] as const

/** Every name an object's schema knows: its fields, and what conditions, lists of demands and dependencies mention. */
export function namesIn(schema: Json): Set<string> {
  const names = new Set<string>()
  const add = (list: Json | undefined) => {
    if (Array.isArray(list)) for (const name of list as Json[]) if (typeof name === 'string') names.add(name)
  }
  const look = (one: Json) => {
    if (!isDoc(one)) return
    const fields = member(one, 'properties')
    if (isDoc(fields)) for (const name of Object.keys(fields)) names.add(name)
    add(member(one, 'required'))
    for (const key of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
      const held = member(one, key)
      if (!isDoc(held)) continue
      add(Object.keys(held))
      for (const list of Object.values(held)) add(list)
    }
    for (const key of sameObject) for (const inner of schemasAt(one, key)) look(inner)
  }
  look(schema)
  return names
}

function schemasAt(schema: Doc, key: string): readonly Json[] {
  const held = member(schema, key)
  if (Array.isArray(held)) return held as Json[]
  if (!isDoc(held)) return []
  return key.startsWith('depend') ? Object.values(held) : [held]
}

/** The object's schema with a field spelt anew wherever it is mentioned. The new name must be free. */
export function renameIn(schema: Json, from: string, to: string): Json {
  if (!isDoc(schema)) return schema
  const renamed = (list: Json): Json =>
    Array.isArray(list) && (list as Json[]).includes(from) ? (list as Json[]).map((name) => (name === from ? to : name)) : list
  const copy: Record<string, Json> = {}
  for (const [key, held] of Object.entries(schema)) define(copy, key, mention(key, held))
  return Object.keys(copy).some((key) => copy[key] !== schema[key]) ? copy : schema

  function mention(key: string, held: Json): Json {
    switch (key) {
      case 'properties':
        return isDoc(held) && Object.hasOwn(held, from) ? (renameKey(held, from, to) as Json) : held
      case 'required':
        return renamed(held)
      case 'dependentRequired':
      case 'dependentSchemas':
      case 'dependencies':
        return dependents(held)
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return Array.isArray(held)
          ? kept(
              held as Json[],
              (held as Json[]).map((one) => renameIn(one, from, to)),
            )
          : held
      case 'if':
      case 'then':
      case 'else':
      case 'not':
        return renameIn(held, from, to)
      default:
        return held
    }
  }

  function dependents(held: Json): Json {
    if (!isDoc(held)) return held
    const next: Record<string, Json> = {}
    for (const [name, inner] of Object.entries(held))
      define(next, name === from ? to : name, Array.isArray(inner) ? renamed(inner) : renameIn(inner, from, to))
    return Object.hasOwn(held, from) || Object.keys(held).some((name) => next[name] !== held[name]) ? next : held
  }
}

const kept = (before: readonly Json[], after: readonly Json[]): Json =>
  after.every((one, index) => one === before[index]) ? before : after
