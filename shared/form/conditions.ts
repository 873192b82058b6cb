import { type Doc, isDoc, type Json, member } from '../tool/json'
import { flatten, merge } from './flatten'

export type Fits = (schema: Json, value: Json) => boolean

/** The schema as it applies to this value: what `if`, dependencies and their kin add is joined to it. */
export function withConditions(root: Json, schema: Json, value: Json | undefined, fits: Fits): Json {
  const flat = flatten(root, schema)
  if (!isDoc(flat) || !conditional.some((key) => member(flat, key) !== undefined)) return flat
  const object = isDoc(value) ? value : {}
  return additions(flat, object, fits).reduce<Json>((joined, part) => merge(joined, flatten(root, part)), flat)
}

const conditional = ['if', 'dependentRequired', 'dependentSchemas', 'dependencies']

function additions(schema: Doc, value: Doc, fits: Fits): Json[] {
  const found: Json[] = []
  const condition = member(schema, 'if')
  if (condition !== undefined) {
    const branch = member(schema, fits(condition, value) ? 'then' : 'else')
    if (branch !== undefined) found.push(branch)
  }
  for (const key of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    const map = member(schema, key)
    if (!isDoc(map)) continue
    for (const [name, addition] of Object.entries(map)) {
      if (member(value, name) !== undefined) found.push(Array.isArray(addition) ? { required: addition } : addition)
    }
  }
  return found
}
