import { useEffect, useMemo, useState } from 'react'
import { bandOf, countsOf, roughCount, type TokenBand, type TokenCounts, type TokenPieces } from '#shared/preview/tokens'
import { TokenCounter } from './token-counter'

/** One for the page: its tokenizer is heavy to load. */
const counter = new TokenCounter(() => new Worker(new URL('./tokens.worker.ts', import.meta.url), { type: 'module' }))

/** What a tool costs; rough until the tokenizer has come. While a change is counted, what was counted before stays in sight. */
export function useTokens(pieces: TokenPieces): { band: TokenBand; rough: boolean } {
  const { whole, name, description, parameters } = pieces
  const [counted, setCounted] = useState<TokenCounts | undefined>(() => counter.known(pieces))
  useEffect(() => counter.ask({ whole, name, description, parameters }, setCounted), [whole, name, description, parameters])
  return useMemo(
    () => ({ band: bandOf(counted ?? countsOf({ whole, name, description, parameters }, roughCount)), rough: !counted }),
    [counted, whole, name, description, parameters],
  )
}
