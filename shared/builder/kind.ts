import { shownValue } from '../form/field'
import { type Doc, isDoc, type Json, member } from '../tool/json'

/** One value of a choice; `title` is what the schema calls it. */
export type Value = { value: Json; title?: string }

/** What a schema is, read from its own keywords alone: references are named, not followed. */
export type Kind =
  | { kind: 'text' | 'number' | 'whole' | 'yes-no' | 'null' | 'object' | 'map' | 'list' | 'anything' | 'nothing' }
  | { kind: 'several'; types: readonly string[] }
  | { kind: 'fixed'; value: Json }
  | { kind: 'choice'; form: 'enum' | 'oneOf' | 'anyOf'; values: readonly Value[] }
  | { kind: 'tuple'; key: 'prefixItems' | 'items' }
  | { kind: 'union'; key: 'anyOf' | 'oneOf' }
  | { kind: 'all' }
  | { kind: 'reference'; ref: string }
  /** No schema, or one that names a type which does not exist. */
  | { kind: 'odd' }

/** `core` leads from the schema to the part that says what it is: one alternative beside null, or the one part of an `allOf`. */
export type Reading = { kind: Kind; nullable: boolean; core: readonly string[] }

const simple = { string: 'text', number: 'number', integer: 'whole', boolean: 'yes-no', null: 'null' } as const

export function readSchema(schema: Json): Reading {
  if (typeof schema === 'boolean') return plain({ kind: schema ? 'anything' : 'nothing' })
  if (!isDoc(schema)) return plain({ kind: 'odd' })
  return wrapped(schema) ?? own(schema)
}

const plain = (kind: Kind, nullable = false): Reading => ({ kind, nullable, core: [] })

const shaping = ['type', '$ref', 'const', 'enum', 'properties', 'items', 'prefixItems', 'additionalProperties', 'patternProperties']
const has = (schema: Doc, ...keys: string[]) => keys.some((key) => Object.hasOwn(schema, key))
const listAt = (schema: Doc, key: string): readonly Json[] | undefined => {
  const list = member(schema, key)
  return Array.isArray(list) && list.length > 0 ? (list as readonly Json[]) : undefined
}
export const isNull = (schema: Json): boolean =>
  isDoc(schema) && (member(schema, 'type') === 'null' || (Object.hasOwn(schema, 'const') && member(schema, 'const') === null))

/** `anyOf: [X, null]` and `allOf: [X]` are X, with what is said about it standing outside. */
function wrapped(schema: Doc): Reading | undefined {
  if (has(schema, ...shaping)) return undefined
  const joins = ['anyOf', 'oneOf', 'allOf'].filter((key) => has(schema, key))
  const [key] = joins
  const parts = joins.length === 1 ? listAt(schema, key as string) : undefined
  if (!parts) return undefined
  const real = key === 'allOf' ? parts : parts.filter((part) => !isNull(part))
  const nullable = real.length < parts.length
  const [first] = real
  if (real.length !== 1 || (key !== 'allOf' && !nullable) || !isDoc(first) || has(first, 'if')) return undefined
  const inner = own(first)
  return { kind: inner.kind, nullable: nullable || inner.nullable, core: [key as string, String(parts.indexOf(first))] }
}

function own(schema: Doc): Reading {
  const ref = member(schema, '$ref')
  if (typeof ref === 'string') return plain({ kind: 'reference', ref })
  if (has(schema, 'const')) {
    const value = member(schema, 'const') as Json
    return plain(value === null ? { kind: 'null' } : { kind: 'fixed', value })
  }
  const values = listAt(schema, 'enum')
  if (values)
    return choice(
      'enum',
      values.map((value, index) => titled(value, enumName(schema, index))),
    )
  return alternatives(schema) ?? byType(schema)
}

function choice(form: 'enum' | 'oneOf' | 'anyOf', all: readonly Value[]): Reading {
  const values = all.filter(({ value }) => value !== null)
  return plain({ kind: 'choice', form, values }, values.length < all.length)
}

const titled = (value: Json, title: Json | undefined): Value => (typeof title === 'string' ? { value, title } : { value })

function enumName(schema: Doc, index: number): Json | undefined {
  const names = member(schema, 'enumNames')
  return Array.isArray(names) ? (names[index] as Json) : undefined
}

/** Alternatives that only demand fields shape nothing: they stay with the object. */
function alternatives(schema: Doc): Reading | undefined {
  for (const key of ['oneOf', 'anyOf'] as const) {
    const branches = listAt(schema, key)
    if (!branches || branches.every(isDemand)) continue
    if (branches.every(isConstant) && branches.some((branch) => !isNull(branch)))
      return choice(
        key,
        branches.map((branch) =>
          isNull(branch) ? { value: null } : titled(member(branch as Doc, 'const') as Json, member(branch as Doc, 'title')),
        ),
      )
    // An object with fields of its own stays an object; its alternatives stand below them.
    const fields = member(schema, 'properties')
    if (isDoc(fields) && Object.keys(fields).length > 0) return undefined
    return plain({ kind: 'union', key }, branches.some(isNull))
  }
  return undefined
}

const isConstant = (branch: Json): boolean =>
  isNull(branch) || (isDoc(branch) && has(branch, 'const') && Object.keys(branch).every((key) => ['const', 'title', 'type'].includes(key)))
export const isDemand = (branch: Json): boolean =>
  isDoc(branch) && Object.keys(branch).length === 1 && Array.isArray(member(branch, 'required'))

function byType(schema: Doc): Reading {
  const named = member(schema, 'type')
  const all = Array.isArray(named) ? (named as Json[]) : typeof named === 'string' ? [named] : named === undefined ? implied(schema) : ['?']
  const known = all.filter(
    (type): type is string => typeof type === 'string' && (Object.hasOwn(simple, type) || type === 'object' || type === 'array'),
  )
  if (known.length < all.length) return plain({ kind: 'odd' })
  const types = known.filter((type) => type !== 'null')
  const nullable = (types.length < known.length && types.length > 0) || member(schema, 'nullable') === true
  if (types.length > 1) return plain({ kind: 'several', types }, nullable)
  const [type] = types
  if (type === undefined) return plain(known.length > 0 ? { kind: 'null' } : untyped(schema))
  return plain(
    type === 'object' ? objectKind(schema) : type === 'array' ? listKind(schema) : { kind: simple[type as keyof typeof simple] },
    nullable,
  )
}

/** A schema without a type may still say what it is about. */
function implied(schema: Doc): string[] {
  if (has(schema, 'properties', 'additionalProperties', 'patternProperties', 'propertyNames', 'minProperties', 'maxProperties'))
    return ['object']
  if (has(schema, 'items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems')) return ['array']
  if (has(schema, 'minLength', 'maxLength', 'pattern', 'format')) return ['string']
  if (has(schema, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number']
  return []
}

function untyped(schema: Doc): Kind {
  const ruledOut = member(schema, 'not')
  if (isDoc(ruledOut) && Object.keys(ruledOut).length === 0) return { kind: 'nothing' }
  return listAt(schema, 'allOf')?.some((part) => !(isDoc(part) && has(part, 'if'))) ? { kind: 'all' } : { kind: 'anything' }
}

function objectKind(schema: Doc): Kind {
  const fields = member(schema, 'properties')
  if (isDoc(fields) && Object.keys(fields).length > 0) return { kind: 'object' }
  return isDoc(member(schema, 'additionalProperties')) || isDoc(member(schema, 'patternProperties')) ? { kind: 'map' } : { kind: 'object' }
}

function listKind(schema: Doc): Kind {
  if (Array.isArray(member(schema, 'prefixItems'))) return { kind: 'tuple', key: 'prefixItems' }
  return Array.isArray(member(schema, 'items')) ? { kind: 'tuple', key: 'items' } : { kind: 'list' }
}

/** The title of a value, or the value itself. */
export const valueWords = ({ value, title }: Value): string => title ?? shownValue(value)
