import { prettyJson } from '../../lib/json-lines'
import type { JsonDoc } from './json-doc'

/** Beyond this a value is copied as it was sent, not laid out anew. */
const laidOut = 500_000

/** What a person wants in the clipboard: a text without its quotes, everything else as JSON. */
export function copyText(doc: JsonDoc, id: number): string {
  if (doc.kind(id) === 'string') return doc.string(id)
  const literal = doc.literal(id)
  return doc.isNested(id) && literal.length <= laidOut ? prettyJson(literal) : literal
}
