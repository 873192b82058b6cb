import { fuzzyMatch, type Range, searchWords } from '../../lib/fuzzy'

/** Something the palette can find. `text` is searched first; `aside` stands beside it and is searched too. */
export type Entry = {
  id: string
  section: string
  text: string
  aside?: string
  note?: string
  keys?: string
  icon: 'server' | 'toolset' | 'tool' | 'command' | 'call' | 'earlier'
  /** It makes a call, so it comes first where "call" is typed before its name. A `new` one and one made `again` are found only there. */
  calls?: keyof typeof asked
  run(): void
}
export type Found = Entry & { marks: readonly Range[]; asideMarks: readonly Range[] }
/** Something that was used, and when. */
export type Used = { id: string; at: number }

const shownOfSection = 24
const recentShown = 6
/** Who asks for a call gets calls first, that of the tool in sight before all others. */
const asked = { now: 3000, new: 2000, again: 1000 }

/** The entries that match, sections in the order of their best; without a query what was used last stands first. */
export function findEntries(entries: readonly Entry[], query: string, used: readonly Used[]): Found[] {
  const words = searchWords(query)
  const calling = words[0] === 'call'
  const rest = calling ? words.slice(1) : words
  const lately = used.toSorted((a, b) => b.at - a.at).map(({ id }) => id)
  const rank = new Map(lately.map((id, index) => [id, lately.length - index]))
  const found = entries.flatMap((entry) => {
    if (!calling && (entry.calls === 'new' || entry.calls === 'again')) return []
    const match =
      calling && entry.calls
        ? matchOf(entry, rest, asked[entry.calls])
        : (matchOf(entry, words) ?? (rest.length > 0 ? matchOf(entry, rest) : undefined))
    return match ? [{ ...match, score: match.score + (rank.get(entry.id) ?? 0) / 10 }] : []
  })
  const best = found.toSorted((a, b) => b.score - a.score)
  const recent = words.length > 0 ? [] : best.filter(({ id }) => rank.has(id)).slice(0, recentShown)
  // Without a query the rest stands as it was given: what can be done here first.
  const others = (words.length > 0 ? best : found).filter((entry) => !recent.includes(entry))
  const sections = [...new Set(others.map(({ section }) => section))]
  return [
    ...recent.map((entry) => ({ ...entry, section: 'Recent' })),
    ...sections.flatMap((section) => others.filter((entry) => entry.section === section).slice(0, shownOfSection)),
  ]
}

function matchOf(entry: Entry, words: readonly string[], bonus = 0): (Found & { score: number }) | undefined {
  const match = fuzzyMatch(words, [
    { text: entry.text.toLowerCase(), weight: 3, loose: true },
    { text: (entry.aside ?? '').toLowerCase(), weight: 2, loose: true },
  ])
  if (!match) return undefined
  const [marks = [], asideMarks = []] = match.ranges
  return { ...entry, marks, asideMarks, score: match.score + bonus }
}
