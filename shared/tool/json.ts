import { z } from 'zod'

export type Json = null | boolean | number | string | readonly Json[] | Doc
/** An object as read: own keys, insertion order; `__proto__` is a plain key. */
export type Doc = { readonly [key: string]: Json }

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A document that is kept as it came: zod checks that it is an object and does not copy it. */
export const doc = z.custom<Doc>(isDoc, 'must be an object')

/** Own members only: `document.constructor` is not a member of a document. */
export function member(document: Doc, key: string): Json | undefined {
  return Object.hasOwn(document, key) ? document[key] : undefined
}

/** Sets a member; `__proto__` is a name like any other. */
export function define(target: Record<string, Json>, key: string, value: Json): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Whether two values are the same JSON; the order of keys says nothing. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => sameJson(item, b[index]))
  if (!isDoc(a) || !isDoc(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
}

/** A document with one member set, or taken away by `undefined`: one that is there keeps its place, a new one goes where `order` has it, else to the end. */
export function withMember(document: Doc, key: string, value: Json | undefined, order: readonly string[] = []): Doc {
  const copy: Record<string, Json> = {}
  const place = order.indexOf(key)
  const isAfter = (other: string) => place >= 0 && order.indexOf(other) > place
  let done = Object.hasOwn(document, key)
  for (const [name, held] of Object.entries(document)) {
    if (!done && value !== undefined && isAfter(name)) {
      define(copy, key, value)
      done = true
    }
    if (name !== key) define(copy, name, held)
    else if (value !== undefined) define(copy, key, value)
  }
  if (!done && value !== undefined) define(copy, key, value)
  return copy
}

/** Texts by name, kept as they came: zod's own record leaves out a key such as `__proto__`. */
export const texts = z.custom<Readonly<Record<string, string>>>(isDoc, 'must be an object').superRefine((value, context) => {
  for (const key of Object.keys(value)) {
    if (typeof value[key] !== 'string') context.addIssue({ code: 'custom', path: [key], message: 'must be a string' })
  }
})

/** Whether a value as JSON gave it is nested deeper than so many levels; found without recursion, which such a value would break. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let layer = [value].filter(isNested)
  for (let level = 0; layer.length > 0; level++) {
    if (level === levels) return true
    layer = layer.flatMap((nested) => Object.values(nested).filter(isNested))
  }
  return false
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
