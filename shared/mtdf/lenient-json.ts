import { findNodeAtLocation, getLocation, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import type { Problem } from '../sources/source'
import { isDeeperThan, type Json } from '../tool/json'
import { unrepresentableNumbers } from '../tool/json-text'
import { pointer, pointerParts } from '../tool/pointer'

/** `value` is absent where the text cannot be read at all; then one problem is an error. `lineOf` finds the line of a place, from 1. */
export type LenientJson = { value?: Json; problems: readonly Problem[]; lineOf(at: string): number | undefined }

/** Deeper than any real definition, and far from where recursion ends. */
const deepest = 450

/**
 * JSON as people write it: a byte order mark, comments, commas too many and line breaks inside texts are accepted and reported,
 * as are keys that stand twice and numbers that cannot be kept. Nothing of this is ever written.
 */
export function parseLenient(text: string): LenientJson {
  const unmarked = text.startsWith('\ufeff') ? text.slice(1) : text
  const { repaired, breaks, original } = repairStrings(unmarked)
  const lineAt = (offset: number) => lineOfOffset(unmarked, original(offset))
  const placeAt = (offset: number) => {
    const { path, isAtPropertyKey } = getLocation(repaired, offset)
    return pointer(isAtPropertyKey ? path.slice(0, -1) : path)
  }
  const warn = (offset: number, message: string): Problem => ({ severity: 'warning', at: placeAt(offset), line: lineAt(offset), message })
  const problems: Problem[] = []
  if (unmarked !== text)
    problems.push({ severity: 'warning', at: '', line: 1, message: 'The file starts with a byte order mark; a strict reader refuses it.' })
  for (const offset of breaks)
    problems.push(warn(offset, 'A text holds a line break or another control character as it is; strict JSON writes \\n.'))
  try {
    const found = look(repaired)
    for (const offset of found.comments) problems.push(warn(offset, 'A comment; strict JSON has none, and it is not kept.'))
    for (const offset of found.commas) problems.push(warn(offset, 'A comma before a closing bracket; strict JSON has none there.'))
    for (const { at, key, offset } of found.repeated)
      problems.push({ severity: 'warning', at, line: lineAt(offset), message: `"${key}" stands twice here; the last one counts.` })
    const strict = blank(repaired, [...found.comments, ...found.commas], found.ends)
    const value: Json = JSON.parse(strict)
    if (isDeeperThan(deepest, value)) return failed([...problems, tooDeep])
    let tree: ReturnType<typeof parseTree>
    const lineOf = (at: string) => {
      tree ??= parseTree(strict)
      const node = tree && findNodeAtLocation(tree, segments(at))
      return node && lineAt(node.offset)
    }
    for (const { at, text: literal } of unrepresentableNumbers(strict)) {
      const line = lineOf(at)
      const message = `The number ${literal} cannot be kept exactly; it is read as ${Number(literal)}.`
      problems.push({ severity: 'error', at, ...(line !== undefined && { line }), message })
    }
    return { value, problems, lineOf }
  } catch (error) {
    if (error instanceof RangeError) return failed([...problems, tooDeep])
    return failed([...problems, firstError(repaired, placeAt, lineAt) ?? { severity: 'error', at: '', message: (error as Error).message }])
  }
}

const tooDeep: Problem = { severity: 'error', at: '', message: `It is nested deeper than ${deepest} levels.` }
const failed = (problems: readonly Problem[]): LenientJson => ({ problems, lineOf: () => undefined })

const segments = (at: string) => pointerParts(at).map((part) => (/^\d+$/.test(part) ? Number(part) : part))

function lineOfOffset(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** Control characters inside texts, written the way JSON wants them. `original` leads from an offset in the repaired text back to the one it came from. */
function repairStrings(text: string): { repaired: string; breaks: number[]; original(offset: number): number } {
  const token = /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
  const breaks: number[] = []
  const shifts: { from: number; by: number }[] = []
  let grown = 0
  const repaired = text.replace(token, (found, offset: number) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    if (!found.startsWith('"') || !/[\u0000-\u001f]/.test(found)) return found
    breaks.push(offset + grown)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    const escaped = found.replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1))
    grown += escaped.length - found.length
    shifts.push({ from: offset + grown + found.length, by: grown })
    return escaped
  })
  const original = (offset: number) => offset - (shifts.findLast(({ from }) => from <= offset)?.by ?? 0)
  return { repaired, breaks, original }
}

type Seen = {
  comments: number[]
  commas: number[]
  ends: Map<number, number>
  repeated: { at: string; key: string; offset: number }[]
}

function look(text: string): Seen {
  const seen: Seen = { comments: [], commas: [], ends: new Map(), repeated: [] }
  const keys: Set<string>[] = []
  let comma: number | undefined
  const close = () => {
    if (comma !== undefined) seen.commas.push(comma)
    comma = undefined
  }
  const other = () => {
    comma = undefined
  }
  visit(text, {
    onObjectBegin: () => {
      other()
      keys.push(new Set())
    },
    onObjectProperty: (key, offset, _length, _line, _character, path) => {
      other()
      const open = keys.at(-1)
      if (open?.has(key)) seen.repeated.push({ at: pointer([...path(), key]), key, offset })
      open?.add(key)
    },
    onObjectEnd: () => {
      close()
      keys.pop()
    },
    onArrayBegin: other,
    onArrayEnd: close,
    onLiteralValue: other,
    onSeparator: (character, offset) => {
      comma = character === ',' ? offset : undefined
      if (comma !== undefined) seen.ends.set(offset, offset + 1)
    },
    onComment: (offset, length) => {
      seen.comments.push(offset)
      seen.ends.set(offset, offset + length)
    },
  })
  return seen
}

function blank(text: string, starts: readonly number[], ends: ReadonlyMap<number, number>): string {
  let done = 0
  const parts: string[] = []
  for (const start of [...starts].sort((a, b) => a - b)) {
    const end = ends.get(start) ?? start
    parts.push(text.slice(done, start), text.slice(start, end).replace(/[^\n]/g, ' '))
    done = end
  }
  return parts.join('') + text.slice(done)
}

function firstError(text: string, placeAt: (offset: number) => string, lineAt: (offset: number) => number): Problem | undefined {
  let first: Problem | undefined
  visit(
    text,
    {
      onError: (code, offset) => {
        const words = printParseErrorCode(code).replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
        first ??= { severity: 'error', at: placeAt(offset), line: lineAt(offset), message: `This is not JSON: ${words.toLowerCase()}.` }
      },
    },
    { allowTrailingComma: true, allowEmptyContent: false },
  )
  return first
}
