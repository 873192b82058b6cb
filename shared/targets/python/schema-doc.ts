import { validatorFor } from '../../schema/validate'
import { type Doc, isDoc, type Json, member } from '../../tool/json'

/** What a schema says in words about a place. */
export function described(schema: Json): string | undefined {
  if (!isDoc(schema)) return undefined
  const told = [member(schema, 'description'), member(schema, 'title')]
  return told.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined
}

/** The default where it fits its schema and is a plain value: others would be no models when the handler gets them. */
export function defaultOf(schema: Json, root: Json): Json | undefined {
  const value = isDoc(schema) ? member(schema, 'default') : undefined
  const isPlain = (each: Json) => typeof each !== 'object' && (typeof each !== 'number' || Number.isFinite(each))
  if (value === undefined || value === null || !(isPlain(value) || (Array.isArray(value) && (value as Json[]).every(isPlain))))
    return undefined
  const whole = { ...(schema as Doc), ...Object.fromEntries(['$schema', '$defs', 'definitions'].flatMap((key) => ownMember(root, key))) }
  return validatorFor(whole)(value).valid === true ? value : undefined
}

const ownMember = (root: Json, key: string): [string, Json][] => {
  const value = isDoc(root) ? member(root, key) : undefined
  return value === undefined ? [] : [[key, value]]
}

/** Rules that no model can say. */
const rules = ['anyOf', 'oneOf', 'not', 'if', 'dependentRequired', 'dependentSchemas', 'dependencies', 'propertyNames', 'patternProperties']

/** Names what only the schema says, so that nobody takes the model for the whole of it. */
export function beyond(schema: Doc): string | undefined {
  const found = rules.filter((rule) => member(schema, rule) !== undefined)
  return found.length > 0 ? `The schema says more than this model: ${found.join(', ')}.` : undefined
}
