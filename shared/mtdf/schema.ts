import type { Dialect } from './dialects/dialect'
import { type Field, type Kind, type Shape, type ShapeId, shapeIds } from './dialects/shape'

type Schema = { readonly [keyword: string]: unknown }

/** The JSON Schema of a dialect, for editors: what the dialect publishes, which is not to the last detail what its parser takes. */
export function mtdfSchema(dialect: Dialect): Schema {
  const used = shapeIds.filter((id) => id !== 'tool' && dialect.shapes[id])
  const titles = (id: ShapeId) => (dialect.shapes[id] as Shape).title
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...shapeSchema(dialect.shapes.tool, titles),
    title: `MTDF, ${dialect.label}`,
    $defs: Object.fromEntries(used.map((id) => [titles(id), shapeSchema(dialect.shapes[id] as Shape, titles)])),
  }
}

type Titles = (id: ShapeId) => string

function shapeSchema({ about, fields, rest }: Shape, titles: Titles): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    description: about,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, titles)])),
    ...(required.length > 0 && { required }),
    ...(rest === 'refused' && { additionalProperties: false }),
    ...(typeof rest === 'object' && { additionalProperties: kindSchema(rest.kind, titles) }),
  }
}

function fieldSchema({ kind, about, nullable, default: fallback, deprecated }: Field, titles: Titles): Schema {
  const schema = kindSchema(kind, titles)
  return {
    description: about,
    ...(nullable ? orNull(schema) : schema),
    ...(fallback !== undefined && { default: fallback }),
    ...(deprecated && { deprecated }),
  }
}

function orNull(schema: Schema): Schema {
  if (Object.keys(schema).length === 0) return schema
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

function kindSchema(kind: Kind, titles: Titles): Schema {
  if (kind === 'anything') return {}
  if (kind === 'uint64') return { type: 'integer', format: 'uint64', minimum: 0 }
  if (kind === 'int32') return { type: 'integer', format: 'int32' }
  if (typeof kind === 'string') return { type: kind }
  if ('list' in kind) return { type: 'array', items: kindSchema(kind.list, titles) }
  if ('map' in kind) return { type: 'object', additionalProperties: kind.map === 'anything' ? true : kindSchema(kind.map, titles) }
  if ('choice' in kind) return { type: 'string', enum: kind.published ? [...kind.choice, kind.published] : kind.choice }
  return { $ref: `#/$defs/${titles(kind.shape)}` }
}
