export const rowHeight = 22
export const lineHeight = 18
const mostLines = 12
const padding = 10

/** The height of a row whose long text is shown whole, wrapped into so many columns; what is longer scrolls. */
export function longHeight(text: string, columns: number): number {
  let lines = 0
  for (const line of text.split('\n', mostLines)) lines += Math.max(1, Math.ceil(line.length / Math.max(8, columns)))
  return rowHeight + Math.min(mostLines, lines) * lineHeight + padding
}

/** Rows that are higher than the others, by their place. */
export type Tall = readonly { row: number; height: number }[]

export function topOf(row: number, tall: Tall): number {
  let top = row * rowHeight
  for (const each of tall) if (each.row < row) top += each.height - rowHeight
  return top
}

/** The row at a height. */
export function rowAt(y: number, tall: Tall): number {
  let gone = 0
  for (const { row, height } of tall) {
    const top = row * rowHeight + gone
    if (y < top + height) return y < top ? Math.floor((y - gone) / rowHeight) : row
    gone += height - rowHeight
  }
  return Math.floor((y - gone) / rowHeight)
}
