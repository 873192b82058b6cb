import { isDoc, type Json } from '../tool/json'
import { docAt, setKeyword } from './place'
import type { Row } from './rows'

/** What is said about a value, whatever it is. */
export type Said = 'title' | 'description' | 'default' | 'examples' | 'deprecated' | 'readOnly' | 'writeOnly'

/** Says something about a row's value: where it is said already, else outside. An empty text takes it away. */
export function setSaid(root: Json, { at, core }: Pick<Row, 'at' | 'core'>, key: Said, value: Json | undefined): Json {
  const place = !Object.hasOwn(docAt(root, at), key) && Object.hasOwn(docAt(root, core), key) ? core : at
  if (value !== undefined && docAt(root, place)[key] === value) return root
  return setKeyword(root, place, key, value === '' && (key === 'title' || key === 'description') ? undefined : value)
}

export function saidOf({ schema, at, core }: Pick<Row, 'schema' | 'at' | 'core'>, key: Said): Json | undefined {
  const own = core === at ? schema : docAt(schema, core.slice(at.length))
  return [schema, own].map((one) => (isDoc(one) && Object.hasOwn(one, key) ? one[key] : undefined)).find((value) => value !== undefined)
}
