import { resultMembers } from '../calls/recognise'
import { type Doc, isDoc, type Json, member } from '../tool/json'

/**
 * What a generated tool sends as structured content: the whole Result where its outputSchema is the Result pattern or absent,
 * only the Result's value where it has a schema of its own. `value` is the schema of that value, if there is one.
 */
export type Structured = { sends: 'result' | 'value'; value: Json | undefined }

export function structuredOf(tool: Doc): Structured {
  const output = member(tool, 'outputSchema')
  if (output === undefined) return { sends: 'result', value: undefined }
  const properties = isDoc(output) ? member(output, 'properties') : undefined
  if (!isDoc(properties) || !isResultPattern(Object.keys(properties))) return { sends: 'value', value: output }
  return { sends: 'result', value: rooted(member(properties, 'value'), output as Doc) }
}

/** `success`, and hardly anything that the pattern does not have. */
function isResultPattern(names: readonly string[]): boolean {
  const own = names.filter((name) => (resultMembers as readonly string[]).includes(name))
  return names.includes('success') && own.length >= 3 && names.length - own.length <= 2
}

/** The part keeps the definitions it may refer to. */
function rooted(part: Json | undefined, root: Doc): Json | undefined {
  if (!isDoc(part)) return part
  const kept = ['$schema', '$defs', 'definitions'].filter((key) => Object.hasOwn(root, key) && !Object.hasOwn(part, key))
  return kept.length === 0 ? part : { ...part, ...Object.fromEntries(kept.map((key) => [key, root[key] as Json])) }
}
