import { atPointer } from '../schema/refs'
import { setAt } from '../tool/change'
import { type Doc, isDoc, type Json, withMember } from '../tool/json'
import { keywordOrder } from './keywords'

/** A schema with one place changed; where nothing changes it is the very same object. */
export function changeAt(root: Json, at: string, change: (schema: Json) => Json): Json {
  const before = atPointer(root, at)
  if (before === undefined) return root
  const after = change(before)
  return same(before, after) ? root : (setAt(root, at, after) as Json)
}

/** Compared as text: another order of the same keys is a change too. */
const same = (before: Json, after: Json): boolean => before === after || JSON.stringify(before) === JSON.stringify(after)

export function docAt(root: Json, at: string): Doc {
  const schema = atPointer(root, at)
  return isDoc(schema) ? schema : {}
}

/** Sets a keyword of the schema at a place, `undefined` takes it away. One that is there keeps its place, a new one goes where it is usual. */
export const setKeyword = (root: Json, at: string, key: string, value: Json | undefined): Json =>
  changeAt(root, at, (schema) => {
    if (value === undefined) return isDoc(schema) && Object.hasOwn(schema, key) ? withKeyword(schema, key, undefined) : schema
    return isDoc(schema) || typeof schema === 'boolean' ? withKeyword(openOf(schema), key, value) : schema
  })

export const withKeyword = (schema: Doc, key: string, value: Json | undefined): Doc => withMember(schema, key, value, keywordOrder)

/** `true` and `false` as objects that say the same. */
export const openOf = (schema: Json): Doc => (isDoc(schema) ? schema : schema === false ? { not: {} } : {})
