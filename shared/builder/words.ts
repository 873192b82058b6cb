import { pointerParts } from '../tool/pointer'
import type { Kind } from './kind'

const plain: Record<string, string> = {
  text: 'text',
  number: 'number',
  whole: 'whole number',
  'yes-no': 'yes or no',
  null: 'null',
  object: 'object',
  fixed: 'fixed value',
  choice: 'choice',
  tuple: 'fixed list',
  anything: 'anything',
  nothing: 'nothing',
  odd: 'unknown type',
}
const many: Record<string, string> = {
  number: 'numbers',
  'whole number': 'whole numbers',
  object: 'objects',
  list: 'lists',
  map: 'maps',
  choice: 'choices',
  'fixed value': 'fixed values',
  'fixed list': 'fixed lists',
}
const types: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  array: 'list',
  object: 'object',
}

/** A kind in plain words; `each` are the words of what a list or a map holds, `count` how many branches there are. */
export function kindWords(kind: Kind, each?: string, count = 0): string {
  switch (kind.kind) {
    case 'list':
    case 'map':
      return each === undefined || each === 'anything' ? kind.kind : `${kind.kind} of ${plural(each)}`
    case 'union':
      return `one of ${count} kinds`
    case 'all':
      return `all of ${count}`
    case 'several':
      return kind.types.map((type) => types[type]).join(' or ')
    case 'reference':
      return refName(kind.ref)
    default:
      return plain[kind.kind] as string
  }
}

/** "lists of text" of "list of text". */
export function plural(words: string): string {
  const [, first, rest] = /^(list|map)( of .*)$/.exec(words) ?? []
  return first ? `${many[first]}${rest}` : (many[words] ?? words)
}

/** What a reference is called: the last part of where it leads. */
export const refName = (ref: string): string =>
  ref === '#' ? 'the whole' : (ref.startsWith('#/') ? pointerParts(ref.slice(1)).at(-1) : ref.replace(/^#/, '')) || ref
