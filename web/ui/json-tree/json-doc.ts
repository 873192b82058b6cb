import { pointer } from '#shared/tool/pointer'
import { type JsonIndex, JsonScanner } from './json-scanner'

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'word'

/** Lists and objects longer than this fold into ranges of this many. */
export const rangeSize = 1000

/** A part of a long list or object. Ranges have ids below zero, values have ids from zero. */
export type JsonRange = { parent: number; index: number; first: number; count: number }

/** A JSON text with the places of its values. Values are numbers; 0 is the whole. */
export class JsonDoc {
  readonly text: string
  readonly index: JsonIndex
  readonly #ranges: JsonRange[] = []
  readonly #rangesOf = new Map<number, readonly number[]>()

  constructor(text: string, index: JsonIndex) {
    this.text = text
    this.index = index
  }

  kind(id: number): JsonKind {
    switch (this.text[this.start(id)]) {
      case '{':
        return 'object'
      case '[':
        return 'array'
      case '"':
        return 'string'
      case 't':
      case 'f':
      case 'n':
        return 'word'
      default:
        return 'number'
    }
  }

  start(id: number): number {
    return this.index.start[id] as number
  }

  end(id: number): number {
    return this.index.end[id] as number
  }

  parent(id: number): number {
    return this.index.parent[id] as number
  }

  /** The first value after this one and all that is in it. */
  next(id: number): number {
    return this.index.next[id] as number
  }

  count(id: number): number {
    return this.index.count[id] as number
  }

  place(id: number): number {
    return this.index.at[id] as number
  }

  isNested(id: number): boolean {
    const code = this.text.charCodeAt(this.start(id))
    return code === 0x7b || code === 0x5b
  }

  hasKey(id: number): boolean {
    return this.index.from[id] !== this.index.start[id]
  }

  /** The key's literal as written, quotes and escapes included. */
  keyLiteral(id: number): string {
    const from = this.index.from[id] as number
    const literal = this.text.slice(from, this.start(id))
    return literal.slice(0, literal.lastIndexOf('"') + 1)
  }

  key(id: number): string {
    return this.hasKey(id) ? (JSON.parse(this.keyLiteral(id)) as string) : String(this.place(id))
  }

  literal(id: number): string {
    return this.text.slice(this.start(id), this.end(id))
  }

  /** A string's characters, the first of them where it is long. */
  string(id: number, most = Number.POSITIVE_INFINITY): string {
    const [start, end] = [this.start(id), this.end(id)]
    if (end - start - 2 <= most) return JSON.parse(this.literal(id)) as string
    // An escape that the cut went through is left out.
    for (let cut = start + 1 + most; cut > start; cut--) {
      try {
        return JSON.parse(`${this.text.slice(start, cut)}"`) as string
      } catch {}
    }
    return ''
  }

  *children(id: number): Generator<number> {
    const end = this.next(id)
    for (let child = id + 1; child < end; child = this.next(child)) yield child
  }

  /** The member of an object; of a repeated key the last, as parsers have it. */
  member(id: number, key: string): number | undefined {
    if (this.kind(id) !== 'object') return undefined
    let found: number | undefined
    for (const child of this.children(id)) if (this.key(child) === key) found = child
    return found
  }

  element(id: number, place: number): number | undefined {
    if (this.kind(id) !== 'array' || place >= this.count(id)) return undefined
    let child = id + 1
    for (let at = 0; at < place; at++) child = this.next(child)
    return child
  }

  /** Follows a JSON Pointer as far as it leads. `missing` is the first part that is not there. */
  follow(root: number, at: string): { id: number; missing?: string } {
    let id = root
    for (const part of at.split('/').slice(1)) {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const child = this.kind(id) === 'array' ? (/^\d+$/.test(key) ? this.element(id, Number(key)) : undefined) : this.member(id, key)
      if (child === undefined) return { id, missing: key }
      id = child
    }
    return { id }
  }

  /** Keys and places from a root down to a value. */
  path(root: number, id: number): (string | number)[] {
    const parts: (string | number)[] = []
    for (let at = id; at !== root && at !== -1; at = this.parent(at)) parts.push(this.hasKey(at) ? this.key(at) : this.place(at))
    return parts.reverse()
  }

  pointer(root: number, id: number): string {
    return pointer(this.path(root, id))
  }

  /** The ranges a long list or object folds into; none for a short one. */
  rangesOf(id: number): readonly number[] {
    if (this.count(id) <= rangeSize) return []
    const known = this.#rangesOf.get(id)
    if (known) return known
    const made: number[] = []
    let child = id + 1
    for (let at = 0; at < this.count(id); at++, child = this.next(child)) {
      if (at % rangeSize !== 0) continue
      this.#ranges.push({ parent: id, index: made.length, first: child, count: Math.min(rangeSize, this.count(id) - at) })
      made.push(-this.#ranges.length)
    }
    this.#rangesOf.set(id, made)
    return made
  }

  range(id: number): JsonRange {
    return this.#ranges[-id - 1] as JsonRange
  }

  /** The first value after a range. */
  rangeEnd(id: number): number {
    const { parent, index } = this.range(id)
    const following = this.rangesOf(parent)[index + 1]
    return following === undefined ? this.next(parent) : this.range(following).first
  }
}

/** Reads a text at once; `undefined` where it is no JSON. For long ones see `useJsonDoc`. */
export function readJson(text: string): JsonDoc | undefined {
  const scanner = new JsonScanner(text)
  return scanner.run() === 'done' ? new JsonDoc(text, scanner.index) : undefined
}
