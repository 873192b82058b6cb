/** The row of the clients' names, over the first of the tools. */
export const head = -1

type Grid = { row: number; column: number; rows: number; last: number /** So many rows are in sight. */; page: number }

/** Where a key leads from a cell; undefined where it leads nowhere. */
export function nextCell({ key, ctrlKey }: { key: string; ctrlKey: boolean }, { row, column, rows, last, page }: Grid) {
  const places: Record<string, readonly [row: number, column: number]> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageDown: [row + page, column],
    PageUp: [Math.max(0, row - page), column],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? rows - 1 : row, last],
  }
  const next = places[key]
  return next && { row: Math.max(head, Math.min(rows - 1, next[0])), column: Math.max(0, Math.min(last, next[1])) }
}
