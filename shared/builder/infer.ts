import { readJsonc, type Trouble } from '../connections/parse-jsonc'
import { type Doc, isDoc, type Json, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import type { NewField } from './fields'
import { schemaOfRows } from './infer-rows'
import { schemaOfValue } from './infer-value'
import { keywordOf } from './keywords'
import { RowProblem } from './row-tokens'

/** What was pasted, as a schema; or why nothing could be made of it. */
export type Inferred = { schema: Doc; from: 'value' | 'schema' | 'rows'; problem?: undefined } | { problem: string; schema?: undefined }

const longest = 1_000_000

export function inferFields(pasted: string): Inferred {
  const text = pasted.trim()
  if (text === '') return { problem: 'There is nothing to read.' }
  if (text.length > longest) return { problem: 'This is more than a million characters; it was not read.' }
  const json = looksLikeJson.test(text) ? readJsonc(text) : undefined
  if (json && 'values' in json) return fromJson(json.values.length === 1 ? (json.values[0] as Json) : json.values)
  try {
    const schema = schemaOfRows(text)
    const fields = member(schema, 'properties')
    if (member(schema, 'type') === 'object' && isDoc(fields) && Object.keys(fields).length === 0)
      return { problem: 'There are no fields in it.' }
    return { schema, from: 'rows' }
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error
    return { problem: json ? jsonProblem(json.trouble) : `Line ${error.line}, column ${error.column}: ${error.message}.` }
  }
}

const looksLikeJson = /^\{\s*["}]|^\[|^"|^-?\d|^(true|false|null)$/

const jsonProblem = ({ line, column, found, expected }: Trouble): string =>
  `Line ${line}, column ${column}: ${expected} was expected, ${found === undefined ? 'but the text ends' : `not “${found}”`}.`

function fromJson(value: Json): Inferred {
  if (isDoc(value)) {
    const input = member(value, 'inputSchema')
    if (isDoc(input) && typeof member(value, 'name') === 'string') return { schema: input, from: 'schema' }
    if (looksLikeSchema(value)) return { schema: value, from: 'schema' }
  }
  if (!isDoc(value) && !Array.isArray(value))
    return { problem: 'This is one value, not fields. Paste an object, a schema, or rows such as limit?: number.' }
  return { schema: schemaOfValue(value), from: 'value' }
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** A schema has keywords where a value has names of its own. */
function looksLikeSchema(value: Doc): boolean {
  const keys = Object.keys(value)
  if (keys.length === 0) return false
  if (typeof member(value, '$schema') === 'string' || typeof member(value, '$ref') === 'string') return true
  const type = member(value, 'type')
  const typed = types.includes(type as string) || (Array.isArray(type) && (type as Json[]).every((one) => types.includes(one as string)))
  const fields = member(value, 'properties')
  if (isDoc(fields) && Object.values(fields).every((one) => isDoc(one) || typeof one === 'boolean')) return typed || type === undefined
  const known = keys.every((key) => keywordOf(key) !== undefined || key.startsWith('x-'))
  return known && (typed || ['anyOf', 'oneOf', 'allOf', 'enum'].some((key) => Array.isArray(member(value, key))))
}

/** The fields of what was understood, to be put among others; a list gives the fields of its items. */
export function fieldsOfSchema(schema: Doc): NewField[] {
  const fields = member(schema, 'properties')
  const items = member(schema, 'items')
  if (!isDoc(fields)) return isDoc(items) ? fieldsOfSchema(items) : []
  const required = member(schema, 'required')
  const needed = new Set(Array.isArray(required) ? (required as Json[]) : [])
  return Object.entries(fields).map(([name, inner]) => ({ name, schema: inner, required: needed.has(name) }))
}

/** Definitions that pasted fields refer to, as places to be filled. */
export const definitionsOf = (schema: Doc): readonly (readonly [at: string, schema: Json])[] =>
  ['$defs', 'definitions'].flatMap((key) => {
    const held = member(schema, key)
    return isDoc(held) ? Object.entries(held).map(([name, inner]) => [pointer([key, name]), inner] as const) : []
  })
