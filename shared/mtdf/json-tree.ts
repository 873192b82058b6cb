import { pointer } from '../tool/pointer'
import { Cursor, type Slip, type Token } from './json-tokens'

/** Where a value stands: its JSON Pointer, and its characters in the text. */
export type Place = { at: string; start: number; end: number }

export type Member = { key: string; keyStart: number; value: JsonNode }
export type JsonObject = Place & { kind: 'object'; members: Member[] }
export type JsonArray = Place & { kind: 'array'; items: JsonNode[] }
export type JsonNode =
  | JsonObject
  | JsonArray
  | (Place & { kind: 'string'; value: string })
  | (Place & { kind: 'number'; literal: string })
  | (Place & { kind: 'boolean'; value: boolean })
  | (Place & { kind: 'null' })

/** A text as far as it could be read. Without slips it is JSON to a strict parser; `root` is there unless a slip stopped the reading. */
export type Reading = { root?: JsonNode; slips: readonly Slip[] }

/** The strict parser gives up inside 128 brackets; we go on, but not so far that walking the tree would fail. */
const strictDepth = 127
const deepest = 1000

/** Reads JSON with all its places. Comments, a byte-order mark, commas too many and line breaks in texts are noted and read over. */
export function readJson(text: string): Reading {
  const cursor = new Cursor(text)
  const root = value(cursor, cursor.next(), '', 0)
  if (root) {
    const rest = cursor.next()
    if (rest.kind !== 'end') cursor.stop(rest.start, 'Something follows after the end of the document.')
  }
  return { ...(root && !cursor.stopped && { root }), slips: cursor.slips }
}

/** A member as a parser that keeps the last of two has it. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.findLast((member) => member.key === key)?.value : undefined
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : undefined
}

export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : []
}

function value(cursor: Cursor, token: Token, at: string, depth: number): JsonNode | undefined {
  cursor.at = at
  const { start, end } = token
  switch (token.kind) {
    case '{':
    case '[':
      if (depth === deepest) return cursor.stop(start, `The brackets are nested deeper than ${deepest} levels.`)
      if (depth === strictDepth) cursor.slip('too-deep', start)
      return token.kind === '{' ? object(cursor, start, at, depth + 1) : array(cursor, start, at, depth + 1)
    case 'string': {
      const read = string(cursor, token)
      return read === undefined ? undefined : { kind: 'string', at, start, end, value: read }
    }
    case 'number':
      return number(cursor, token, at)
    case 'word':
      return word(cursor, token, at)
    case 'unclosed':
      return cursor.stop(start, 'A text is never closed.')
    case 'end':
      return cursor.stop(start, at === '' ? 'The document ends before it says anything.' : 'The document ends in the middle.')
    default:
      return cursor.stop(start, `A value was expected here, not "${cursor.text.slice(start, end)}".`)
  }
}

function object(cursor: Cursor, start: number, at: string, depth: number): JsonObject | undefined {
  const members: Member[] = []
  for (let token = cursor.next(); ; token = cursor.next()) {
    if (token.kind === '}' && members.length === 0) return { kind: 'object', at, start, end: token.end, members }
    if (token.kind !== 'string') return cursor.stop(token.start, 'A name in double quotes was expected here.')
    const key = string(cursor, token)
    if (key === undefined) return undefined
    const colon = cursor.next()
    if (colon.kind !== ':') return cursor.stop(colon.start, `A colon is missing after "${key}".`)
    const read = value(cursor, cursor.next(), `${at}${pointer([key])}`, depth)
    if (!read) return undefined
    members.push({ key, keyStart: token.start, value: read })
    cursor.at = at
    const close = afterValue(cursor, '}')
    if (close === undefined) return undefined
    if (close !== 'more') return { kind: 'object', at, start, end: close, members }
  }
}

function array(cursor: Cursor, start: number, at: string, depth: number): JsonArray | undefined {
  const items: JsonNode[] = []
  for (let token = cursor.next(); ; token = cursor.next()) {
    if (token.kind === ']' && items.length === 0) return { kind: 'array', at, start, end: token.end, items }
    const read = value(cursor, token, `${at}/${items.length}`, depth)
    if (!read) return undefined
    items.push(read)
    cursor.at = at
    const close = afterValue(cursor, ']')
    if (close === undefined) return undefined
    if (close !== 'more') return { kind: 'array', at, start, end: close, items }
  }
}

/** Where the brackets close, whether more follows, or nothing where it breaks off. */
function afterValue(cursor: Cursor, closer: '}' | ']'): number | 'more' | undefined {
  const token = cursor.next()
  if (token.kind === closer) return token.end
  if (token.kind !== ',') return cursor.stop(token.start, `A comma or "${closer}" is missing here.`)
  const close = cursor.take(closer)
  if (close === undefined) return 'more'
  cursor.slip('trailing-comma', token.start)
  return close
}

function string(cursor: Cursor, { start, end }: Token): string | undefined {
  const literal = cursor.text.slice(start, end)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids
  const raw = /[\u0000-\u001F]/.exec(literal)
  if (raw) cursor.slip('raw-control-character', start + raw.index)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the same again, each as its escape
  const escaped = raw ? literal.replace(/[\u0000-\u001F]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`) : literal
  try {
    const read = JSON.parse(escaped) as string
    if (/\p{Surrogate}/u.test(read)) cursor.slip('lone-surrogate', start)
    return read
  } catch {
    return cursor.stop(start, 'A text holds a backslash that means nothing in JSON.')
  }
}

function number(cursor: Cursor, { start, end }: Token, at: string): JsonNode | undefined {
  const literal = cursor.text.slice(start, end)
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(literal)) return cursor.stop(start, `"${literal}" is no number in JSON.`)
  if (!Number.isFinite(Number(literal))) cursor.slip('number-too-large', start)
  return { kind: 'number', at, start, end, literal }
}

function word(cursor: Cursor, { start, end }: Token, at: string): JsonNode | undefined {
  const literal = cursor.text.slice(start, end)
  if (literal === 'null') return { kind: 'null', at, start, end }
  if (literal === 'true' || literal === 'false') return { kind: 'boolean', at, start, end, value: literal === 'true' }
  return cursor.stop(start, `"${literal}" is no value in JSON; a text stands in double quotes.`)
}
