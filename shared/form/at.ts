import { isDoc, type Json, member } from '../tool/json'
import { branchOf } from './branch'
import { type Fits, withConditions } from './conditions'
import { type Field, fieldOf } from './field'

/** The field at a place, by the way the value itself goes through unions and conditions. */
export function fieldAt(root: Json, schema: Json, path: readonly string[], value: Json | undefined, fits: Fits): Field | undefined {
  const field = fieldOf(root, withConditions(root, schema, value, fits))
  const { control } = field
  if (control.kind === 'union') {
    const branch = control.branches[branchOf(root, control.branches, value, fits) ?? 0]
    return branch && (path.length > 0 || !isScalar(value)) ? fieldAt(root, branch.schema, path, value, fits) : field
  }
  const [key, ...rest] = path
  if (key === undefined) return field
  const inner = innerSchema(control, key)
  const held = Array.isArray(value) ? value[Number(key)] : isDoc(value) ? member(value, key) : undefined
  return inner === undefined ? undefined : fieldAt(root, inner, rest, held, fits)
}

const isScalar = (value: Json | undefined) => value === undefined || value === null || typeof value !== 'object'

function innerSchema(control: Field['control'], key: string): Json | undefined {
  switch (control.kind) {
    case 'object':
      return control.properties.find((property) => property.key === key)?.schema ?? (control.more === false ? undefined : control.more)
    case 'map':
      return control.values
    case 'array':
      return control.items
    case 'tuple':
      return control.items[Number(key)] ?? control.more
    default:
      return undefined
  }
}
