import type { JsonDoc } from './json-doc'
import { lowerBound } from './rows'
import { inSlices } from './slices'

const pieceLength = 1 << 18

/** A text as a pattern that finds it in any case. */
export const patternOf = (query: string): RegExp => new RegExp(escaped(query), 'gi')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Both spellings: as typed, and as it stands between quotes with its escapes. */
function writtenPattern(query: string): RegExp {
  const written = JSON.stringify(query).slice(1, -1)
  return new RegExp(written === query ? escaped(query) : `${escaped(written)}|${escaped(query)}`, 'gi')
}

/** The values whose key or own text has the query in it, in the order of the text. Signs between values are never found. */
export async function findValues(doc: JsonDoc, root: number, query: string, signal: AbortSignal): Promise<number[]> {
  if (query === '') return []
  const plain = await scan(doc, root, { pattern: writtenPattern(query), overlap: query.length * 6, accept: () => true, signal })
  const hasEscapes = doc.text.slice(doc.start(root), doc.end(root)).includes('\\u')
  if (!hasEscapes) return plain
  const wanted = query.toLowerCase()
  const decoded = await scan(doc, root, {
    pattern: /\\u[0-9a-f]{4}/gi,
    overlap: 6,
    accept: (literal) => (JSON.parse(literal) as string).toLowerCase().includes(wanted),
    signal,
  })
  return decoded.length === 0 ? plain : [...new Set([...plain, ...decoded])].sort((a, b) => a - b)
}

type Scan = { pattern: RegExp; overlap: number; accept(literal: string): boolean; signal: AbortSignal }

async function scan(doc: JsonDoc, root: number, { pattern, overlap, accept, signal }: Scan): Promise<number[]> {
  const { text } = doc
  const hits: number[] = []
  const [from, to] = [doc.isNested(root) || !doc.hasKey(root) ? doc.start(root) : (doc.index.from[root] as number), doc.end(root)]
  let at = from
  let id = root
  await inSlices((isLate) => {
    while (at < to) {
      const end = Math.min(to, at + pieceLength)
      const piece = text.slice(at, Math.min(to, end + overlap))
      pattern.lastIndex = 0
      for (let found = pattern.exec(piece); found; found = pattern.exec(piece)) {
        const place = at + found.index
        if (place >= end) break
        id = valueAt(doc, place, id)
        const literal = literalAround(doc, id, place, place + found[0].length)
        if (literal !== undefined && hits.at(-1) !== id && accept(literal)) hits.push(id)
        if (literal === undefined) pattern.lastIndex = found.index + 1
      }
      at = end
      if (isLate()) return at < to ? 'more' : 'done'
    }
    return 'done'
  }, signal)
  return hits
}

/** The value that a place of the text belongs to. Places come in order, so the look begins near the last one. */
function valueAt(doc: JsonDoc, place: number, near: number): number {
  const { from, size } = doc.index
  let id = near
  for (let steps = 0; steps < 64; steps++, id++) {
    if (id + 1 >= size || (from[id + 1] as number) > place) return id
  }
  return lowerBound(from.subarray(0, size), place + 1) - 1
}

function literalAround(doc: JsonDoc, id: number, start: number, end: number): string | undefined {
  const from = doc.index.from[id] as number
  if (start < doc.start(id)) {
    const key = doc.keyLiteral(id)
    return start > from && end < from + key.length ? key : undefined
  }
  if (doc.isNested(id) || end > doc.end(id)) return undefined
  if (doc.kind(id) !== 'string') return doc.literal(id)
  return start > doc.start(id) && end < doc.end(id) ? doc.literal(id) : undefined
}
