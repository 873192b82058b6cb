import type { SeenName } from './name'

/** Every character but letters, digits, `_` and `-` as `_`, counted as JavaScript does: an emoji is two. */
export const safeUnits = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '_')

/** The same, counted as Rust and Python do: an emoji is one. */
export const safeCharacters = (text: string): string => text.replace(/[^A-Za-z0-9_-]/gu, '_')

type Rest = {
  /** What the first two parts may take together; the end is lost. */
  room?: number
  /** What is taken off where the cut leaves it at the end. */
  trimmed?: RegExp
  after?: string
}

/** A name of what stands before the tool's part, that part, and what stands behind. */
export function compose(before: string, own: string, { room = Number.POSITIVE_INFINITY, trimmed, after = '' }: Rest = {}): SeenName {
  const cut = (before + own).slice(0, room)
  const body = trimmed ? cut.replace(trimmed, '') : cut
  const kept = Math.max(0, body.length - before.length)
  return {
    name: body + after,
    ...(kept > 0 && { own: [before.length, body.length] as const }),
    ...(before.length + own.length > room && kept < own.length && { cut: own.slice(kept) }),
  }
}

/** The same with further notes, in their order. */
export function noted(seen: SeenName, ...more: readonly (string | undefined | false)[]): SeenName {
  const notes = [...(seen.notes ?? []), ...more.filter((note): note is string => typeof note === 'string')]
  return notes.length > 0 ? { ...seen, notes } : seen
}
