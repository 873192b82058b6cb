/** A name taken apart into its words, in small letters. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** Verb and noun of a tool, from the names that lead to it: of `delete` below `cache`, delete and cache. */
export function verbAndNoun(names: readonly string[]): string[] {
  const own = splitWords(names.at(-1) ?? '')
  return own.length === 1 && names.length > 1 ? [...own, ...splitWords(names.at(-2) ?? '')] : own
}
