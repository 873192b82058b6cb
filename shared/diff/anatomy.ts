import { type Doc, define, isDoc, type Json } from '../tool/json'
import { keysOf } from './identical'
import { schemaPlace } from './schema-place'

/** A value taken apart into what a person decides one by one: the members of a document, or the items of a list by their names. */
export type Parts = { list: boolean; of: ReadonlyMap<string, Json> }

type Anatomy = {
  /** A place in a node or a toolset, `*` for any one name. */
  at: string
  /** One decision, whatever is inside. */
  whole?: true
  /** The items of a list have names: this member of theirs, or their own text. */
  by?: string
  /** Where it is missing it counts as empty: everywhere, as all its members are optional, or only where both began. */
  loose?: true | 'at first'
}

const anatomies: readonly Anatomy[] = [
  { at: '', loose: true },
  { at: '/tool/annotations', loose: true },
  { at: '/tool/_meta', loose: true },
  { at: '/own', loose: true },
  { at: '/own/annotations', loose: true },
  { at: '/cli/args', by: 'property' },
  { at: '/design', loose: true },
  { at: '/design/deprecated', loose: true },
  { at: '/design/history', by: '', loose: true },
  { at: '/design/results', by: 'id', loose: true },
  { at: '/design/results/*', whole: true },
  { at: '/design/examples', by: 'id', loose: true },
  { at: '/design/examples/*', whole: true },
  { at: '/server', loose: true },
  { at: '/guidance', loose: 'at first' },
  { at: '/guidance/blocks', loose: true },
  { at: '/guidance/templates', loose: true },
  { at: '/guidance/rest', loose: true },
  { at: '/commandSchemas', by: 'id', loose: true },
  { at: '/commandSchemas/*/injected', by: '', loose: true },
  { at: '/lint', loose: true },
  { at: '/lint/rules', by: 'id', loose: true },
  { at: '/lint/rules/*', whole: true },
  { at: '/lint/suppressions', by: '', loose: true },
  { at: '/rest', loose: true },
]

function anatomyAt(at: readonly string[]): Omit<Anatomy, 'at'> {
  const place = schemaPlace(at)
  if (place === 'value') return { whole: true }
  if (place === 'names') return { by: '', loose: true }
  if (place === 'map') return { loose: true }
  return anatomies.find((one) => matches(one.at, at)) ?? {}
}

export function matches(pattern: string, at: readonly string[]): boolean {
  const parts = pattern.split('/').slice(1)
  return parts.length === at.length && parts.every((part, index) => part === '*' || part === at[index])
}

/** The same place where it began and on the sides, each taken apart; nothing where one of them is whole, or they are of different kinds. */
export function takenApart(at: readonly string[], values: readonly (Json | undefined)[]): Parts[] | undefined {
  const { whole, by, loose } = anatomyAt(at)
  const mustBeThere = loose === true ? [] : loose === 'at first' ? values.slice(1) : values
  if (whole || values.every((value) => value === undefined) || mustBeThere.includes(undefined)) return undefined
  const list = values.some((value) => Array.isArray(value))
  const parts = values.map((value) => (value === undefined ? { list, of: new Map<string, Json>() } : partsOf(value, by)))
  return parts.every((part): part is Parts => part?.list === list) ? parts : undefined
}

function partsOf(value: Json, by: string | undefined): Parts | undefined {
  if (isDoc(value)) return { list: false, of: new Map(keysOf(value).map((key) => [key, value[key] as Json])) }
  if (!Array.isArray(value) || by === undefined) return undefined
  const of = new Map((value as Json[]).map((item) => [nameOfItem(item, by), item]))
  return of.size === value.length && !of.has(undefined) ? { list: true, of: of as Map<string, Json> } : undefined
}

function nameOfItem(item: Json, by: string): string | undefined {
  const name = by === '' ? item : isDoc(item) ? item[by] : undefined
  return typeof name === 'string' ? name : by === '' ? JSON.stringify(item) : undefined
}

/** Put together again, in the order given. */
export function joined(list: boolean, parts: Iterable<readonly [string, Json]>): Json {
  if (list) return Array.from(parts, ([, item]) => item)
  const document: Record<string, Json> = {}
  for (const [key, value] of parts) define(document, key, value)
  return document satisfies Doc
}
