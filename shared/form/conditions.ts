import { type Doc, isDoc, type Json, member } from '../tool/json'
import { flatten, merge } from './flatten'

export type Fits = (schema: Json, value: Json) => boolean

/** The schema as it applies to this value: what `if`, dependencies and their kin add is joined to it. */
export function withConditions(root: Json, schema: Json, value: Json | undefined, fits: Fits): Json {
  const flat = flatten(root, schema)
  if (!isDoc(flat)) return flat
  const object = isDoc(value) ? value : {}
  const further = member(flat, 'allOf')
  return [flat, ...(Array.isArray(further) ? (further as Doc[]) : [])]
    .flatMap((each) => additions(each, object, fits))
    .map((part) => settled(root, flatten(root, part), object, fits))
    .reduce<Json>((joined, part) => merge(joined, part), flat)
}

/** Alternatives that come with a condition are decided by what is there so far, what they demand left aside: the person chose by the value. */
function settled(root: Json, part: Json, value: Doc, fits: Fits): Json {
  if (!isDoc(part)) return part
  const key = ['oneOf', 'anyOf'].find((each) => Array.isArray(member(part, each)))
  if (key === undefined) return part
  const { [key]: listed, ...rest } = part
  const branch = (listed as Json[]).map((each) => flatten(root, each)).find((each) => fits(undemanding(each), value))
  return branch === undefined ? rest : merge(rest, branch)
}

function undemanding(schema: Json): Json {
  if (!isDoc(schema)) return schema
  const { required: _, ...rest } = schema
  return rest
}

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
