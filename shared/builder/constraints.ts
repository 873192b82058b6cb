import type { Json } from '../tool/json'
import type { Kind } from './kind'

/** What a keyword takes, and so which control it gets. */
export type Takes = 'count' | 'number' | 'step' | 'text' | 'pattern' | 'format' | 'flag'
/** A keyword of one kind of value, with the words of its control: "at least [3] characters". */
export type Constraint = { key: string; before: string; after?: string; takes: Takes }

const text: readonly Constraint[] = [
  { key: 'format', before: 'Format', takes: 'format' },
  { key: 'minLength', before: 'At least', after: 'characters', takes: 'count' },
  { key: 'maxLength', before: 'At most', after: 'characters', takes: 'count' },
  { key: 'pattern', before: 'Pattern', takes: 'pattern' },
  { key: 'contentEncoding', before: 'Encoding', takes: 'text' },
  { key: 'contentMediaType', before: 'Media type', takes: 'text' },
]
const number: readonly Constraint[] = [
  { key: 'minimum', before: 'At least', takes: 'number' },
  { key: 'maximum', before: 'At most', takes: 'number' },
  { key: 'exclusiveMinimum', before: 'Above', takes: 'number' },
  { key: 'exclusiveMaximum', before: 'Below', takes: 'number' },
  { key: 'multipleOf', before: 'In steps of', takes: 'step' },
]
const sizes: readonly Constraint[] = [
  { key: 'minItems', before: 'At least', after: 'items', takes: 'count' },
  { key: 'maxItems', before: 'At most', after: 'items', takes: 'count' },
]
const list: readonly Constraint[] = [...sizes, { key: 'uniqueItems', before: 'No repeats', takes: 'flag' }]
const fields: readonly Constraint[] = [
  { key: 'minProperties', before: 'At least', after: 'fields', takes: 'count' },
  { key: 'maxProperties', before: 'At most', after: 'fields', takes: 'count' },
]

const byType: Record<string, readonly Constraint[]> = { string: text, number, integer: number, array: list, object: fields }
const byKind: Partial<Record<Kind['kind'], readonly Constraint[]>> = {
  text,
  number,
  whole: number,
  list,
  tuple: sizes,
  object: fields,
  map: fields,
}

/** A limit that is set, in words: "at least 3 characters". */
export function constraintWords(key: string, value: Json): string | undefined {
  const found = [...text, ...number, ...list, ...fields].find((one) => one.key === key)
  if (!found) return undefined
  const { before, after, takes } = found
  const unit = after && (value === 1 ? after.replace(/s$/, '') : after)
  return [before.toLowerCase(), takes !== 'flag' && String(value), unit].filter(Boolean).join(' ')
}

/** Every constraint that a value of this kind can have. */
export const constraintsOf = (kind: Kind): readonly Constraint[] =>
  kind.kind === 'several' ? kind.types.flatMap((type) => byType[type] ?? []) : (byKind[kind.kind] ?? [])

export const formats = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'uri',
  'uri-reference',
  'uuid',
  'hostname',
  'ipv4',
  'ipv6',
  'regex',
  'json-pointer',
]

/** Whether a control can show the value: a limit that is text is left to the JSON. */
export function isTaken(takes: Takes, value: Json): boolean {
  switch (takes) {
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0
    case 'number':
      return typeof value === 'number'
    case 'step':
      return typeof value === 'number' && value > 0
    case 'flag':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}
