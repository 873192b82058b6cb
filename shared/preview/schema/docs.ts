import { type Doc, define, type Json } from '../../tool/json'

/** A document of these members; `undefined` leaves one out. */
export function docOf(entries: Iterable<readonly [string, Json | undefined]>): Doc {
  const made: Record<string, Json> = {}
  for (const [key, value] of entries) if (value !== undefined) define(made, key, value)
  return made
}

/** Each member as `change` makes it; `undefined` leaves it out. */
export const mapMembers = (document: Doc, change: (value: Json, key: string) => Json | undefined): Doc =>
  docOf(Object.entries(document).map(([key, value]) => [key, change(value, key)] as const))

export const without = (document: Doc, keys: readonly string[]): Doc =>
  keys.some((key) => Object.hasOwn(document, key))
    ? mapMembers(document, (value, key) => (keys.includes(key) ? undefined : value))
    : document

/** The members of all; a later one wins. */
export const joined = (...documents: readonly Doc[]): Doc => docOf(documents.flatMap((document) => Object.entries(document)))

export const has = (document: Doc, ...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(document, key))

/** The texts of a list; none where it is no list. */
export const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
