import { isDoc, type Json, member, withMember } from '../tool/json'
import { pointerParts } from '../tool/pointer'
import { addFields } from './fields'
import { definitionsOf, fieldsOfSchema, inferFields } from './infer'
import { namesIn } from './mentions'
import { docAt, setKeyword } from './place'

export type Pasted =
  | {
      schema: Json
      added: readonly string[] /** Names that were there already, and stayed as they were. */
      taken: readonly string[]
      problem?: undefined
    }
  | { problem: string }

/** Puts what was pasted among the fields of an object, behind one of them. Nothing that is there changes. */
export function pasteFields(root: Json, owner: string, text: string, after?: string): Pasted {
  const inferred = inferFields(text)
  if (inferred.problem !== undefined) return { problem: inferred.problem }
  const fields = fieldsOfSchema(inferred.schema)
  if (fields.length === 0) return { problem: 'There are no fields in it.' }
  const known = namesIn(docAt(root, owner))
  const added = fields.filter(({ name }) => !known.has(name))
  if (added.length === 0)
    return { problem: fields.length === 1 ? `There is a field ${fields[0]?.name} already.` : 'All of these fields are there already.' }
  const filled = addFields(root, owner, added, after)
  const schema = definitionsOf(inferred.schema).reduce((all, [at, held]) => withDefinition(all, at, held), filled)
  return { schema, added: added.map(({ name }) => name), taken: fields.filter(({ name }) => known.has(name)).map(({ name }) => name) }
}

function withDefinition(root: Json, at: string, schema: Json): Json {
  const [key, name] = pointerParts(at) as [string, string]
  const before = isDoc(root) ? member(root, key) : undefined
  const held = isDoc(before) ? before : {}
  return Object.hasOwn(held, name) ? root : setKeyword(root, '', key, withMember(held, name, schema))
}
