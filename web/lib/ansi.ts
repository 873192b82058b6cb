/** Control sequences of a terminal: colours, moves, titles, links. In a page they do nothing, in a terminal they can hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const sequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])|\u009b[0-?]*[ -/]*[@-~]/g

export type AnsiPart = { text: string; escape?: true }

/** A text cut at each such sequence; the sequence comes back in signs that can be seen. */
export function ansiParts(text: string): AnsiPart[] {
  const parts: AnsiPart[] = []
  let done = 0
  for (const found of text.matchAll(sequence)) {
    if (found.index > done) parts.push({ text: text.slice(done, found.index) })
    parts.push({ text: found[0].replaceAll('\u001b', 'ESC').replaceAll('\u009b', 'CSI ').replaceAll('\u0007', ' BEL'), escape: true })
    done = found.index + found[0].length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}
