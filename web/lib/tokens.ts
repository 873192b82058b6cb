import { count } from './words'

const charactersPerToken = 4

/** A guess, and said as one: characters by four. */
export const tokensIn = (characters: number): number => rounded(Math.max(1, characters / charactersPerToken))

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
