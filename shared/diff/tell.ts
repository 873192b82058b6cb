import type { Change } from './changes'
import { shortWords } from './kinds'

/** A change in one line: `Title: List caches`, `Parameter draft added`. */
export function tell({ label, at, kind, after }: Change): string {
  if (at === '') return kind === 'moved' ? `moved to ${names(after, ' / ') || 'the top'}` : `${label.toLowerCase()} ${kind}`
  if (kind === 'moved') return `${label} changed`
  const short = kind === 'removed' ? undefined : shortWords(at, after)
  if (short === undefined) return `${label} ${kind}`
  return label.endsWith('?') ? `${label} ${short}` : `${label}: ${short}`
}

/** A list of names, as orders and places are told. */
export const names = (value: Change['after'], between = ', '): string => (Array.isArray(value) ? value.join(between) : '')
