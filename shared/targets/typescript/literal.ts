import { isDoc, type Json } from '../../tool/json'
import { escapeUnseen, indent, lineWidth, wrap } from '../text'

const identifier = /^[A-Za-z_$][\w$]*$/

/** A text in quotes: single ones, unless it holds single ones and no double ones. */
export function quoted(text: string): string {
  const body = escapeUnseen(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"'))
  return text.includes("'") && !text.includes('"') ? `"${body}"` : `'${body.replaceAll("'", "\\'")}'`
}

/** A member's name in a type. */
export const memberName = (key: string): string => (identifier.test(key) ? key : quoted(key))

/** A member's name in an object literal, where a bare `__proto__` would set the prototype. */
export const literalKey = (key: string): string => (key === '__proto__' ? `['__proto__']` : memberName(key))

/** JSON as a TypeScript expression, in lines of `width`; `used` is how much of the first is taken already. */
export function literal(value: Json, width = lineWidth, used = 0): string {
  return flat(value, width - used) ?? spread(value, width)
}

/** The value on one line, unless it needs more than `room`. */
function flat(value: Json, room: number): string | undefined {
  if (typeof value === 'string') return value.length > room ? undefined : within(quoted(value), room)
  if (typeof value === 'number') return within(numeral(value), room)
  if (typeof value !== 'object' || value === null) return within(String(value), room)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  let text = ''
  for (const [key, each] of Object.entries(value)) {
    const lead = (text === '' ? '' : ', ') + (isDoc(value) ? `${literalKey(key)}: ` : '')
    const inner = flat(each, room - text.length - lead.length - open.length - close.length)
    if (inner === undefined) return undefined
    text += lead + inner
  }
  if (text === '') return Array.isArray(value) ? '[]' : '{}'
  return within(open + text + close, room)
}

const within = (text: string, room: number) => (text.length <= room ? text : undefined)

/** What JSON.parse made of a number too large for a double is written as such a number again. */
const numeral = (value: number): string => (Number.isFinite(value) ? String(value) : value > 0 ? '1e999' : '-1e999')

function spread(value: Json, width: number): string {
  const inside = width - 2
  if (typeof value === 'string') return longText(value, width)
  if (Array.isArray(value)) return block('[', itemsOf(value as Json[], inside), ']')
  if (!isDoc(value)) return flat(value, Number.POSITIVE_INFINITY) as string
  return block(
    '{',
    Object.entries(value).map(([key, each]) => memberOf(key, each, inside)),
    '}',
  )
}

/** Short plain values share lines; everything else has its own. */
function itemsOf(items: readonly Json[], width: number): string[] {
  const texts = items.map((item) => literal(item, width, 1))
  if (items.length < 10 || items.some((item) => typeof item === 'object') || texts.some((text) => text.length > 30)) return texts
  return wrap(texts.map((text) => `${text},`.replaceAll(' ', '\u0000')).join(' '), width).map((line) =>
    line.replaceAll('\u0000', ' ').replace(/,$/, ''),
  )
}

function memberOf(key: string, value: Json, width: number): string {
  const name = literalKey(key)
  const short = flat(value, width - name.length - 3)
  if (short !== undefined) return `${name}: ${short}`
  return typeof value === 'string' ? `${name}:\n${indent(longText(value, width - 2))}` : `${name}: ${spread(value, width)}`
}

const block = (open: string, items: readonly string[], close: string) =>
  `${open}\n${items.map((item) => `${indent(item)},`).join('\n')}\n${close}`

/** A long text in pieces that end where a person would break the line. */
function longText(text: string, width: number): string {
  const pieces = text.match(/[^\n]*\n+|[^\n]+$/g)?.flatMap((line) => cut(line, Math.max(40, width - 10))) ?? [text]
  return pieces.map(quoted).join(' +\n')
}

function cut(line: string, width: number): string[] {
  const pieces: string[] = []
  let rest = line
  while (rest.length > width) {
    const before = rest.lastIndexOf(' ', width)
    const at = before > 0 ? before : rest.indexOf(' ', width)
    if (at < 0 || rest.slice(at + 1).trim() === '') break
    pieces.push(rest.slice(0, at + 1))
    rest = rest.slice(at + 1)
  }
  return [...pieces, rest]
}
