/** A piece of JSON with its kind, so that it can be coloured. */
export type JsonToken = { kind: 'key' | 'string' | 'number' | 'word' | 'sign'; text: string }
export type JsonLine = { depth: number; tokens: JsonToken[] }

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g

/** JSON text laid out line by line. Numbers, order and escapes stay as they were written. */
export function jsonLines(text: string): JsonLine[] {
  const found = text.match(token) ?? []
  const lines: JsonLine[] = []
  let line: JsonLine = { depth: 0, tokens: [] }
  const turn = (depth: number) => {
    if (line.tokens.length > 0) lines.push(line)
    line = { depth, tokens: [] }
  }
  for (const [index, text] of found.entries()) {
    const next = found[index + 1]
    if (text === '{' || text === '[') {
      line.tokens.push({ kind: 'sign', text })
      if (next === '}' || next === ']') continue
      turn(line.depth + 1)
    } else if (text === '}' || text === ']') {
      const before = found[index - 1]
      if (before !== '{' && before !== '[') turn(line.depth - 1)
      line.tokens.push({ kind: 'sign', text })
    } else if (text === ',') {
      line.tokens.push({ kind: 'sign', text })
      turn(line.depth)
    } else if (text === ':') line.tokens.push({ kind: 'sign', text: ': ' })
    else line.tokens.push({ kind: kindOf(text, next), text })
  }
  turn(0)
  return lines
}

function kindOf(text: string, next: string | undefined): JsonToken['kind'] {
  if (text.startsWith('"')) return next === ':' ? 'key' : 'string'
  return /^-?\d/.test(text) ? 'number' : 'word'
}

export function prettyJson(text: string): string {
  return jsonLines(text)
    .map(({ depth, tokens }) => '  '.repeat(depth) + tokens.map((each) => each.text).join(''))
    .join('\n')
}
