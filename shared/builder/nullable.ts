import { type Doc, isDoc, type Json, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import { isNull, readSchema } from './kind'
import { changeAt, withKeyword } from './place'
import { isShape } from './shape'

/** Lets null stand besides, or no longer. */
export const setNullable = (root: Json, at: string, nullable: boolean): Json =>
  changeAt(root, at, (schema) => {
    const reading = readSchema(schema)
    if (!isDoc(schema) || reading.nullable === nullable) return schema
    return nullable ? withNull(schema) : withoutNull(schema, reading.core)
  })

function withNull(schema: Doc): Doc {
  if (Object.hasOwn(schema, 'nullable')) return withKeyword(schema, 'nullable', true)
  const values = member(schema, 'enum')
  const type = member(schema, 'type')
  if (Array.isArray(values)) {
    const typed = type === undefined ? schema : withKeyword(schema, 'type', [...typesOf(type), 'null'])
    return withKeyword(typed, 'enum', [...(values as Json[]), null])
  }
  for (const key of ['anyOf', 'oneOf']) {
    const branches = member(schema, key)
    if (Array.isArray(branches)) return withKeyword(schema, key, [...(branches as Json[]), { type: 'null' }])
  }
  if (type !== undefined && !Object.hasOwn(schema, 'const')) return withKeyword(schema, 'type', [...typesOf(type), 'null'])
  return besideNull(schema)
}

const typesOf = (type: Json): Json[] => (Array.isArray(type) ? (type as Json[]) : [type])

/** A reference or a fixed value goes beside null; what is said about it stays outside. */
function besideNull(schema: Doc): Doc {
  const inner = Object.fromEntries(Object.entries(schema).filter(([key]) => isShape(key)))
  const outer = Object.fromEntries(Object.entries(schema).filter(([key]) => !isShape(key)))
  return withKeyword(outer, 'anyOf', [inner, { type: 'null' }])
}

function withoutNull(schema: Doc, core: readonly string[]): Doc {
  if (core.length > 0 && core[0] !== 'allOf') return unwrapped(schema, core)
  if (core.length > 0) return changeAt(schema, pointer(core), (inner) => (isDoc(inner) ? withoutNull(inner, []) : inner)) as Doc
  const values = member(schema, 'enum')
  const branches = ['anyOf', 'oneOf'].find((key) => Array.isArray(member(schema, key)))
  const typed = member(schema, 'nullable') === true ? withKeyword(schema, 'nullable', undefined) : withoutNullType(schema)
  const listed = Array.isArray(values)
    ? withKeyword(
        typed,
        'enum',
        (values as Json[]).filter((value) => value !== null),
      )
    : typed
  return branches
    ? withKeyword(
        listed,
        branches,
        (member(schema, branches) as Json[]).filter((branch) => !isNull(branch)),
      )
    : listed
}

function withoutNullType(schema: Doc): Doc {
  const type = member(schema, 'type')
  if (!Array.isArray(type)) return schema
  const left = (type as Json[]).filter((one) => one !== 'null')
  return withKeyword(schema, 'type', left.length === 1 ? (left[0] as Json) : left)
}

/** The one alternative comes out of its list, unless the two would speak of the same things. */
function unwrapped(schema: Doc, [key, index]: readonly string[]): Doc {
  const listed = member(schema, key as string) as Json[]
  const inner = listed[Number(index)] as Doc
  const outer = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key))
  if (Object.keys(inner).some((name) => Object.hasOwn(outer, name))) return withKeyword(schema, key as string, [inner])
  return Object.entries(inner).reduce<Doc>((all, [name, value]) => withKeyword(all, name, value), outer)
}
