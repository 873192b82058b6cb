import { fuzzyMatch, type Range, searchWords } from '../../lib/fuzzy'

/** Something the palette can find. `text` is searched first; `aside` stands beside it and is searched too. */
export type Entry = {
  id: string
  section: string
  text: string
  aside?: string
  note?: string
  keys?: string
  icon: 'server' | 'tool' | 'command'
  run(): void
}
export type Found = Entry & { marks: readonly Range[]; asideMarks: readonly Range[] }

const shown = 60

/** The entries that match, sections in the order of their best; without a query what was used last stands first. */
export function findEntries(entries: readonly Entry[], query: string, recent: readonly string[]): Found[] {
  const words = searchWords(query)
  const rank = new Map(recent.map((id, index) => [id, recent.length - index]))
  const found = entries.flatMap((entry) => {
    const fields = [
      { text: entry.text.toLowerCase(), weight: 3, loose: true },
      { text: (entry.aside ?? '').toLowerCase(), weight: 2, loose: true },
    ]
    const match = fuzzyMatch(words, fields)
    if (!match) return []
    const [marks = [], asideMarks = []] = match.ranges
    const used = rank.get(entry.id) ?? 0
    return [
      { ...entry, marks, asideMarks, score: match.score + used / 10, section: words.length === 0 && used > 0 ? 'Recent' : entry.section },
    ]
  })
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, shown)
  const sections = [...new Set(best.map(({ section }) => section))]
  if (words.length === 0) sections.sort((a, b) => Number(b === 'Recent') - Number(a === 'Recent'))
  return sections.flatMap((section) => best.filter((entry) => entry.section === section))
}
