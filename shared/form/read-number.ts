import { isRepresentable } from '../tool/json-text'

/** What was typed into a number field: a number, nothing, or why it is none. The text itself is never changed. */
export function readNumber(typed: string): { value: number } | { empty: true } | { problem: string } {
  const text = typed.trim()
  if (text === '') return { empty: true }
  if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text))
    return { problem: `"${typed}" is not a number as JSON writes it, for example 12 or -0.5.` }
  if (!isRepresentable(text)) {
    const kept = Number(text)
    return { problem: `${text} cannot be sent exactly: it would become ${Number.isFinite(kept) ? kept : 'infinite'}.` }
  }
  return { value: Number(text) }
}
