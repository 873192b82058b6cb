import { connectionEdit, connectionInput } from '#shared/connections/connection'
import type { Ask } from '#shared/connections/parse-pasted'
import { placeholdersIn } from '#shared/connections/placeholders'
import { pointer } from '#shared/tool/pointer'
import { ApiError } from '../../lib/api'
import { type Draft, settingsOf, transportOf } from './draft'

/** What is wrong with a draft, by its place: `/name`, `/transport/env/TOKEN`. */
export type DraftErrors = Readonly<Record<string, string>>

/** The same check as the server's, before it is asked; and what nobody would fill in, by its own text. */
export function checkDraft(draft: Draft, { kept = false, asks = [] }: { kept?: boolean; asks?: readonly Ask[] } = {}): DraftErrors {
  const open = placeholdersIn(transportOf(draft), asks)
  const [first] = open
  if (first)
    return {
      ...Object.fromEntries(open.map(({ text }) => [text, 'This is missing.'])),
      '': `${first.text} in ${first.where} still waits for ${first.says}.`,
    }
  const checked = (kept ? connectionEdit : connectionInput).safeParse(settingsOf(draft))
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map((issue) => [placeOf(issue), sentence(issue.message)]))
}

/** A problem with a name in a map is told at the map's own entry. */
function placeOf(issue: { code: string; path: readonly PropertyKey[] }): string {
  return pointer(issue.path)
}

export function errorsOf(error: unknown): DraftErrors {
  if (!(error instanceof ApiError)) return error ? { '': error instanceof Error ? error.message : String(error) } : {}
  if (error.details.length === 0) return { '': error.message }
  return Object.fromEntries(error.details.map(({ field, message }) => [field, sentence(message)]))
}

/** Problems are phrased to follow the name of a field: "is missing". */
const sentence = (message: string) =>
  /^(is|must|has|needs)\b/.test(message) ? `This ${message}.` : message.endsWith('.') ? message : `${message}.`
