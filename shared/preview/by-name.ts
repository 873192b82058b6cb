/** The words of a name that n8n takes for writing, and for reading. */
export const nameWords = {
  writing:
    'add append archive cancel create delete disable edit enable execute import insert invite move publish remove rename restore revoke run send set submit trigger update upload write'.split(
      ' ',
    ),
  reading: 'describe fetch find get inspect list lookup preview query read retrieve search'.split(' '),
}
const [writes, reads] = [new Set(nameWords.writing), new Set(nameWords.reading)]

/**
 * What n8n makes of a tool's name where no hint says: it is split where a capital follows a small letter or a digit, and at all that is no letter or digit;
 * a word that writes asks, else one that reads runs, else it asks.
 */
export function byName(name: string): { does: 'ask' | 'allow'; byName: { word?: string } } {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const write = words.find((word) => writes.has(word))
  const read = words.find((word) => reads.has(word))
  const word = write ?? read
  return { does: write === undefined && read !== undefined ? 'allow' : 'ask', byName: word === undefined ? {} : { word } }
}
