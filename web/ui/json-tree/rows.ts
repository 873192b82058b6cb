import { type JsonDoc, rangeSize } from './json-doc'

/** What is in sight: ids of values and ranges from top to bottom, each with its level, counted from 1. */
export type Rows = { ids: readonly number[]; levels: readonly number[] }

/** What stands directly inside: values, or the ranges of a long list. */
export function* inside(doc: JsonDoc, id: number): Generator<number> {
  if (id < 0) {
    const end = doc.rangeEnd(id)
    for (let child = doc.range(id).first; child < end; child = doc.next(child)) yield child
    return
  }
  const ranges = doc.rangesOf(id)
  yield* ranges.length > 0 ? ranges : doc.children(id)
}

/** The root itself is no row where it has something inside. */
export function rowsOf(doc: JsonDoc, root: number, open: ReadonlySet<number>): Rows {
  if (!doc.isNested(root) || doc.count(root) === 0) return { ids: [root], levels: [1] }
  const ids: number[] = []
  const levels: number[] = []
  const stack = [inside(doc, root)]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { value, done } = top.next()
    if (done) {
      stack.pop()
      continue
    }
    ids.push(value)
    levels.push(stack.length)
    if (open.has(value)) stack.push(inside(doc, value))
  }
  return { ids, levels }
}

export const canOpen = (doc: JsonDoc, id: number): boolean => id < 0 || (doc.isNested(id) && doc.count(id) > 0)

/** The row a row stands in; `undefined` on the first level. */
export function parentRow(doc: JsonDoc, root: number, id: number): number | undefined {
  const parent = id < 0 ? doc.range(id).parent : doc.parent(id)
  if (id >= 0) {
    const range = doc.rangesOf(parent)[Math.floor(doc.place(id) / rangeSize)]
    if (range !== undefined) return range
  }
  return parent === root || parent === -1 ? undefined : parent
}

/** Everything that must be open for a row to be in sight. */
export function pathRows(doc: JsonDoc, root: number, id: number): number[] {
  const path: number[] = []
  if (id === root) return path
  for (let at = parentRow(doc, root, id); at !== undefined; at = parentRow(doc, root, at)) path.push(at)
  return path
}

/** Where a row stands among its like, for those who cannot see it. */
export function positionOf(doc: JsonDoc, root: number, id: number): { position: number; size: number } {
  if (id === root) return { position: 1, size: 1 }
  if (id < 0) return { position: doc.range(id).index + 1, size: doc.rangesOf(doc.range(id).parent).length }
  const parent = doc.parent(id)
  const range = doc.rangesOf(parent)[Math.floor(doc.place(id) / rangeSize)]
  if (range === undefined) return { position: doc.place(id) + 1, size: doc.count(parent) }
  return { position: (doc.place(id) % rangeSize) + 1, size: doc.range(range).count }
}

/** Opens level by level what fits into so many rows, ranges apart: the shape is seen at once, a small value wholly. */
export function opened(doc: JsonDoc, root: number, most: number): Set<number> {
  const open = new Set<number>()
  if (!canOpen(doc, root)) return open
  const widthOf = (id: number) => (id < 0 ? doc.range(id).count : doc.rangesOf(id).length || doc.count(id))
  let rows = widthOf(root)
  const queue = [root]
  for (let at = 0; at < queue.length && rows < most; at++) {
    for (const child of inside(doc, queue[at] as number)) {
      if (!canOpen(doc, child)) continue
      const width = widthOf(child)
      if (rows + width > most) continue
      rows += width
      open.add(child)
      queue.push(child)
    }
  }
  return open
}

/** How many of some values, in the order of the text, stand inside a row or are it. */
export function countInside(doc: JsonDoc, id: number, sorted: ArrayLike<number>): number {
  const [from, to] = id < 0 ? [doc.range(id).first, doc.rangeEnd(id)] : [id, doc.next(id)]
  return lowerBound(sorted, to) - lowerBound(sorted, from)
}

/** The first place at which a value is not less. */
export function lowerBound(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
