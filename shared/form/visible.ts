import { isDoc, type Json, member } from '../tool/json'
import { branchOf } from './branch'
import { type Fits, withConditions } from './conditions'
import { fieldOf, type Property } from './field'

/** Optional fields beyond so many start as chips. */
export const fewOptional = 8
/** Deeper places start closed: only what is open costs anything. */
export const openDepth = 3
/** Beyond so many fields a form is slower to read than its JSON. */
export const manyFields = 150

/** Which fields of an object are shown at first, and which are offered as chips. */
export function shownProperties(
  properties: readonly Property[],
  isSet: (key: string) => boolean,
): { shown: Property[]; hidden: Property[] } {
  const optional = properties.filter(({ key, required }) => !required && !isSet(key))
  const hidden = optional.length > fewOptional ? optional : []
  return { shown: properties.filter((property) => !hidden.includes(property)), hidden }
}

/** How many fields a form of this schema shows at first for a value; counting ends soon after there are too many. */
export function countVisible(root: Json, schema: Json, value: Json | undefined, fits: Fits, depth = 0, required = true): number {
  const { control, schema: flat } = fieldOf(root, schema)
  const inner = (places: Iterable<[Json, Json | undefined, boolean]>): number => {
    let count = 1
    for (const [each, held, needed] of places) {
      count += countVisible(root, each, held, fits, depth + 1, needed)
      if (count > manyFields) break
    }
    return count
  }
  if (value === undefined && depth >= openDepth) return 1
  switch (control.kind) {
    case 'union': {
      const branch = control.branches[branchOf(root, control.branches, value, fits) ?? 0]
      return branch && (required || value !== undefined) ? countVisible(root, branch.schema, value, fits, depth, required) : 1
    }
    case 'object': {
      if (depth > 0 && (depth >= openDepth || (!required && value === undefined))) return 1
      const { control: applied } = fieldOf(root, withConditions(root, flat, value, fits))
      if (applied.kind !== 'object') return 1
      const held = value !== undefined && isDoc(value) ? value : {}
      const { shown } = shownProperties(applied.properties, (key) => member(held, key) !== undefined)
      return inner(shown.map(({ key, schema: property, required: needed }) => [property, member(held, key), needed]))
    }
    case 'map':
      return inner(Object.values(value !== undefined && isDoc(value) ? value : {}).map((held) => [control.values, held, true]))
    case 'array':
      return inner((Array.isArray(value) ? (value as Json[]) : []).map((held) => [control.items, held, true]))
    case 'tuple':
      return inner(control.items.map((item, index) => [item, Array.isArray(value) ? (value as Json[])[index] : undefined, true]))
    default:
      return 1
  }
}
