import type { Json } from '../tool/json'
import { joined, type Parts, takenApart } from './anatomy'
import { identical } from './identical'
import { mergeOrder } from './order'
import { eachOf, type Side, type Three } from './three'

/** Asked where both sides touched the same place: what shall stand there. */
export type Judge = {
  value(at: readonly string[], three: Three<Json | undefined>): Json | undefined
  order(at: readonly string[], three: Three<readonly string[]>): Side
}

/** One value out of two that began as one: what only one side touched is taken from it, place by place. */
export function mergeValue(at: readonly string[], three: Three<Json | undefined>, judge: Judge): Json | undefined {
  const { base, mine, theirs } = three
  if (identical(mine, theirs) || identical(theirs, base)) return mine
  if (identical(mine, base)) return theirs
  const [first, second, third] = takenApart(at, [base, mine, theirs]) ?? []
  if (!first || !second || !third) return judge.value(at, three)
  return mergeParts(at, three, { base: first, mine: second, theirs: third }, judge)
}

function mergeParts(at: readonly string[], three: Three<Json | undefined>, parts: Three<Parts>, judge: Judge): Json | undefined {
  const keys = eachOf(parts, ({ of }) => [...of.keys()])
  const merged = new Map<string, Json>()
  for (const key of new Set(Object.values(keys).flat())) {
    const value = mergeValue(
      [...at, key],
      eachOf(parts, ({ of }) => of.get(key)),
      judge,
    )
    if (value !== undefined) merged.set(key, value)
  }
  if (merged.size === 0 && !staysThere(eachOf(three, (value) => value !== undefined))) return undefined
  const order = mergeOrder(keys, new Set(merged.keys()), () => judge.order(at, keys))
  return joined(
    parts.mine.list,
    order.map((key) => [key, merged.get(key) as Json]),
  )
}

/** Of two answers one is always as it was, or both are the same. */
const staysThere = ({ base, mine, theirs }: Three<boolean>): boolean => (theirs === base ? mine : theirs)
