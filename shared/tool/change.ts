import { define, isDoc, type Json, member } from './json'
import { pointerParts } from './pointer'

/** A value with one place changed; `undefined` takes the place away. Nothing is changed in place, a key that is there keeps its place. */
export function setAt(value: Json | undefined, at: string, next: Json | undefined): Json | undefined {
  return change(value, pointerParts(at), next)
}

function change(value: Json | undefined, [key, ...rest]: readonly string[], next: Json | undefined): Json | undefined {
  if (key === undefined) return next
  if (Array.isArray(value)) {
    const index = Number(key)
    const inner = change(value[index], rest, next)
    if (inner === undefined) return value.filter((_, at) => at !== index)
    const copy = [...value]
    // A list has no gaps: what is skipped is null, and is shown as null.
    while (copy.length < index) copy.push(null)
    copy[index] = inner
    return copy
  }
  const object = isDoc(value) ? value : {}
  const inner = change(member(object, key), rest, next)
  const copy: Record<string, Json> = {}
  for (const [name, held] of Object.entries(object))
    if (name !== key || inner !== undefined) define(copy, name, name === key ? (inner as Json) : held)
  if (inner !== undefined && !Object.hasOwn(copy, key)) define(copy, key, inner)
  return copy
}

/** An object with one key spelt anew, in its old place. A name that is taken is refused. */
export function renameKey(value: Json | undefined, from: string, to: string): Json | undefined {
  if (!isDoc(value) || from === to || Object.hasOwn(value, to)) return value
  const copy: Record<string, Json> = {}
  for (const [name, held] of Object.entries(value)) define(copy, name === from ? to : name, held)
  return copy
}

/** The old places of a list's items in their new order, one of them moved. */
export function movedOrder(length: number, from: number, to: number): number[] {
  const order = Array.from({ length }, (_, index) => index).filter((index) => index !== from)
  order.splice(to, 0, from)
  return order
}
