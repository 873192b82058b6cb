import { type Doc, isDoc, type Json } from '../../tool/json'
import { combinators, definitionTables } from './lowered'

/** Why Codex cannot read a schema into its own type; undefined where it can. */
export function codexFault(schema: Doc): string | undefined {
  return schema.type === 'null' ? '`type` of the root is null.' : nodeFault(schema)
}

function nodeFault(value: Json): string | undefined {
  if (!isDoc(value))
    return Array.isArray(value) ? 'a list of schemas stands where it reads one.' : 'something else stands where a schema should.'
  for (const [key, held] of Object.entries(value)) {
    const fault = memberFault(key, held)
    if (fault) return fault
  }
  return undefined
}

const isText = (value: Json): boolean => typeof value === 'string'

function memberFault(key: string, held: Json): string | undefined {
  if (key === 'description' || key === '$ref') return isText(held) ? undefined : `\`${key}\` is no text.`
  if (key === 'enum') return Array.isArray(held) ? undefined : '`enum` is no list.'
  if (key === 'required') return Array.isArray(held) && held.every(isText) ? undefined : '`required` is no list of names.'
  if (combinators.includes(key)) return Array.isArray(held) ? firstFault(held) : `\`${key}\` is no list.`
  if (key === 'properties' || definitionTables.includes(key))
    return isDoc(held) ? firstFault(Object.values(held)) : `\`${key}\` is no object.`
  if (key === 'items') return Array.isArray(held) ? '`items` is a list of schemas, which it cannot read.' : nodeFault(held)
  return key === 'additionalProperties' && typeof held !== 'boolean' ? nodeFault(held) : undefined
}

const firstFault = (values: readonly Json[]): string | undefined => values.map(nodeFault).find((fault) => fault !== undefined)
