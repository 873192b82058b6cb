import { eachOf, type Side, type Three } from './three'

/** The names of both lists that stand elsewhere in the second: the fewest that must move. */
export function movedNames(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((name, index) => [name, index]))
  const common = after.filter((name) => places.has(name))
  const staying = new Set(longestRise(common.map((name) => places.get(name) as number)).map((place) => before[place]))
  return new Set(common.filter((name) => !staying.has(name)))
}

/** The longest sequence of rising numbers in a list. */
function longestRise(numbers: readonly number[]): number[] {
  const tails: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tails[middle] as number) < number) low = middle + 1
      else high = middle
    }
    previous.set(number, tails[low - 1])
    tails[low] = number
  }
  const rise: number[] = []
  for (let number = tails.at(-1); number !== undefined; number = previous.get(number)) rise.unshift(number)
  return rise
}

/** One order out of two that began as one. Where they cannot both hold, `decide` says whose does. */
export function mergeOrder(orders: Three<readonly string[]>, kept: ReadonlySet<string>, decide: () => Side): string[] {
  const sets = Object.values(orders).map((order) => new Set(order))
  const inAll = (name: string) => kept.has(name) && sets.every((names) => names.has(name))
  const common = eachOf(orders, (order) => order.filter(inAll))
  const order = mergedCommon(common) ?? common[decide()]
  return woven(woven(order, orders.mine, kept), orders.theirs, kept)
}

function mergedCommon({ base, mine, theirs }: Three<readonly string[]>): readonly string[] | undefined {
  if (isSameOrder(theirs, base) || isSameOrder(mine, theirs)) return mine
  if (isSameOrder(mine, base)) return theirs
  // Two names stand as the one has them who turned them round. If that makes a circle, there is no such order.
  const sides = eachOf({ base, mine, theirs }, placesOf)
  const isBefore = (one: string, other: string) => {
    const { base, mine, theirs } = eachOf(sides, (places) => (places.get(one) as number) < (places.get(other) as number))
    return theirs === base ? mine : theirs
  }
  const ranks = new Map(base.map((name) => [base.filter((other) => other !== name && isBefore(other, name)).length, name]))
  return ranks.size === base.length ? base.map((_, rank) => ranks.get(rank) as string) : undefined
}

const isSameOrder = (one: readonly string[], other: readonly string[]) => one.every((name, index) => name === other[index])
const placesOf = (order: readonly string[]) => new Map(order.map((name, index) => [name, index]))

/** The names of the first list, and those that only the second has, each behind the one it stands behind there. */
export function woven(first: readonly string[], second: readonly string[], kept: ReadonlySet<string>): string[] {
  const order = first.filter((name) => kept.has(name))
  const there = new Set(order)
  let behind = -1
  for (const name of second) {
    if (!kept.has(name)) continue
    if (there.has(name)) behind = order.indexOf(name)
    else {
      order.splice(++behind, 0, name)
      there.add(name)
    }
  }
  return order
}
