import type { SeenDescription } from '#shared/preview/description'
import type { From, ResolvedTool } from '#shared/tool/resolved'

/** A stretch of a description as the model receives it: the tool's own words, what its server adds, what the client adds, or what is cut away. */
export type Piece = { text: string; of: 'own' | 'server' | 'client'; by?: string; cut?: true }

/** What stays and what is cut, each in pieces by whose words they are. */
export type Pieces = { kept: readonly Piece[]; cut: readonly Piece[] }

const between = '\n\n'

export function descriptionPieces(seen: SeenDescription, parts: ResolvedTool['description']): Pieces {
  const { kept, cut, suffix, prologue } = seen
  const before: Piece[] = prologue ? [{ text: prologue, of: 'client' }] : []
  const after: Piece[] = suffix ? [{ text: suffix, of: 'client' }] : []
  if (seen.replaced) return { kept: [...before, { text: kept, of: 'client' }], cut: [] }
  const whole = partPieces(kept + cut, parts)
  const lost = slicePieces(whole, kept.length, kept.length + cut.length).map((piece): Piece => ({ ...piece, cut: true }))
  return { kept: [...before, ...slicePieces(whole, 0, kept.length)], cut: [...lost, ...after] }
}

/** The parts of a text, where it is what they come to. */
function partPieces(text: string, parts: ResolvedTool['description']): readonly Piece[] {
  if (parts.length < 2 || parts.map((part) => part.text).join(between) !== text) return text === '' ? [] : [{ text, of: 'own' }]
  return parts.flatMap(({ text: words, from }, index): Piece[] => {
    const by = adder(from)
    const piece: Piece = by === undefined ? { text: words, of: 'own' } : { text: words, of: 'server', by }
    return index === 0 ? [piece] : [{ text: between, of: 'own' }, piece]
  })
}

function adder(from: From): string | undefined {
  if ('toolset' in from) return from.toolset
  return 'rule' in from ? from.rule : undefined
}

/** The pieces between two places of the text they make up. */
export function slicePieces(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const start = at
    at += piece.text.length
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...piece, text }]
  })
}

export const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0)

/** A long text without its middle. */
export function folded(
  pieces: readonly Piece[],
  head: number,
  tail: number,
): { start: readonly Piece[]; hidden: number; end: readonly Piece[] } {
  const length = lengthOf(pieces)
  if (length <= (head + tail) * 1.5) return { start: pieces, hidden: 0, end: [] }
  return { start: slicePieces(pieces, 0, head), hidden: length - head - tail, end: slicePieces(pieces, length - tail, length) }
}
