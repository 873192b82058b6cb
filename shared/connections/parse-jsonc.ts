import type { Json } from '../tool/json'

/** Where a text stops being JSON, and what should stand there; nothing is found where it ends too early. */
export type Trouble = { line: number; column: number; found: string | undefined; expected: string }

class Broken extends Error {
  readonly expected: string
  constructor(expected: string) {
    super(expected)
    this.expected = expected
  }
}

const deepest = 200
const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const text = /"(?:[^"\\\n]|\\.)*"/y
const word = /-?\d[\w.+-]*|[A-Za-z]+/y

/**
 * JSON as editors' settings have it: comments, commas too many, several documents one below the other, and members
 * without the braces around them, as they are copied out of a file.
 */
export function readJsonc(source: string): { values: Json[] } | { trouble: Trouble } {
  let at = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0] ?? ''
    at += found.length
    return found
  }
  const next = (): string => {
    take(space)
    return source[at] ?? ''
  }
  const literal = (pattern: RegExp, expected: string): Json => {
    const start = at
    try {
      return JSON.parse(take(pattern)) as Json
    } catch {
      at = start
      throw new Broken(expected)
    }
  }
  /** The parts up to `close`, each followed by a comma or the end. */
  const parts = <T>(close: string, part: () => T): T[] => {
    const found: T[] = []
    while (next() !== close) {
      found.push(part())
      if (next() === ',') at++
      else if (next() !== close) throw new Broken(close === '' ? 'a comma' : `a comma or ${close}`)
    }
    at += close.length
    return found
  }
  const member = (depth: number): [string, Json] => {
    if (next() !== '"') throw new Broken('a name in double quotes')
    const name = literal(text, 'a name with both its quotes') as string
    if (next() !== ':') throw new Broken('a colon')
    at++
    return [name, value(depth)]
  }
  const value = (depth = 0): Json => {
    const first = next()
    if (depth > deepest) throw new Broken('something less deeply nested')
    if (first === '"') return literal(text, 'a text with both its quotes')
    if (first !== '{' && first !== '[') return literal(word, 'a value')
    at++
    return first === '[' ? parts(']', () => value(depth + 1)) : Object.fromEntries(parts('}', () => member(depth + 1)))
  }
  const documents = (): Json[] => {
    const found: Json[] = []
    while (next() !== '') {
      found.push(value())
      if (next() === ',') at++
    }
    return found
  }
  try {
    next()
    const bare = /^"(?:[^"\\\n]|\\.)*"\s*:/.test(source.slice(at))
    return { values: bare ? [Object.fromEntries(parts('', () => member(1)))] : documents() }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const before = source.slice(0, at).split('\n')
    return { trouble: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, found: source[at], expected: error.expected } }
  }
}
