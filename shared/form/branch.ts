import { type Doc, isDoc, type Json, member } from '../tool/json'
import type { Fits } from './conditions'
import type { Branch } from './field'
import { flatten } from './flatten'

/** Which branch of a union a value belongs to: one it fits, else the one whose tag or type it has. */
export function branchOf(root: Json, branches: readonly Branch[], value: Json | undefined, fits: Fits): number | undefined {
  if (value === undefined) return undefined
  const fitting = branches.findIndex((branch) => fits(branch.schema, value))
  if (fitting !== -1) return fitting
  const flat = branches.map((branch) => flatten(root, branch.schema))
  const tagged = flat.findIndex((schema) => isDoc(schema) && isDoc(value) && hasTag(root, schema, value))
  if (tagged !== -1) return tagged
  const typed = flat.findIndex((schema) => isDoc(schema) && hasType(schema, value))
  return typed === -1 ? undefined : typed
}

function hasTag(root: Json, schema: Doc, value: Doc): boolean {
  const properties = member(schema, 'properties')
  if (!isDoc(properties)) return false
  return Object.entries(properties).some(([key, inner]) => {
    const flat = flatten(root, inner)
    const fixed = isDoc(flat) ? (member(flat, 'const') ?? singleOf(member(flat, 'enum'))) : undefined
    return fixed !== undefined && member(value, key) === fixed
  })
}

const singleOf = (values: Json | undefined): Json | undefined => (Array.isArray(values) && values.length === 1 ? values[0] : undefined)

function hasType(schema: Doc, value: Json): boolean {
  const named = member(schema, 'type') ?? (member(schema, 'properties') === undefined ? undefined : 'object')
  const types = Array.isArray(named) ? named : [named]
  return types.some((type) => type === typeOf(value) || (type === 'number' && typeof value === 'number'))
}

export function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'object' ? 'object' : typeof value
}
