import type { Column } from '#shared/preview/matrix'

export const cellWidth = 24
/** Before each part of clients that the same thing decides for. */
const gap = 10

/** How far from the names a column begins; behind the last one is where the sum does. */
export function beginOf(columns: readonly Column[], column: number): number {
  const parts = columns.slice(0, column + 1).filter(({ decider }, index) => decider !== columns[index - 1]?.decider).length
  return column * cellWidth + parts * gap
}
