/** A stretch of a text, and whether the other text does not have it there. */
export type Piece = { text: string; changed: boolean }

/** Above so many pairs of words the middle of two texts is not looked into: it is all marked. */
const mostPairs = 1_000_000

/** Which words of two texts differ: both in pieces, as they stand. */
export function wordChanges(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsIn(before), wordsIn(after)]
  const head = commonHead(old, now)
  const tail = commonHead(old.slice(head).reverse(), now.slice(head).reverse())
  const middle = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)] as const
  const kept = commonWords(...middle)
  return {
    before: pieces(old, (index) => index < head || index >= old.length - tail || kept.before.has(index - head)),
    after: pieces(now, (index) => index < head || index >= now.length - tail || kept.after.has(index - head)),
  }
}

/** Words, spaces and single marks, which together are the text again. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

function commonHead(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

/** The longest sequence of words that both have, as places in each. */
function commonWords(before: readonly string[], after: readonly string[]): { before: Set<number>; after: Set<number> } {
  const common = { before: new Set<number>(), after: new Set<number>() }
  if (before.length * after.length > mostPairs) return common
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const length = (row: number, column: number) => lengths[row * width + column] as number
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row] === after[column] ? length(row + 1, column + 1) + 1 : Math.max(length(row + 1, column), length(row, column + 1))
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      common.before.add(row++)
      common.after.add(column++)
    } else if (length(row + 1, column) >= length(row, column + 1)) row++
    else column++
  }
  return common
}

/** Neighbours of a kind are one piece; a lone space between two changed words belongs to them. */
function pieces(words: readonly string[], isKept: (index: number) => boolean): Piece[] {
  const marks = words.map((word, index) => !isKept(index) || (/^\s+$/.test(word) && between(index)))
  function between(index: number): boolean {
    return index > 0 && index + 1 < words.length && !isKept(index - 1) && !isKept(index + 1)
  }
  const found: Piece[] = []
  words.forEach((text, index) => {
    const changed = marks[index] as boolean
    const last = found.at(-1)
    if (last?.changed === changed) last.text += text
    else found.push({ text, changed })
  })
  return found
}
