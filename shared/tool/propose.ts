import { splitWords, verbAndNoun } from './name-words'
import { isStandardVerb, isVerbOfThings } from './standard-verbs'

/** Verbs that deal with many things at once. */
const ofMany = new Set(['list', 'search'])

/** A title made from the names that lead to a tool: `list` below `cache` is "List caches". Nothing where there is no name. */
export function proposedTitle(names: readonly string[]): string | undefined {
  const words = inOrder(names.filter((name) => name !== 'default' && name !== ''))
  const [verb] = words
  if (verb === undefined) return undefined
  const last = words.at(-1) as string
  const said = ofMany.has(verb) && words.length > 1 ? [...words.slice(0, -1), plural(last)] : words
  const title = said.join(' ')
  return title[0]?.toUpperCase() + title.slice(1)
}

/** A verb stands before what it deals with, any other word behind the group it belongs to: "Delete cache", but "Git status". */
function inOrder(names: readonly string[]): string[] {
  const [own = '', ...noun] = verbAndNoun(names)
  if (own === '') return []
  const isLone = splitWords(names.at(-1) ?? '').length === 1
  return isLone && !isVerbOfThings(own) ? [...noun, own] : [own, ...noun]
}

function plural(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return /s$/.test(noun) && !/ss$/.test(noun) ? noun : `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** The module a tool belongs to where none is said: the topmost group, else the first word of its name that is no verb. */
export function derivedModule(names: readonly string[]): string | undefined {
  if (names.length > 1) return names[0]
  const words = splitWords(names[0] ?? '')
  return words.find((word) => !isStandardVerb(word)) ?? words[0]
}
