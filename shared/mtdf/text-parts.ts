import type { Json } from '../tool/json'
import type { JsonArray, JsonNode, JsonObject } from './json-tree'
import { breakBefore, firstComma, hasComment, restOfLine } from './json-trivia'
import { indentAt, printInline, printJson, type TextStyle } from './text-style'

/**
 * A member or an item with all that belongs to it in the text: `lead` is what stands above or before it, `label` its name and colon,
 * `before` what stands between it and its comma, `behind` the rest of its line.
 */
export type Part = { key: string; label: string; value: JsonNode; lead: string; before: string; behind: string }

/** A part that stays, with its present text, or a value that is new. */
export type NewPart = { part: Part; body: string } | { key?: string; value: Json }

/** What holds the parts together: `head` is the rest of the first line, `end` what stands before the closing bracket. */
export type Frame = { brackets: string; head: string; end: string; trailingComma: boolean; indent: string; style: TextStyle }

export function splitParts(text: string, node: JsonObject | JsonArray, style: TextStyle): Frame & { parts: Part[] } {
  const indent = indentAt(text, node.start)
  const frame = { brackets: `${text[node.start]}${text[node.end - 1]}`, indent, style, trailingComma: false }
  const entries =
    node.kind === 'object'
      ? node.members.map(({ key, keyStart, value }) => ({ key, start: keyStart, value }))
      : node.items.map((value) => ({ key: '', start: value.start, value }))
  const inside = node.start + 1
  const [first] = entries
  if (!first) {
    const inner = text.slice(inside, node.end - 1)
    return hasComment(inner)
      ? { ...frame, head: inner.trimEnd(), end: inner.slice(inner.trimEnd().length), parts: [] }
      : { ...frame, head: '', end: inner, parts: [] }
  }
  const [head, firstLead] = restOfLine(text.slice(inside, first.start))
  let lead = firstLead
  let end = ''
  let trailingComma = false
  const parts = entries.map(({ key, start, value }, index): Part => {
    const next = entries[index + 1]
    const gap = text.slice(value.end, next ? next.start : node.end - 1)
    const comma = firstComma(gap)
    const [behind, rest] = restOfLine(gap.slice(comma + 1), !next)
    const part = { key, label: text.slice(start, value.start), value, lead, before: gap.slice(0, Math.max(comma, 0)), behind }
    if (next) lead = rest
    else {
      end = rest
      trailingComma = comma >= 0
    }
    return part
  })
  return { ...frame, head, end, trailingComma, parts }
}

/** The text of an object or list with these parts, in this order. A comment above a part that goes stays; the one behind it goes along. */
export function joinParts(frame: Frame & { parts: readonly Part[] }, next: readonly NewPart[]): string {
  const { brackets, head, style, parts } = frame
  const left = leftComments(parts, next, style.eol)
  const end = left.end === '' ? frame.end : left.end + breakBefore(left.end, frame.end, style.eol + frame.indent)
  if (next.length === 0 && !hasComment(head + end)) return brackets
  const looks = looksOf(frame)
  let text = brackets[0] + head
  let open = head
  next.forEach((one, index) => {
    const kept = 'part' in one ? one.part : undefined
    const lead = kept ? (left.above.get(kept) ?? leadOf(kept, index, frame, looks)) : looks.lead(index)
    text += breakBefore(open, lead, style.eol + looks.indent)
    text += 'part' in one ? one.body : looks.print(one)
    const comma = index < next.length - 1 || frame.trailingComma ? ',' : ''
    text += (kept?.before ?? '') + comma + (kept?.behind ?? '')
    open = kept?.behind ?? ''
  })
  const close = parts.length === 0 && looks.multiline && !/\n[\t ]*$/.test(end) ? style.eol + frame.indent : end
  return text + breakBefore(open, close, style.eol + frame.indent) + brackets[1]
}

/** What stood above parts that go, for the next one that stays, or for the end. */
function leftComments(parts: readonly Part[], next: readonly NewPart[], eol: string): { above: Map<Part, string>; end: string } {
  const staying = new Set(next.flatMap((one) => ('part' in one ? [one.part] : [])))
  const above = new Map<Part, string>()
  let carried = ''
  for (const part of parts) {
    if (!staying.has(part)) {
      if (hasComment(part.lead)) carried += breakBefore(carried, part.lead.trimEnd(), eol)
      continue
    }
    if (carried !== '') above.set(part, carried + breakBefore(carried, part.lead, eol))
    carried = ''
  }
  return { above, end: carried }
}

type Looks = { multiline: boolean; indent: string; lead(index: number): string; print(one: { key?: string; value: Json }): string }

/** What a new part looks like: as its neighbours do, or as the document does where it has none. */
function looksOf({ parts, style, indent, head }: Frame & { parts: readonly Part[] }): Looks {
  const model = parts[1] ?? parts[0]
  const broken = model && /\n([\t ]*)(?:[^\n]*)$/.exec(model.lead)
  const multiline = model ? broken !== null : style.unit !== undefined
  const inner = broken?.[1] ?? indent + (style.unit ?? '')
  const colon = parts.map(({ label }) => /^"(?:[^"\\]|\\.)*"(\s*:[\t ]*)$/.exec(label)?.[1]).find((found) => found !== undefined)
  const inline = colon ?? style.colon
  const space = parts[1] && !hasComment(parts[1].lead) ? parts[1].lead : /\s$/.test(inline) ? ' ' : ''
  const first = parts[0] && !hasComment(parts[0].lead) ? parts[0].lead : ''
  return {
    multiline,
    indent: inner,
    lead: (index) => (multiline ? style.eol + inner : index === 0 ? (head === '' ? first : ' ') : space),
    print: ({ key, value }) =>
      (key === undefined ? '' : JSON.stringify(key) + (colon ?? style.colon)) +
      (multiline ? printJson(value, style, inner) : printInline(value, inline)),
  }
}

/** On one line the first part stands closer to its bracket than the others to their commas. */
function leadOf(part: Part, index: number, { parts }: { parts: readonly Part[] }, looks: Looks): string {
  const moved = (parts[0] === part) !== (index === 0)
  return moved && !part.lead.includes('\n') && !hasComment(part.lead) ? looks.lead(index) : part.lead
}
