/** The words a name is made of: `getHTTPStatus_v2` has get, HTTP, Status, v2. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

export const pascalCase = (words: readonly string[]): string => words.map(capital).join('')
export const camelCase = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word.toLowerCase() : capital(word))).join('')
export const kebabCase = (words: readonly string[]): string => words.map((word) => word.toLowerCase()).join('-')
export const snakeCase = (words: readonly string[]): string => words.map((word) => word.toLowerCase()).join('_')

type Scope = {
  /** Names that are taken before the first is given. */
  reserved?: Iterable<string>
  /** When two names count as one: by case for files, exactly for identifiers. */
  fold?: (name: string) => string
  /** What stands between a name and the number that tells it from the others. */
  joint?: string
}

/** Gives each wanted name once: the second `a` becomes `a2`, or whatever comes next that is free. */
export function uniqueNames({ reserved = [], fold = (name) => name, joint = '' }: Scope = {}): (wanted: string) => string {
  const taken = new Set([...reserved].map(fold))
  return (wanted) => {
    let name = wanted
    for (let number = 2; taken.has(fold(name)); number++) name = `${wanted}${joint}${number}`
    taken.add(fold(name))
    return name
  }
}

/** Names that Windows keeps for devices, whatever their ending. */
const devices = [
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from({ length: 10 }, (_, index) => `${port}${index}`)),
]
const longestFileName = 60

/** Plain file names without their ending: ASCII, not too long, different on file systems that ignore case. */
export function fileNames(
  style: (words: readonly string[]) => string,
  { reserved = [], joint = '-' }: Scope = {},
): (name: string) => string {
  const unique = uniqueNames({ reserved: [...devices, ...reserved], fold: (name) => name.toLowerCase(), joint })
  return (name) => {
    const words = wordsOf(name)
    while (words.length > 1 && style(words).length > longestFileName) words.pop()
    return unique(style(words).slice(0, longestFileName) || 'tool')
  }
}
