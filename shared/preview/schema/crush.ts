import { isDoc, member } from '../../tool/json'
import { docOf, has, textsIn } from './docs'
import type { SchemaLoss } from './rewriter'
import { rewriting } from './rewriting'

/** Only the fields of the root and which of them are required; the library it calls models with makes an object schema of the two. */
export const crushSchema = rewriting((schema) => {
  const properties = member(schema, 'properties')
  const parameters = isDoc(properties) ? properties : {}
  const required = textsIn(member(schema, 'required'))
  const sent = docOf([
    ['type', 'object'],
    ['properties', parameters],
    ['required', required],
  ])
  const notes: SchemaLoss[] = ['$defs', 'definitions']
    .filter((key) => has(schema, key))
    .map((key) => ({ at: `/${key}`, message: `\`${key}\` does not reach the model: references into it lead nowhere.`, severity: 'lost' }))
  return { schema: { parameters, required }, sent, notes, compared: { as: sent } }
})
