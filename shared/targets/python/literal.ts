import { isDoc, type Json } from '../../tool/json'
import { indent, lineWidth } from '../text'

/** How Python is indented. */
export const step = '    '

/** Characters that do not show, or that turn the direction of what follows, each written out. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(character: string): string {
  const code = character.codePointAt(0) as number
  return short[character] ?? (code > 0xffff ? `\\U${hex(code, 8)}` : code > 0xff ? `\\u${hex(code, 4)}` : `\\x${hex(code, 2)}`)
}
const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** A text in quotes: double ones, unless single ones need fewer escapes. */
export function quoted(text: string): string {
  const body = text.replaceAll('\\', '\\\\').replace(unseen, escaped)
  const [doubles, singles] = [text.split('"').length, text.split("'").length]
  return doubles > singles ? `'${body.replaceAll("'", "\\'")}'` : `"${body.replaceAll('"', '\\"')}"`
}

/** JSON as a Python expression, in lines of `width`; `used` is how much of the first is taken already. */
export function literal(value: Json, width = lineWidth, used = 0): string {
  return flat(value, width - used) ?? spread(value, width)
}

/** The value on one line, unless it needs more than `room`. */
function flat(value: Json, room: number): string | undefined {
  if (typeof value === 'string') return value.length > room ? undefined : within(quoted(value), room)
  if (typeof value !== 'object' || value === null) return within(plain(value), room)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  let text = ''
  for (const [key, each] of Object.entries(value)) {
    const lead = (text === '' ? '' : ', ') + (isDoc(value) ? `${quoted(key)}: ` : '')
    const inner = flat(each, room - text.length - lead.length - 2)
    if (inner === undefined) return undefined
    text += lead + inner
  }
  return within(`${open}${text}${close}`, room)
}

const within = (text: string, room: number) => (text.length <= room ? text : undefined)

/** What JSON.parse made of a number too large for a double is written as such a number again. */
function plain(value: null | boolean | number): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return Number.isFinite(value) ? String(value).replace('e+', 'e') : value > 0 ? '1e999' : '-1e999'
}

function spread(value: Json, width: number): string {
  const inside = width - step.length
  if (typeof value === 'string') return longText(value, width)
  if (typeof value !== 'object' || value === null) return plain(value)
  if (Array.isArray(value))
    return block(
      '[',
      (value as Json[]).map((item) => literal(item, inside, 1)),
      ']',
    )
  return block(
    '{',
    Object.entries(value).map(([key, each]) => entry(`${quoted(key)}: `, each, inside)),
    '}',
  )
}

const entry = (lead: string, value: Json, width: number) => lead + literal(value, width, lead.length + 1)

const block = (open: string, items: readonly string[], close: string) =>
  `${open}\n${items.map((item) => `${indent(item, step)},`).join('\n')}\n${close}`

/** A long text in pieces that end where a person would break the line, in parentheses. */
function longText(text: string, width: number): string {
  const pieces = text.match(/[^\n]*\n+|[^\n]+$/g)?.flatMap((line) => cut(line, Math.max(40, width - 10))) ?? [text]
  return pieces.length === 1 ? quoted(text) : `(\n${indent(pieces.map(quoted).join('\n'), step)}\n)`
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

/** An argument of a call: its name, if it has one, and its value as JSON or as an expression already written. */
export type Argument = { name?: string; value: Json } | { name?: string; code: string }

/** A call, on as few lines as a formatter would put it. */
export function call(name: string, args: readonly Argument[], width = lineWidth, used = 0): string {
  const texts = (room: number) =>
    args.map((arg) => {
      const lead = arg.name === undefined ? '' : `${arg.name}=`
      return lead + ('code' in arg ? arg.code : literal(arg.value, room, lead.length + 1))
    })
  const oneLine = texts(Number.POSITIVE_INFINITY).join(', ')
  if (!oneLine.includes('\n')) {
    if (used + name.length + oneLine.length + 2 <= width) return `${name}(${oneLine})`
    if (oneLine.length <= width - step.length) return `${name}(\n${step}${oneLine}\n)`
  }
  return block(`${name}(`, texts(width - step.length), ')')
}
