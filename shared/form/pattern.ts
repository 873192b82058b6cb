/** A text that a pattern allows, found by walking the pattern once; `undefined` where it uses more than plain pieces, classes, groups and counts. */
export function sampleOf(pattern: string): string | undefined {
  const reader: Reader = { text: pattern, at: 0 }
  const made = alternatives(reader)
  if (made === undefined || reader.at < pattern.length) return undefined
  return made
}

type Reader = { text: string; at: number }

/** The first branch will do; the others are only read past. */
function alternatives(reader: Reader): string | undefined {
  const first = sequence(reader)
  while (reader.text[reader.at] === '|') {
    reader.at++
    if (sequence(reader) === undefined) return undefined
  }
  return first
}

function sequence(reader: Reader): string | undefined {
  let made = ''
  while (reader.at < reader.text.length && reader.text[reader.at] !== '|' && reader.text[reader.at] !== ')') {
    const piece = atom(reader)
    if (piece === undefined) return undefined
    const count = repeats(reader)
    if (count === undefined) return undefined
    made += piece.repeat(count)
  }
  return made
}

const classes: Record<string, string> = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', t: '\t', n: '\n', b: '', r: '\r' }

function atom(reader: Reader): string | undefined {
  const character = reader.text[reader.at++] as string
  if (character === '^' || character === '$') return ''
  if (character === '.') return 'a'
  if (character === '(') return group(reader)
  if (character === '[') return oneOf(reader)
  if (character !== '\\') return character
  const escaped = reader.text[reader.at++]
  if (escaped === undefined || /[1-9kpPuxc]/.test(escaped)) return undefined
  return Object.hasOwn(classes, escaped) ? classes[escaped] : escaped
}

function group(reader: Reader): string | undefined {
  if (reader.text.startsWith('?:', reader.at)) reader.at += 2
  else if (reader.text[reader.at] === '?') return undefined
  const made = alternatives(reader)
  return reader.text[reader.at++] === ')' ? made : undefined
}

function oneOf(reader: Reader): string | undefined {
  const end = classEnd(reader)
  if (end === undefined) return undefined
  const source = reader.text.slice(reader.at - 1, end + 1)
  reader.at = end + 1
  try {
    const matcher = new RegExp(`^${source}$`)
    return [...'a1A0z9Zx_-./:@ '].find((candidate) => matcher.test(candidate)) ?? source.replace(/^\[\^?/, '')[0]
  } catch {
    return undefined
  }
}

function classEnd(reader: Reader): number | undefined {
  for (let at = reader.at; at < reader.text.length; at++) {
    if (reader.text[at] === '\\') at++
    else if (reader.text[at] === ']' && at > reader.at) return at
  }
  return undefined
}

function repeats(reader: Reader): number | undefined {
  const next = reader.text[reader.at]
  let count = 1
  if (next === '*' || next === '?') count = 0
  if (next === '*' || next === '?' || next === '+') reader.at++
  else if (next === '{') {
    const bounds = /^\{(\d+)(,\d*)?\}/.exec(reader.text.slice(reader.at))
    if (!bounds) return undefined
    count = Number(bounds[1])
    if (count > 1000) return undefined
    reader.at += bounds[0].length
  }
  if (reader.text[reader.at] === '?') reader.at++
  return count
}
