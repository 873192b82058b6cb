import { type Doc, isDoc, type Json, member } from '../tool/json'

export const schemaDialects = ['2020-12', '2019-09', '7', '6', '4'] as const
export type SchemaDialect = (typeof schemaDialects)[number]

const known: Record<string, SchemaDialect> = {
  'json-schema.org/draft/2020-12/schema': '2020-12',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft-07/schema': '7',
  'json-schema.org/draft-06/schema': '6',
  'json-schema.org/draft-04/schema': '4',
  'json-schema.org/schema': '2020-12',
}

/** What a schema is written in: 2020-12 unless it says otherwise; `undefined` where it names one that nobody knows. */
export function dialectOf(schema: Json | undefined): SchemaDialect | undefined {
  const named = isDoc(schema) ? member(schema as Doc, '$schema') : undefined
  if (typeof named !== 'string') return '2020-12'
  return known[named.replace(/^https?:\/\//, '').replace(/#$/, '')]
}
