/**
 * Reading JSON as the text it is. `JSON.parse` moves integer-like keys to the front, rounds long numbers and drops repeated keys;
 * a member cut out of its text is exactly what was sent. Every function here takes text that `JSON.parse` accepts.
 */

const quote = 0x22
const backslash = 0x5c
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function skipSpace(text: string, index: number): number {
  let at = index
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** From an opening quote to just after the closing one. */
function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

const structure = /["[\]{}]/g

/** From the first character of a value to just after its last. */
function valueEnd(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return stringEnd(text, start)
  if (first !== '{' && first !== '[') {
    let at = start
    while (at < text.length && !isSpace(text.charCodeAt(at)) && text[at] !== ',' && text[at] !== ']' && text[at] !== '}') at++
    return at
  }
  let depth = 0
  structure.lastIndex = start
  for (let found = structure.exec(text); found; found = structure.exec(text)) {
    if (found[0] === '"') structure.lastIndex = stringEnd(text, found.index)
    else if (found[0] === '{' || found[0] === '[') depth++
    else if (--depth === 0) return found.index + 1
  }
  return text.length
}

const keyOf = (literal: string): string => (literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1))

/** The members of an object in the order they stand, values as text; `undefined` where the text is no object. */
export function memberTexts(text: string): [key: string, value: string][] | undefined {
  let at = skipSpace(text, 0)
  if (text[at] !== '{') return undefined
  const members: [string, string][] = []
  at = skipSpace(text, at + 1)
  while (at < text.length && text[at] !== '}') {
    const keyEnd = stringEnd(text, at)
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1)
    const end = valueEnd(text, start)
    members.push([keyOf(text.slice(at, keyEnd)), text.slice(start, end)])
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return members
}

/** One member of an object as text; of a repeated key the last, as `JSON.parse` has it. */
export function memberText(text: string, key: string): string | undefined {
  return memberTexts(text)?.findLast(([name]) => name === key)?.[1]
}

/** The elements of an array as text; `undefined` where the text is no array. */
export function elementTexts(text: string): string[] | undefined {
  let at = skipSpace(text, 0)
  if (text[at] !== '[') return undefined
  const elements: string[] = []
  at = skipSpace(text, at + 1)
  while (at < text.length && text[at] !== ']') {
    const end = valueEnd(text, at)
    elements.push(text.slice(at, end))
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return elements
}

/** Visits each string and number of a document, keys included; what the visitor returns takes the token's place. */
export function mapTokens(text: string, map: { string(literal: string): string; number(literal: string): string }): string {
  const parts: string[] = []
  let done = 0
  const token = /"|-?\d[\d.eE+-]*/g
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const end = found[0] === '"' ? stringEnd(text, found.index) : found.index + found[0].length
    const literal = text.slice(found.index, end)
    const mapped = literal.charCodeAt(0) === quote ? map.string(literal) : map.number(literal)
    if (mapped !== literal) {
      parts.push(text.slice(done, found.index), mapped)
      done = end
    }
    token.lastIndex = end
  }
  return done === 0 ? text : parts.join('') + text.slice(done)
}

/** Whether a number keeps its value as a double. `1.0` and `1e2` do; twenty digits and `1e400` do not. */
export function isRepresentable(literal: string): boolean {
  const value = Number(literal)
  return Number.isFinite(value) && decimal(literal) === decimal(String(value))
}

/** A number's digits and exponent, without the freedom of spelling. */
function decimal(literal: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  return `${significant}e${Number(exponent) - fraction.length + (digits.length - significant.length)}`
}

/** The numbers of a document that a double cannot hold, each with its JSON Pointer. */
export function unrepresentableNumbers(text: string): { at: string; text: string }[] {
  let suspicious = false
  mapTokens(text, {
    string: (literal) => literal,
    number: (literal) => {
      if (!isRepresentable(literal)) suspicious = true
      return literal
    },
  })
  return suspicious ? locate(text, '') : []
}

function locate(text: string, at: string): { at: string; text: string }[] {
  const found: { at: string; text: string }[] = []
  const open: { at: string; text: string }[] = [{ at, text }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, text } = next
    const inside = memberTexts(text) ?? elementTexts(text)?.map((element, index): [string, string] => [String(index), element])
    if (inside)
      open.push(
        ...inside.reverse().map(([key, value]) => ({ at: `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, text: value })),
      )
    else if (/^-?\d/.test(text) && !isRepresentable(text)) found.push(next)
  }
  return found
}
