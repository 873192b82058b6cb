import type { Field } from '#shared/form/field'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { listed } from '../../lib/words'
import type { SchemaDoc } from './schema-rows'

/** A keyword that the words of a row do not cover: in words where that is possible, else as sent. */
export type Leftover = { key: string; text: string; words?: string }

const always = [
  '$schema',
  '$ref',
  '$defs',
  'definitions',
  'allOf',
  'type',
  'nullable',
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'const',
  'enum',
  'enumNames',
  'x-enumNames',
]

const byKind: Partial<Record<Field['control']['kind'], readonly string[]>> = {
  text: ['format', 'minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  tuple: ['items', 'prefixItems', 'additionalItems'],
  object: ['properties', 'required', 'additionalProperties', 'patternProperties'],
  map: ['properties', 'additionalProperties', 'patternProperties'],
}

export function leftovers({ sent }: SchemaDoc, field: Field, at: readonly string[]): Leftover[] {
  const { control, schema } = field
  const shaped = control.kind === 'union' || control.kind === 'choice'
  const inBranches = control.kind === 'union' ? Object.values(byKind).flat() : []
  const covered = new Set([...always, ...inBranches, ...(byKind[control.kind] ?? []), ...(shaped ? ['oneOf', 'anyOf'] : [])])
  const found = new Map<string, string>()
  for (const place of at) {
    for (const [key, text] of sent.members(place)) if (!covered.has(key) && !isSole(schema, key)) found.set(key, text)
  }
  return [...found].map(([key, text]) => ({ key, text, ...inWords(key, member(schema, key)) }))
}

/** One alternative beside null is the row itself. */
function isSole(schema: Doc, key: string): boolean {
  const listed = key === 'oneOf' || key === 'anyOf' ? member(schema, key) : undefined
  if (!Array.isArray(listed)) return false
  return (listed as Json[]).filter((one) => !(isDoc(one) && member(one, 'type') === 'null')).length === 1
}

function inWords(key: string, value: Json | undefined): { words?: string } {
  const words = key === 'dependentRequired' ? needs(value) : key === 'oneOf' || key === 'anyOf' ? ways(key, value) : undefined
  return words === undefined ? {} : { words }
}

function needs(value: Json | undefined): string | undefined {
  if (!isDoc(value)) return undefined
  const all = Object.entries(value)
  if (!all.every(([, names]) => Array.isArray(names))) return undefined
  return all.map(([name, names]) => `${name} needs ${listed(names as string[])}`).join('; ')
}

/** Alternatives that only demand: "exactly one of: a; b and c". */
function ways(key: string, value: Json | undefined): string | undefined {
  if (!Array.isArray(value)) return undefined
  const demands = (value as Json[]).map((one) => (isDoc(one) && Object.keys(one).length === 1 ? member(one, 'required') : undefined))
  if (!demands.every((names) => Array.isArray(names))) return undefined
  const each = demands.map((names) => listed(names as string[])).join('; ')
  return `${key === 'oneOf' ? 'exactly one of these must be given' : 'at least one of these must be given'}: ${each}`
}
