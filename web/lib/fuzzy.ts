/** What is searched of one thing, lower-cased once. `loose` fields also match letters with gaps; long texts would match anything that way. */
export type Field = { text: string; weight: number; loose?: boolean }
export type Range = readonly [start: number, end: number]
/** Where each field matched, in the order of the fields. */
export type Match = { score: number; ranges: readonly (readonly Range[])[] }

export function searchWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Every word must be found somewhere; a word is worth its best place. */
export function fuzzyMatch(words: readonly string[], fields: readonly Field[]): Match | undefined {
  const score = fuzzyScore(words, fields)
  return score === undefined ? undefined : { score, ranges: fields.map((field) => fuzzyRanges(words, field)) }
}

/** The score alone, for ranking thousands: nothing is made, and a field that cannot better the score is not looked at. */
export function fuzzyScore(words: readonly string[], fields: readonly Field[]): number | undefined {
  let score = 0
  for (const word of words) {
    let best = 0
    for (const field of fields) if (best < field.weight * wholeScore) best = Math.max(best, field.weight * scoreIn(word, field))
    if (best === 0) return undefined
    score += best
  }
  return score
}

/** Where the words stand in one field, those that do. */
export function fuzzyRanges(words: readonly string[], { text, loose }: Field): Range[] {
  return merged(words.flatMap((word) => plainRange(word, text) ?? (loose ? gapped(word, text) : undefined) ?? []))
}

export const isInField = (words: readonly string[], field: Field): boolean => words.some((word) => scoreIn(word, field) > 0)

const wholeScore = 100

function scoreIn(word: string, { text, loose }: Field): number {
  const first = text.indexOf(word)
  if (first >= 0) {
    if (text.length === word.length) return wholeScore
    const at = wordStart(text, word, first)
    return at < 0 ? 50 : at === 0 ? 80 : 70
  }
  const ranges = loose ? gapped(word, text) : undefined
  return ranges ? Math.max(1, 30 - ranges.length * 4) : 0
}

function plainRange(word: string, text: string): [Range] | undefined {
  const first = text.indexOf(word)
  if (first < 0) return undefined
  const at = wordStart(text, word, first)
  const start = at >= 0 ? at : first
  return [[start, start + word.length]]
}

/** At the start of the text, or after what is neither a small letter, a digit nor a letter beyond ASCII. */
function isBoundary(text: string, at: number): boolean {
  if (at === 0) return true
  const code = text.charCodeAt(at - 1)
  return !((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code >= 0xc0)
}

function wordStart(text: string, word: string, from: number): number {
  for (let at = from; at >= 0; at = text.indexOf(word, at + 1)) if (isBoundary(text, at)) return at
  return -1
}

/** The letters in order, where each run begins at the start of a word or goes on from the run before: `gwe` in `get_weather`. */
function gapped(word: string, text: string): Range[] | undefined {
  if (word.length < 2) return undefined
  const ranges: [number, number][] = []
  let at = 0
  for (const letter of word) {
    const last = ranges.at(-1)
    if (last && text[last[1]] === letter) {
      last[1]++
      at = last[1]
      continue
    }
    let next = text.indexOf(letter, at)
    while (next >= 0 && !isBoundary(text, next)) next = text.indexOf(letter, next + 1)
    if (next < 0) return undefined
    ranges.push([next, next + 1])
    at = next + 1
  }
  return ranges
}

function merged(ranges: readonly Range[]): Range[] {
  const all: [number, number][] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else all.push([start, end])
  }
  return all
}
