const writing =
  'add append archive cancel create delete disable edit enable execute import insert invite move publish remove rename restore revoke run send set submit trigger update upload write'
const reading = 'describe fetch find get inspect list lookup preview query read retrieve search'
const [writes, reads] = [new Set(writing.split(' ')), new Set(reading.split(' '))]

/** What n8n makes of a tool's name where no hint says: a word that writes asks, else one that reads runs, else it asks. */
export function byName(name: string): { does: 'ask' | 'allow'; byName: { word?: string } } {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
  const write = words.find((word) => writes.has(word))
  const read = words.find((word) => reads.has(word))
  const word = write ?? read
  return { does: write === undefined && read !== undefined ? 'allow' : 'ask', byName: word === undefined ? {} : { word } }
}
