import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import type { Fits } from './conditions'
import { withConditions } from './conditions'
import { type Field, fieldOf } from './field'
import { merge } from './flatten'
import { sampleOf } from './pattern'

/** A value that a schema allows, as plain as can be: required parts only, examples and defaults first. `undefined` where none is found. */
export function generate(root: Json, schema: Json, fits: Fits, depth = 0): Json | undefined {
  if (depth > 12) return undefined
  const field = fieldOf(root, schema)
  const given = [field.default, ...field.examples].find((value) => value !== undefined && fits(field.schema, value))
  if (given !== undefined) return given
  const made = make(root, field, fits, depth)
  return made === undefined && field.nullable ? null : made
}

function make(root: Json, { control, schema }: Field, fits: Fits, depth: number): Json | undefined {
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
    case 'array':
      return fill(root, control.items, numberIn(schema, 'minItems') ?? 0, fits, depth)
    case 'tuple': {
      const items = control.items.map((item) => generate(root, item, fits, depth + 1))
      return items.some((item) => item === undefined) ? undefined : (items as Json[])
    }
    case 'map':
      return makeMap(root, schema, control.values, fits, depth)
    case 'union': {
      for (const branch of control.branches) {
        const value = generate(root, branch.schema, fits, depth + 1)
        if (value !== undefined && fits(branch.schema, value)) return value
      }
      return undefined
    }
    case 'object':
      return makeObject(root, schema, fits, depth)
  }
}

/** What is required may depend on what is there already, so it is asked again until nothing is added. */
function makeObject(root: Json, schema: Doc, fits: Fits, depth: number): Json | undefined {
  for (const demand of demands(schema)) {
    const made = fillObject(root, demand === undefined ? schema : (merge(schema, demand) as Doc), fits, depth)
    if (made !== undefined && fits(schema, made)) return made
  }
  return fillObject(root, schema, fits, depth)
}

/** Alternatives that only demand one set of fields or another. */
function demands(schema: Doc): (Json | undefined)[] {
  const alternatives = member(schema, 'anyOf') ?? member(schema, 'oneOf')
  return Array.isArray(alternatives) ? [undefined, ...(alternatives as Json[])] : [undefined]
}

function fillObject(root: Json, schema: Doc, fits: Fits, depth: number): Json | undefined {
  const value: Record<string, Json> = {}
  for (let round = 0; round < 5; round++) {
    const { control } = fieldOf(root, withConditions(root, schema, value, fits))
    if (control.kind !== 'object') return value
    const missing = control.properties.filter(({ key, required }) => required && !Object.hasOwn(value, key))
    if (missing.length === 0) return value
    for (const { key, schema: inner } of missing) {
      const made = generate(root, inner, fits, depth + 1)
      if (made === undefined) return undefined
      define(value, key, made)
    }
  }
  return value
}

function makeMap(root: Json, schema: Doc, values: Json, fits: Fits, depth: number): Json | undefined {
  const count = numberIn(schema, 'minProperties') ?? 0
  const names = member(schema, 'propertyNames')
  const allowed = isDoc(names) && Array.isArray(member(names, 'enum')) ? (member(names, 'enum') as string[]) : undefined
  const value: Record<string, Json> = {}
  for (let index = 0; index < count; index++) {
    const made = generate(root, values, fits, depth + 1)
    if (made === undefined) return undefined
    define(value, allowed?.[index] ?? `key${index + 1}`, made)
  }
  return value
}

function fill(root: Json, items: Json, count: number, fits: Fits, depth: number): Json | undefined {
  const made: Json[] = []
  for (let index = 0; index < count; index++) {
    const item = generate(root, items, fits, depth + 1)
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

function makeText(schema: Doc, format: string | undefined): Json {
  const pattern = member(schema, 'pattern')
  const sampled = typeof pattern === 'string' ? sampleOf(pattern) : undefined
  if (sampled !== undefined && fitsLength(schema, sampled)) return sampled
  const least = numberIn(schema, 'minLength') ?? 0
  const most = numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY
  const base = format !== undefined && Object.hasOwn(samples, format) ? (samples[format] as string) : 'text'
  if (base.length >= least && base.length <= most) return base
  return base.length < least ? base.padEnd(least, 'x') : base.slice(0, most)
}

function fitsLength(schema: Doc, text: string): boolean {
  return text.length >= (numberIn(schema, 'minLength') ?? 0) && text.length <= (numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY)
}
