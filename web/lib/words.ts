/** `1 tool`, `2 tools`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`
}

/** How long ago, in the fewest words. */
export function ago(from: string | number, now: number): string {
  const seconds = Math.max(0, Math.round((now - new Date(from).getTime()) / 1000))
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`
  const days = Math.floor(seconds / 86_400)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

export function clock(at: string): string {
  return new Date(at).toLocaleTimeString('en-GB')
}

/** A time of today by the clock, another with its day. */
export function moment(at: string, now = new Date()): string {
  const date = new Date(at)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return time
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year })}, ${time}`
}

export function bytes(amount: number): string {
  if (amount < 1000) return `${amount} B`
  if (amount < 1_000_000) return `${(amount / 1000).toFixed(1)} kB`
  return `${(amount / 1_000_000).toFixed(1)} MB`
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function duration(milliseconds: number): string {
  if (milliseconds < 10_000) return `${milliseconds} ms`
  if (milliseconds < 120_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${Math.round(milliseconds / 60_000)} min`
}

/** How long something took, as exact as it matters. */
export function timeTaken(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds)} ms`
  const seconds = Math.floor(milliseconds / 100) / 10
  if (seconds < 100) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** A length of time that somebody chose: `400 ms`, `60 s`, `5 min`. */
export function deadlineWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  if (milliseconds >= 300_000 && milliseconds % 60_000 === 0) return `${milliseconds / 60_000} min`
  return `${(Math.round(milliseconds / 100) / 10).toLocaleString('en')} s`
}

/** Two letters that tell names apart: the first of its first two words, or the first two. */
export function lettersOf(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('')
  return letters.toLowerCase() || '?'
}
