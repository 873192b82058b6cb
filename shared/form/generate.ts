import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import type { Fits } from './conditions'
import { withConditions } from './conditions'
import { type Field, fieldOf } from './field'
import { merge } from './flatten'
import { sampleOf } from './pattern'

/** What one value is made with; `left` bounds the work, which a schema that refers to itself could make endless. */
type Making = { root: Json; fits: Fits; full: boolean; left: number }

const mostPlaces = 5000
const deepest = 12
/** Optional parts are filled in no deeper than a person would look. */
const deepestOptional = 4
const longestText = 100_000

/**
 * A value that a schema allows, as plain as can be: examples and defaults first, required parts only; with `full` the optional ones too, and
 * one item in each list. `undefined` where none is found.
 */
export function generate(root: Json, schema: Json, fits: Fits, { full = false } = {}): Json | undefined {
  return valueFor({ root, fits, full, left: mostPlaces }, schema, 0)
}

function valueFor(making: Making, schema: Json, depth: number): Json | undefined {
  if (depth > deepest || --making.left < 0) return undefined
  const field = fieldOf(making.root, schema)
  const given = [field.default, ...field.examples].find((value) => value !== undefined && making.fits(field.schema, value))
  if (given !== undefined) return given
  const made = make(making, field, depth)
  return made === undefined && field.nullable ? null : made
}

function make(making: Making, { control, schema }: Field, depth: number): Json | undefined {
  const { fits, full } = making
  switch (control.kind) {
    case 'const':
      return control.value
    case 'choice':
      return control.choices.find((choice) => fits(schema, choice.value))?.value ?? control.choices[0]?.value
    case 'boolean':
      return false
    case 'null':
      return null
    case 'number':
      return makeNumber(schema, control.integer)
    case 'text':
      return makeText(schema, control.format)
    case 'file':
      return ''
    case 'any':
      return {}
    case 'never':
      return undefined
    case 'array': {
      const least = numberIn(schema, 'minItems') ?? 0
      const wished = full && least === 0 && depth < deepestOptional && numberIn(schema, 'maxItems') !== 0
      return (wished ? fill(making, control.items, 1, depth) : undefined) ?? fill(making, control.items, least, depth)
    }
    case 'tuple': {
      const items = control.items.map((item) => valueFor(making, item, depth + 1))
      return items.some((item) => item === undefined) ? undefined : (items as Json[])
    }
    case 'map':
      return makeMap(making, schema, control.values, depth)
    case 'union': {
      for (const branch of control.branches) {
        const value = valueFor(making, branch.schema, depth + 1)
        if (value !== undefined && fits(branch.schema, value)) return value
      }
      return undefined
    }
    case 'object':
      return makeObject(making, schema, depth)
  }
}

/** What is required may depend on what is there already, so it is asked again until nothing is added. */
function makeObject(making: Making, schema: Doc, depth: number): Json | undefined {
  for (const demand of demands(schema)) {
    const made = fillObject(making, demand === undefined ? schema : (merge(schema, demand) as Doc), depth)
    if (made === undefined) continue
    const rich = making.full && depth < deepestOptional ? withOptional(making, schema, made, depth) : made
    if (making.fits(schema, rich)) return rich
    if (making.fits(schema, made)) return made
  }
  return fillObject(making, schema, depth)
}

/** Alternatives that only demand one set of fields or another. */
function demands(schema: Doc): (Json | undefined)[] {
  const alternatives = member(schema, 'anyOf') ?? member(schema, 'oneOf')
  return Array.isArray(alternatives) ? [undefined, ...(alternatives as Json[])] : [undefined]
}

function fillObject(making: Making, schema: Doc, depth: number): Doc | undefined {
  const { root, fits } = making
  const value: Record<string, Json> = {}
  for (let round = 0; round < 5; round++) {
    const { control } = fieldOf(root, withConditions(root, schema, value, fits))
    if (control.kind !== 'object') return value
    const missing = control.properties.filter(({ key, required }) => required && !Object.hasOwn(value, key))
    if (missing.length === 0) return value
    for (const { key, schema: inner } of missing) {
      const made = valueFor(making, inner, depth + 1)
      if (made === undefined) return undefined
      define(value, key, made)
    }
  }
  return value
}

/** The same object with what it may have besides, in the order of the schema; what no value is found for stays out. */
function withOptional(making: Making, schema: Doc, made: Doc, depth: number): Doc {
  const { control } = fieldOf(making.root, schema)
  if (control.kind !== 'object') return made
  const rich: Record<string, Json> = {}
  for (const { key, schema: inner } of control.properties) {
    const value = member(made, key) ?? valueFor(making, inner, depth + 1)
    if (value !== undefined) define(rich, key, value)
  }
  for (const [key, value] of Object.entries(made)) if (!Object.hasOwn(rich, key)) define(rich, key, value)
  return rich
}

function makeMap(making: Making, schema: Doc, values: Json, depth: number): Json | undefined {
  const count = numberIn(schema, 'minProperties') ?? 0
  const names = member(schema, 'propertyNames')
  const allowed = isDoc(names) && Array.isArray(member(names, 'enum')) ? (member(names, 'enum') as string[]) : undefined
  const value: Record<string, Json> = {}
  for (let index = 0; index < count; index++) {
    const made = valueFor(making, values, depth + 1)
    if (made === undefined) return undefined
    define(value, allowed?.[index] ?? `key${index + 1}`, made)
  }
  return value
}

function fill(making: Making, items: Json, count: number, depth: number): Json | undefined {
  const made: Json[] = []
  for (let index = 0; index < count; index++) {
    const item = valueFor(making, items, depth + 1)
    if (item === undefined) return undefined
    made.push(item)
  }
  return made
}

const numberIn = (schema: Doc, key: string): number | undefined =>
  typeof member(schema, key) === 'number' ? (member(schema, key) as number) : undefined

function makeNumber(schema: Doc, integer: boolean): Json {
  const step = numberIn(schema, 'multipleOf') ?? (integer ? 1 : undefined)
  const low = numberIn(schema, 'minimum') ?? numberIn(schema, 'exclusiveMinimum')
  const high = numberIn(schema, 'maximum') ?? numberIn(schema, 'exclusiveMaximum')
  const open = numberIn(schema, 'minimum') === undefined && numberIn(schema, 'exclusiveMinimum') !== undefined
  if (low === undefined && (high === undefined || high > 0)) return step !== undefined && step > 1 ? 0 : Math.min(1, high ?? 1)
  if (low === undefined) return (high as number) - 1
  if (step === undefined) return open ? (high === undefined ? low + 1 : (low + high) / 2) : low
  const first = Math.ceil(low / step) * step
  return open && first === low ? first + step : first
}

const samples: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'name@example.com',
  uri: 'https://example.com/',
  'uri-reference': '/path',
  url: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'example.com',
  regex: '.*',
  'json-pointer': '/a',
}

function makeText(schema: Doc, format: string | undefined): Json | undefined {
  const pattern = member(schema, 'pattern')
  const sampled = typeof pattern === 'string' ? sampleOf(pattern) : undefined
  if (sampled !== undefined && fitsLength(schema, sampled)) return sampled
  const least = numberIn(schema, 'minLength') ?? 0
  if (least > longestText) return undefined
  const most = numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY
  const base = format !== undefined && Object.hasOwn(samples, format) ? (samples[format] as string) : 'text'
  if (base.length >= least && base.length <= most) return base
  return base.length < least ? base.padEnd(least, 'x') : base.slice(0, most)
}

function fitsLength(schema: Doc, text: string): boolean {
  return text.length >= (numberIn(schema, 'minLength') ?? 0) && text.length <= (numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY)
}
