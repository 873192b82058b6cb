import type { Column } from '#shared/preview/matrix'

export const cellWidth = 24
/** Before each part of clients that the same thing decides for. */
const gap = 10

const known = new WeakMap<readonly Column[], readonly number[]>()

/** How far from the names a column begins; behind the last one is where the sum does. Every cell asks for it, so it is found once. */
export function beginOf(columns: readonly Column[], column: number): number {
  const begins = known.get(columns) ?? measured(columns)
  known.set(columns, begins)
  return begins[column] ?? 0
}

function measured(columns: readonly Column[]): number[] {
  let at = 0
  const begins = columns.map(({ decider }, index) => {
    if (decider !== columns[index - 1]?.decider) at += gap
    at += cellWidth
    return at - cellWidth
  })
  return [...begins, at]
}
