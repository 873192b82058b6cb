import { isDoc, type Json, member, sameJson } from '../tool/json'

/** For each new item the index of the old one it is: the same value, else one of that name, else the one most like it. */
export function matchItems(before: readonly Json[], after: readonly Json[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const matched: (number | undefined)[] = after.map(() => undefined)
  const take = (index: number, found: number | undefined) => {
    if (found === undefined) return
    matched[index] = found
    free.delete(found)
  }
  for (const keyOf of [(value: Json) => JSON.stringify(value), nameOf]) {
    const old = new Map<string, number[]>()
    for (const index of free) {
      const key = keyOf(before[index] as Json)
      if (key !== undefined) old.set(key, [...(old.get(key) ?? []), index])
    }
    after.forEach((value, index) => {
      const key = keyOf(value)
      if (matched[index] === undefined && key !== undefined) take(index, old.get(key)?.shift())
    })
  }
  after.forEach((value, index) => {
    if (matched[index] === undefined) take(index, mostAlike(value, index, before, free))
  })
  return matched
}

const nameOf = (value: Json): string | undefined => {
  const name = isDoc(value) ? member(value, 'name') : undefined
  return typeof name === 'string' ? name : undefined
}

function mostAlike(value: Json, index: number, before: readonly Json[], free: ReadonlySet<number>): number | undefined {
  const scored = [...free].map((old) => ({ old, score: likeness(before[old] as Json, value) + (old === index ? 0.5 : 0) }))
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { old: -1, score: 0.5 })
  return best.old === -1 ? undefined : best.old
}

/** How many members two objects have in common. */
function likeness(a: Json, b: Json): number {
  if (!isDoc(a) || !isDoc(b)) return Array.isArray(a) === Array.isArray(b) && isDoc(a) === isDoc(b) ? 0.25 : 0
  return Object.keys(a).filter((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key])).length
}
