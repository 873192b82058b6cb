import { dialectOf } from '../schema/dialect'
import type { Doc, Json } from '../tool/json'
import type { Row } from './rows'
import { plural, refName } from './words'

/** A type a row can be given. Its id is what it is called in the page's list; lists and maps name what they hold. */
export type TypeId =
  | 'text'
  | 'number'
  | 'whole'
  | 'yes-no'
  | 'choice'
  | 'object'
  | 'list'
  | 'map'
  | 'tuple'
  | 'union'
  | 'fixed'
  | 'anything'
  | 'nothing'
  | 'null'
  | `list of ${'text' | 'number' | 'whole' | 'yes-no' | 'choice' | 'object'}`
  | `map of ${'text' | 'number' | 'object'}`
  | `#${string}`
export type TypeOption = { id: TypeId; words: string; group: string }

const single = [
  ['text', 'text'],
  ['number', 'number'],
  ['whole', 'whole number'],
  ['yes-no', 'yes or no'],
  ['choice', 'choice'],
] as const

export const typeOptions: readonly TypeOption[] = [
  ...single.map(([id, words]): TypeOption => ({ id, words, group: 'One value' })),
  { id: 'fixed', words: 'fixed value', group: 'One value' },
  { id: 'object', words: 'object', group: 'Several values' },
  ...[...single, ['object', 'object'] as const].map(
    ([id, words]): TypeOption => ({ id: `list of ${id}`, words: `list of ${plural(words)}`, group: 'Several values' }),
  ),
  { id: 'list', words: 'list', group: 'Several values' },
  { id: 'tuple', words: 'fixed list', group: 'Several values' },
  { id: 'map of text', words: 'map of text', group: 'Several values' },
  { id: 'map of number', words: 'map of numbers', group: 'Several values' },
  { id: 'map of object', words: 'map of objects', group: 'Several values' },
  { id: 'map', words: 'map', group: 'Several values' },
  { id: 'union', words: 'one of several kinds', group: 'Other' },
  { id: 'anything', words: 'anything', group: 'Other' },
  { id: 'null', words: 'null', group: 'Other' },
  { id: 'nothing', words: 'nothing', group: 'Other' },
]

/** The options of a schema that has definitions: each of them is a type too. */
export const typeOptionsWith = (refs: readonly string[]): TypeOption[] => [
  ...typeOptions,
  ...refs.map((ref): TypeOption => ({ id: ref as `#${string}`, words: refName(ref), group: 'Definitions' })),
]

/** The option a row has now; `undefined` where no option says it all. */
export function typeOf({ kind, each }: Pick<Row, 'kind' | 'each'>): TypeId | undefined {
  switch (kind.kind) {
    case 'list':
    case 'map': {
      if (!each || each.kind.kind === 'anything') return kind.kind
      const held = `${kind.kind} of ${each.kind.kind}` as TypeId
      return typeOptions.some(({ id }) => id === held) ? held : undefined
    }
    case 'reference':
      return kind.ref.startsWith('#') ? (kind.ref as `#${string}`) : undefined
    case 'several':
    case 'all':
    case 'odd':
      return undefined
    default:
      return kind.kind
  }
}

/** What a type starts with. */
export function blank(root: Json, id: TypeId): Doc {
  const [, outer, held] = /^(list|map) of (.+)$/.exec(id) ?? []
  if (outer === 'list') return { type: 'array', items: blank(root, held as TypeId) }
  if (outer === 'map') return { type: 'object', additionalProperties: blank(root, held as TypeId) }
  if (id.startsWith('#')) return { $ref: id }
  switch (id) {
    case 'text':
      return { type: 'string' }
    case 'number':
      return { type: 'number' }
    case 'whole':
      return { type: 'integer' }
    case 'yes-no':
      return { type: 'boolean' }
    case 'null':
      return { type: 'null' }
    case 'choice':
      return { type: 'string', enum: [''] }
    case 'fixed':
      return { const: '' }
    case 'object':
      return { type: 'object', properties: {} }
    case 'list':
      return { type: 'array' }
    case 'map':
      return { type: 'object', additionalProperties: {} }
    case 'tuple':
      return { type: 'array', [dialectOf(root) === '2020-12' ? 'prefixItems' : 'items']: [{ type: 'string' }] }
    case 'union':
      return { anyOf: [{ type: 'string' }, { type: 'number' }] }
    case 'nothing':
      return { not: {} }
    default:
      return {}
  }
}
