import type { Fault } from '../tool/fault'
import { isDoc, type Json } from '../tool/json'
import { pointer } from '../tool/pointer'
import { dialectOf, type SchemaDialect } from './dialect'

type Place = { value: Json; path: readonly PropertyKey[] }
/** What a keyword may hold: nothing to say, a sentence that follows "it", or more schemas to look at. */
type Look = (value: Json, dialect: SchemaDialect) => string | undefined | Inside
type Inside = { inside: { key?: PropertyKey; value: Json }[] }

const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']

const text: Look = (value) => (typeof value === 'string' ? undefined : 'must be text')
const flag: Look = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false')
const number: Look = (value) => (typeof value === 'number' ? undefined : 'must be a number')
const count: Look = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? undefined : 'must be a whole number, 0 or more'
const list: Look = (value) => (Array.isArray(value) ? undefined : 'must be a list')
const anything: Look = () => undefined
const schema: Look = (value) => ({ inside: [{ value }] })

const schemas: Look = (value) => {
  if (!Array.isArray(value)) return 'must be a list of schemas'
  return value.length === 0 ? 'must name at least one schema' : { inside: value.map((item: Json, key) => ({ key, value: item })) }
}
const schemaMap: Look = (value) =>
  isDoc(value) ? { inside: Object.entries(value).map(([key, item]) => ({ key, value: item })) } : 'must be an object of schemas'

const names: Look = (value, dialect) => {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) return 'must be a list of property names'
  if (new Set(value).size < value.length) return 'must not name a property twice'
  return dialect === '4' && value.length === 0 ? 'must name at least one property' : undefined
}
const nameLists: Look = (value, dialect) => {
  if (!isDoc(value)) return 'must be an object of lists of property names'
  return Object.values(value).some((item) => names(item, dialect) !== undefined) ? 'must hold lists of property names' : undefined
}
const dependencies: Look = (value) =>
  isDoc(value)
    ? { inside: Object.entries(value).flatMap(([key, item]) => (Array.isArray(item) ? [] : [{ key, value: item }])) }
    : 'must be an object'

const type: Look = (value) => {
  const named = Array.isArray(value) ? value : [value]
  const unknown = named.find((item) => !types.includes(item as string))
  if (unknown !== undefined) return `must be one of ${types.join(', ')}, not ${JSON.stringify(unknown)}`
  return named.length === 0 || new Set(named).size < named.length ? 'must name each type once' : undefined
}
const choices: Look = (value, dialect) => {
  if (!Array.isArray(value)) return 'must be a list of values'
  if (value.length === 0) return 'must offer at least one value'
  const repeated = new Set(value.map((item) => JSON.stringify(item))).size < value.length
  return repeated && !dialect.startsWith('20') ? 'must not offer a value twice' : undefined
}
const limit: Look = (value, dialect) => (dialect === '4' ? flag(value, dialect) : number(value, dialect))
const step: Look = (value) => (typeof value === 'number' && value > 0 ? undefined : 'must be a number above 0')
const items: Look = (value, dialect) => (Array.isArray(value) && dialect !== '2020-12' ? schemas(value, dialect) : schema(value, dialect))
const pattern: Look = (value) => (typeof value !== 'string' ? 'must be text' : regexFault(value))
const patternMap: Look = (value, dialect) => {
  const broken = isDoc(value) ? Object.keys(value).find((key) => regexFault(key)) : undefined
  return broken === undefined ? schemaMap(value, dialect) : `has a key that is no regular expression: ${broken}`
}

/** Engines differ in strictness; only what none accepts is a fault. */
function regexFault(source: string): string | undefined {
  for (const flags of ['u', '']) {
    try {
      new RegExp(source, flags)
      return undefined
    } catch {}
  }
  return 'must be a regular expression'
}

const keywords: Record<string, Look> = {
  $id: text,
  $schema: text,
  $ref: text,
  $anchor: text,
  $dynamicRef: text,
  $dynamicAnchor: text,
  $comment: text,
  $defs: schemaMap,
  definitions: schemaMap,
  properties: schemaMap,
  dependentSchemas: schemaMap,
  patternProperties: patternMap,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  prefixItems: schemas,
  items,
  additionalItems: schema,
  contains: schema,
  additionalProperties: schema,
  propertyNames: schema,
  unevaluatedItems: schema,
  unevaluatedProperties: schema,
  not: schema,
  if: schema,
  then: schema,
  else: schema,
  contentSchema: schema,
  dependencies,
  dependentRequired: nameLists,
  required: names,
  type,
  enum: choices,
  const: anything,
  multipleOf: step,
  minimum: number,
  maximum: number,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  minContains: count,
  maxContains: count,
  uniqueItems: flag,
  pattern,
  format: text,
  title: text,
  description: text,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  examples: list,
  contentMediaType: text,
  contentEncoding: text,
}

/** Keywords that an older dialect does not know are plain members there. */
const since2019 = [
  '$anchor',
  '$defs',
  'dependentSchemas',
  'dependentRequired',
  'unevaluatedItems',
  'unevaluatedProperties',
  'minContains',
  'maxContains',
  'deprecated',
  'contentSchema',
]
const since2020 = ['prefixItems', '$dynamicRef', '$dynamicAnchor']
const unknownIn: Record<SchemaDialect, ReadonlySet<string>> = {
  '2020-12': new Set(['additionalItems']),
  '2019-09': new Set(since2020),
  '7': new Set([...since2019, ...since2020]),
  '6': new Set([
    ...since2019,
    ...since2020,
    'if',
    'then',
    'else',
    'readOnly',
    'writeOnly',
    '$comment',
    'contentMediaType',
    'contentEncoding',
  ]),
  '4': new Set([
    ...since2019,
    ...since2020,
    'if',
    'then',
    'else',
    'readOnly',
    'writeOnly',
    '$comment',
    'contentMediaType',
    'contentEncoding',
    '$id',
    'const',
    'contains',
    'propertyNames',
    'examples',
  ]),
}

/** What is wrong with a schema as a schema, in the dialect it names. */
export function schemaFaults(root: Json): Fault[] {
  const dialect = dialectOf(root)
  if (!dialect) return [{ at: '/$schema', message: 'The schema names a dialect that clients do not know.' }]
  const faults: Fault[] = []
  const open: Place[] = [{ value: root, path: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path } = place
    if (typeof value === 'boolean' && dialect !== '4') continue
    if (!isDoc(value)) {
      faults.push({ at: pointer(path), message: `A schema must be an object${dialect === '4' ? '' : ', true or false'}.` })
      continue
    }
    for (const [key, held] of Object.entries(value)) {
      const look: Look | undefined = Object.hasOwn(keywords, key) && !unknownIn[dialect].has(key) ? keywords[key] : undefined
      const seen = look?.(held, dialect)
      if (typeof seen === 'string') faults.push({ at: pointer([...path, key]), message: `"${key}" ${seen}.` })
      else if (seen)
        open.push(
          ...seen.inside.map((inner) => ({
            value: inner.value,
            path: inner.key === undefined ? [...path, key] : [...path, key, inner.key],
          })),
        )
    }
  }
  return faults
}
