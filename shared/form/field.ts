import { type Doc, isDoc, type Json, member } from '../tool/json'
import { flatten, merge } from './flatten'
import { branchNames } from './names'

/** One value that may be chosen, with the name a person sees. */
export type Choice = { value: Json; title: string; description?: string }
export type Property = { key: string; schema: Json; required: boolean }
export type Branch = { name: string; schema: Json }

/** How a value is put in. */
export type Control =
  | { kind: 'text'; format?: string; long: boolean; secret: boolean }
  | { kind: 'file'; encoding: 'base64' }
  | { kind: 'number'; integer: boolean }
  | { kind: 'boolean' }
  | { kind: 'null' }
  | { kind: 'const'; value: Json }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'object'; properties: Property[]; more: Json }
  | { kind: 'map'; values: Json; keys?: Json }
  | { kind: 'array'; items: Json }
  | { kind: 'tuple'; items: Json[]; more: Json }
  | { kind: 'union'; branches: Branch[] }
  /** Any JSON at all: the schema gives no type. */
  | { kind: 'any' }
  /** Nothing is allowed here. */
  | { kind: 'never' }

/** What a form needs to know about one place of a schema. */
export type Field = {
  control: Control
  /** `null` may stand here besides. */
  nullable: boolean
  /** The flat schema, for constraints and words. */
  schema: Doc
  title?: string
  description?: string
  default?: Json
  examples: readonly Json[]
  deprecated: boolean
  readOnly: boolean
}

export function fieldOf(root: Json, given: Json): Field {
  const schema = flatten(root, given)
  if (!isDoc(schema))
    return {
      control: { kind: schema === false ? 'never' : 'any' },
      nullable: false,
      schema: {},
      examples: [],
      deprecated: false,
      readOnly: false,
    }
  const { control, nullable } = controlOf(root, schema)
  const text = (key: string) => (typeof member(schema, key) === 'string' ? (member(schema, key) as string) : undefined)
  const [title, description] = [text('title'), text('description')]
  const standard = member(schema, 'default')
  const examples = member(schema, 'examples')
  const example = member(schema, 'example')
  return {
    control,
    nullable,
    schema,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(standard !== undefined && { default: standard }),
    examples: Array.isArray(examples) ? examples : example === undefined ? [] : [example],
    deprecated: member(schema, 'deprecated') === true,
    readOnly: member(schema, 'readOnly') === true,
  }
}

type Found = { control: Control; nullable: boolean }
const plain = (control: Control): Found => ({ control, nullable: false })

/** `turns` counts how often a lone branch has led back to its own union. */
function controlOf(root: Json, schema: Doc, turns = 0): Found {
  const fixed = member(schema, 'const')
  if (fixed !== undefined) return plain(fixed === null ? { kind: 'null' } : { kind: 'const', value: fixed })
  const choices = member(schema, 'enum')
  if (Array.isArray(choices))
    return choice(choices.map((value: Json, index) => ({ value, title: enumTitle(schema, index) ?? shownValue(value) })))
  return alternatives(root, schema, turns) ?? byType(schema)
}

function choice(all: Choice[]): Found {
  const choices = all.filter(({ value }) => value !== null)
  return { control: { kind: 'choice', choices }, nullable: choices.length < all.length }
}

function enumTitle(schema: Doc, index: number): string | undefined {
  const names = member(schema, 'enumNames') ?? member(schema, 'x-enumNames')
  const name = Array.isArray(names) ? names[index] : undefined
  return typeof name === 'string' ? name : undefined
}

export const shownValue = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const mostTurns = 20

/** `oneOf` and `anyOf`: a choice in disguise, a nullable, or real branches. Branches that only demand or forbid shape nothing. */
function alternatives(root: Json, schema: Doc, turns: number): Found | undefined {
  const key = Array.isArray(member(schema, 'oneOf')) ? 'oneOf' : 'anyOf'
  const listed = member(schema, key)
  if (!Array.isArray(listed) || listed.length === 0) return undefined
  const { [key]: _, title: __, description: ___, default: ____, examples: _____, ...base } = schema
  const branches = listed.map((branch: Json) => flatten(root, branch))
  if (!branches.some(shapes)) return undefined
  const constants = branches.map((branch) => (isDoc(branch) ? constantOf(branch) : undefined))
  if (constants.every((constant) => constant !== undefined))
    return choice(constants.map((value, index) => namedConstant(value as Json, branches[index] as Doc)))
  const real = branches.filter((branch) => !isNull(branch))
  const nullable = real.length < branches.length
  const merged = real.map((branch) => merge(base, branch))
  if (merged.length === 1) {
    if (turns > mostTurns) return plain({ kind: 'any' })
    const inner = controlOf(root, flatten(root, merged[0] as Json) as Doc, turns + 1)
    return { control: inner.control, nullable: nullable || inner.nullable }
  }
  const names = branchNames(root, real)
  return {
    control: { kind: 'union', branches: merged.map((branch, index) => ({ name: names[index] as string, schema: branch })) },
    nullable,
  }
}

/** A constant, or an enum of one. */
function constantOf(branch: Doc): Json | undefined {
  const fixed = member(branch, 'const')
  if (fixed !== undefined) return fixed
  const values = member(branch, 'enum')
  return Array.isArray(values) && values.length === 1 ? (values[0] as Json) : undefined
}

function namedConstant(value: Json, branch: Doc): Choice {
  const [title, description] = [member(branch, 'title'), member(branch, 'description')]
  return { value, title: typeof title === 'string' ? title : shownValue(value), ...(typeof description === 'string' && { description }) }
}

const isNull = (branch: Json) => isDoc(branch) && (member(branch, 'type') === 'null' || member(branch, 'const') === null)
const shaping = [
  'type',
  'properties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'additionalProperties',
  'format',
  'pattern',
  '$ref',
  'allOf',
]
const shapes = (branch: Json) => isDoc(branch) && shaping.some((key) => member(branch, key) !== undefined)

function byType(schema: Doc): Found {
  const named = member(schema, 'type')
  const all = Array.isArray(named) ? (named as string[]) : typeof named === 'string' ? [named] : impliedTypes(schema)
  const types = all.filter((type) => type !== 'null')
  const nullable = types.length < all.length || member(schema, 'nullable') === true
  if (types.length === 0) return plain(all.length > 0 ? { kind: 'null' } : { kind: 'any' })
  if (types.length === 1) return { control: ofType(types[0] as string, schema), nullable }
  const branches = types.map((type) => ({ name: typeWord(type), schema: { ...schema, type } as Json }))
  return { control: { kind: 'union', branches }, nullable }
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
}
export const typeWord = (type: string): string => (Object.hasOwn(typeWords, type) ? (typeWords[type] as string) : type)

/** A schema without a type may still say what it is about. */
function impliedTypes(schema: Doc): string[] {
  const has = (...keys: string[]) => keys.some((key) => member(schema, key) !== undefined)
  if (has('properties', 'additionalProperties', 'required', 'patternProperties', 'propertyNames', 'minProperties', 'if')) return ['object']
  if (has('items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains')) return ['array']
  if (has('minLength', 'maxLength', 'pattern', 'format', 'contentEncoding')) return ['string']
  if (has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum')) return ['number']
  return []
}

function ofType(type: string, schema: Doc): Control {
  switch (type) {
    case 'string':
      return textControl(schema)
    case 'number':
    case 'integer':
      return { kind: 'number', integer: type === 'integer' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'array':
      return arrayControl(schema)
    case 'object':
      return objectControl(schema)
    default:
      return { kind: 'any' }
  }
}

function textControl(schema: Doc): Control {
  const format = member(schema, 'format')
  const encoded = member(schema, 'contentEncoding') === 'base64' || format === 'byte' || format === 'binary'
  if (encoded) return { kind: 'file', encoding: 'base64' }
  const limit = member(schema, 'maxLength')
  const long = typeof limit === 'number' && limit > 200
  return {
    kind: 'text',
    ...(typeof format === 'string' && { format }),
    long,
    secret: format === 'password' || member(schema, 'writeOnly') === true,
  }
}

function arrayControl(schema: Doc): Control {
  const items = member(schema, 'items')
  const prefix = member(schema, 'prefixItems') ?? (Array.isArray(items) ? items : undefined)
  if (!Array.isArray(prefix)) return { kind: 'array', items: items ?? true }
  const more = Array.isArray(items) ? (member(schema, 'additionalItems') ?? true) : (items ?? true)
  return { kind: 'tuple', items: prefix as Json[], more }
}

function objectControl(schema: Doc): Control {
  const properties = member(schema, 'properties')
  const required = member(schema, 'required')
  const demanded = Array.isArray(required) ? (required as string[]) : []
  const patterns = member(schema, 'patternProperties')
  const fromPatterns = isDoc(patterns) ? Object.values(patterns) : []
  const additional = member(schema, 'additionalProperties') ?? member(schema, 'unevaluatedProperties')
  const more =
    additional === false && fromPatterns.length > 0
      ? anyOf(fromPatterns)
      : (additional ?? (fromPatterns.length > 0 ? anyOf([...fromPatterns, true]) : true))
  const declared = isDoc(properties) ? Object.entries(properties) : []
  const undeclared = demanded
    .filter((key) => !declared.some(([name]) => name === key))
    .map((key): [string, Json] => [key, more === false ? true : more])
  if (declared.length + undeclared.length > 0 || more === false) {
    return {
      kind: 'object',
      properties: [...declared, ...undeclared].map(([key, inner]) => ({ key, schema: inner, required: demanded.includes(key) })),
      more: additional === undefined && fromPatterns.length === 0 ? false : more,
    }
  }
  const keys = member(schema, 'propertyNames')
  return { kind: 'map', values: more, ...(keys !== undefined && { keys }) }
}

const anyOf = (schemas: Json[]): Json => (schemas.length === 1 ? (schemas[0] as Json) : { anyOf: schemas })
