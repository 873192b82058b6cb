import type { Doc, Json } from '#shared/tool/json'
import { elementTexts, memberText } from '#shared/tool/json-text'
import type { Outcome } from './outcome'

export type Listed = { texts: string[]; pages: number }

const mostPages = 1000

/** All pages of a list, entries as text. An empty cursor is a cursor; one that comes back a second time would never end. */
export async function listAll(
  ask: (params: Doc) => Promise<Outcome>,
  method: string,
  key: string,
): Promise<Listed | { failed: Exclude<Outcome, { kind: 'result' }> } | { problem: string }> {
  const texts: string[] = []
  const seen = new Set<string>()
  let cursor: Json | undefined
  for (let pages = 1; pages <= mostPages; pages++) {
    const outcome = await ask(cursor === undefined ? {} : { cursor })
    if (outcome.kind !== 'result') return { failed: outcome }
    const page = pageTexts(outcome.text, key)
    if (!page) return { problem: `The server answered ${method} without a list of ${key}.` }
    for (const text of page) texts.push(text)
    cursor = outcome.result.nextCursor
    if (cursor === undefined || cursor === null) return { texts, pages }
    if (typeof cursor !== 'string') return { problem: `The server answered ${method} with a cursor that is no text.` }
    if (seen.has(cursor)) return { problem: `The server's pages of ${method} never end: the cursor "${cursor}" came twice.` }
    seen.add(cursor)
  }
  return { problem: `The server has more than ${mostPages} pages of ${key}.` }
}

function pageTexts(resultText: string, key: string): string[] | undefined {
  const list = memberText(resultText, key)
  return list === undefined ? undefined : elementTexts(list)
}
