import { type Doc, type Json, member } from '../tool/json'
import { withKeyword } from './place'

/** What types are called, in TypeScript and near it. */
export const typeWords: Record<string, Doc> = {
  string: { type: 'string' },
  str: { type: 'string' },
  text: { type: 'string' },
  number: { type: 'number' },
  float: { type: 'number' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  bigint: { type: 'integer' },
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  null: { type: 'null' },
  true: { const: true },
  false: { const: false },
  object: { type: 'object' },
  any: {},
  unknown: {},
  never: { not: {} },
  Date: { type: 'string', format: 'date-time' },
}

/** A type with others in angle brackets. */
export function generic(name: string, given: readonly Doc[]): Doc {
  if (name === 'Record' || name === 'Map') return { type: 'object', additionalProperties: given.at(-1) as Doc }
  if (name === 'Array' || name === 'ReadonlyArray' || name === 'List') return { type: 'array', items: given[0] as Doc }
  if (name === 'Set') return { type: 'array', items: given[0] as Doc, uniqueItems: true }
  if (name === 'Partial') return withKeyword(given[0] as Doc, 'required', undefined)
  return name === 'Readonly' || name === 'Required' || name === 'Promise' ? (given[0] as Doc) : { description: name }
}

/** Constants together are a choice, null beside one type makes it nullable, the rest are alternatives. */
export function union(parts: readonly Doc[]): Doc {
  const [only = {}] = parts
  if (parts.length <= 1) return only
  const isConst = (part: Doc) => Object.hasOwn(part, 'const')
  const nullable = parts.some((part) => member(part, 'type') === 'null')
  const real = parts.filter((part) => member(part, 'type') !== 'null')
  if (real.length > 0 && real.every(isConst)) {
    const values = real.map((part) => member(part, 'const') as Json)
    if (values.includes(true) && values.includes(false) && values.length === 2) return { type: nullable ? ['boolean', 'null'] : 'boolean' }
    const types = [...new Set(values.map((value) => typeof value))]
    const type = types.length === 1 && types[0] !== 'boolean' ? (types[0] as string) : undefined
    if (real.length === 1 && !nullable) return real[0] as Doc
    return { ...(type !== undefined && { type: nullable ? [type, 'null'] : type }), enum: nullable ? [...values, null] : values }
  }
  const simple = real.every((part) => Object.keys(part).length === 1 && typeof member(part, 'type') === 'string')
  if (simple) return { type: [...new Set(real.map((part) => member(part, 'type') as string)), ...(nullable ? ['null'] : [])] }
  const [first] = real
  if (real.length === 1 && first && typeof member(first, 'type') === 'string')
    return withKeyword(first, 'type', [member(first, 'type') as string, 'null'])
  return { anyOf: [...real, ...(nullable ? [{ type: 'null' }] : [])] }
}
