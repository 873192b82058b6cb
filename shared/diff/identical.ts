import { isDoc, type Json } from '../tool/json'

/** Whether two values are the same text: here another order of keys is another value. A member that is `undefined` is not there. */
export function identical(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => identical(item, b[index]))
  if (!isDoc(a) || !isDoc(b)) return false
  const left = keysOf(a)
  const right = keysOf(b)
  return left.length === right.length && left.every((key, index) => key === right[index] && identical(a[key], b[key]))
}

/** The keys that hold something, in their order. */
export const keysOf = (document: Readonly<Record<string, Json | undefined>>): string[] =>
  Object.keys(document).filter((key) => document[key] !== undefined)
