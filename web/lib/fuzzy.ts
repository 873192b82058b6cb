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
  const ranges: Range[][] = fields.map(() => [])
  let score = 0
  for (const word of words) {
    let best = 0
    let found = false
    for (const [index, field] of fields.entries()) {
      const hit = placeOf(word, field)
      if (!hit) continue
      found = true
      ranges[index]?.push(...hit.ranges)
      best = Math.max(best, hit.score * field.weight)
    }
    if (!found) return undefined
    score += best
  }
  return { score, ranges: ranges.map(merged) }
}

function placeOf(word: string, { text, loose }: Field): { score: number; ranges: Range[] } | undefined {
  const first = text.indexOf(word)
  if (first >= 0) {
    const at = wordStart(text, word, first)
    const whole = text.length === word.length
    return {
      score: whole ? 100 : at >= 0 ? (at === 0 ? 80 : 70) : 50,
      ranges: [[at >= 0 ? at : first, (at >= 0 ? at : first) + word.length]],
    }
  }
  const ranges = loose ? gapped(word, text) : undefined
  return ranges && { score: Math.max(1, 30 - ranges.length * 4), ranges }
}

const isBoundary = (text: string, at: number) => at === 0 || /[^a-z0-9\u00c0-\uffff]/.test(text[at - 1] as string)

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
