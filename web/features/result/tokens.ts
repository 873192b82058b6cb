import type { Call } from '#shared/calls/call'
import { readContent } from '#shared/calls/content'
import { count } from '../../lib/words'

const charactersPerToken = 4

/** A guess, and said as one: characters by four. Pictures, sounds and other bytes are not text and do not count. */
export function aboutTokens(call: Call, text: string): number {
  const { result: _, ...rest } = call
  const characters = text.length - JSON.stringify(rest).length - binaryLength(call)
  return rounded(Math.max(1, characters / charactersPerToken))
}

function binaryLength({ result }: Call): number {
  return readContent(result).blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'image' || block.kind === 'audio'
        ? block.data.length
        : block.kind === 'resource' && 'blob' in block
          ? block.blob.length
          : 0),
    0,
  )
}

/** Two figures: more would claim to know. */
export function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / unit) * unit
}

export function tokenWords(amount: number): string {
  return amount < 1_000_000
    ? count(amount, 'token')
    : `${(amount / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} million tokens`
}
