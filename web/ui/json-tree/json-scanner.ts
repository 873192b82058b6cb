/** Where each value of a JSON text stands, in the order of the text: a subtree is one run of numbers. */
export type JsonIndex = {
  size: number
  /** Start of the key's literal, or of the value where there is no key. */
  from: Int32Array
  start: Int32Array
  end: Int32Array
  parent: Int32Array
  /** Place among the members of its parent. */
  at: Int32Array
  count: Int32Array
  /** The first value after the subtree. */
  next: Int32Array
}

const fields = ['from', 'start', 'end', 'parent', 'at', 'count', 'next'] as const
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escapes = new Set(Array.from('"\\/bfnrt', (sign) => sign.charCodeAt(0)))
const looksBetween = 2048

type Due = 'value' | 'first value or end' | 'first key or end' | 'key' | 'comma or end' | 'nothing'

/**
 * Reads JSON in steps that can be interrupted, and keeps places instead of values: numbers, keys and their order stay as they were written.
 * As strict as `JSON.parse`; a text that is no JSON ends as `broken`.
 */
export class JsonScanner {
  readonly #text: string
  #index: JsonIndex
  #due: Due = 'value'
  #place = 0
  #open = -1
  #key = -1

  constructor(text: string) {
    this.#text = text
    const room = Math.max(64, text.length >> 4)
    this.#index = { size: 0, ...(Object.fromEntries(fields.map((field) => [field, new Int32Array(room)])) as Omit<JsonIndex, 'size'>) }
  }

  get index(): JsonIndex {
    return this.#index
  }

  /** How much has been read, 0 to 1. */
  get share(): number {
    return this.#text.length === 0 ? 1 : this.#place / this.#text.length
  }

  run(isLate: () => boolean = () => false): 'more' | 'done' | 'broken' {
    for (let steps = 1; ; steps++) {
      this.#skipSpace()
      if (this.#place >= this.#text.length) return this.#due === 'nothing' ? 'done' : 'broken'
      if (!this.#step()) return 'broken'
      if (steps % looksBetween === 0 && isLate()) return 'more'
    }
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#place)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
      this.#place++
    }
  }

  #step(): boolean {
    const code = this.#text.charCodeAt(this.#place)
    switch (this.#due) {
      case 'nothing':
        return false
      case 'first value or end':
        return code === 0x5d ? this.#close(code) : this.#value(code)
      case 'value':
        return this.#value(code)
      case 'first key or end':
        return code === 0x7d ? this.#close(code) : this.#readKey(code)
      case 'key':
        return this.#readKey(code)
      case 'comma or end': {
        if (code !== 0x2c) return this.#close(code)
        this.#place++
        this.#due = this.#isObject(this.#open) ? 'key' : 'value'
        return true
      }
    }
  }

  #isObject(id: number): boolean {
    return this.#text.charCodeAt(this.#index.start[id] as number) === 0x7b
  }

  #readKey(code: number): boolean {
    if (code !== 0x22) return false
    this.#key = this.#place
    if (!this.#skipString()) return false
    this.#skipSpace()
    if (this.#text.charCodeAt(this.#place) !== 0x3a) return false
    this.#place++
    this.#due = 'value'
    return true
  }

  #value(code: number): boolean {
    const id = this.#add()
    if (code === 0x7b || code === 0x5b) {
      this.#open = id
      this.#place++
      this.#due = code === 0x7b ? 'first key or end' : 'first value or end'
      return true
    }
    if (!this.#skipScalar(code)) return false
    this.#index.end[id] = this.#place
    this.#index.next[id] = id + 1
    this.#due = this.#open === -1 ? 'nothing' : 'comma or end'
    return true
  }

  #skipScalar(code: number): boolean {
    if (code === 0x22) return this.#skipString()
    for (const word of ['true', 'false', 'null']) {
      if (code === word.charCodeAt(0)) {
        if (!this.#text.startsWith(word, this.#place)) return false
        this.#place += word.length
        return true
      }
    }
    number.lastIndex = this.#place
    if (!number.test(this.#text)) return false
    this.#place = number.lastIndex
    return true
  }

  #skipString(): boolean {
    const text = this.#text
    for (let at = this.#place + 1; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x22) {
        this.#place = at + 1
        return true
      }
      if (code < 0x20) return false
      if (code !== 0x5c) continue
      const next = text.charCodeAt(++at)
      if (next === 0x75) {
        if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return false
        at += 4
      } else if (!escapes.has(next)) return false
    }
    return false
  }

  #close(code: number): boolean {
    const id = this.#open
    if (id === -1 || code !== (this.#isObject(id) ? 0x7d : 0x5d)) return false
    this.#place++
    this.#index.end[id] = this.#place
    this.#index.next[id] = this.#index.size
    this.#open = this.#index.parent[id] as number
    this.#due = this.#open === -1 ? 'nothing' : 'comma or end'
    return true
  }

  #add(): number {
    const index = this.#index
    const id = index.size++
    if (id === index.from.length) this.#grow()
    const { from, start, parent, at, count } = this.#index
    from[id] = this.#key === -1 ? this.#place : this.#key
    this.#key = -1
    start[id] = this.#place
    parent[id] = this.#open
    if (this.#open !== -1) at[id] = (count[this.#open] as number)++
    return id
  }

  #grow(): void {
    for (const field of fields) {
      const larger = new Int32Array(this.#index[field].length * 2)
      larger.set(this.#index[field])
      this.#index[field] = larger
    }
  }
}
