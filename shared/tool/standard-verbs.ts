import { splitWords } from './name-words'

/** The verbs a tool's name begins with, and what each is for. */
export const standardVerbs = [
  { verb: 'get', use: 'one thing is read' },
  { verb: 'list', use: 'several things are read' },
  { verb: 'search', use: 'things are found by what is asked for' },
  { verb: 'create', use: 'something new is made' },
  { verb: 'update', use: 'something that is there is changed' },
  { verb: 'delete', use: 'something is removed' },
  { verb: 'execute', use: 'an action is performed' },
  { verb: 'trigger', use: 'something is started and goes on by itself' },
  { verb: 'validate', use: 'something is checked' },
  { verb: 'export', use: 'data is handed out' },
  { verb: 'import', use: 'data is taken in' },
] as const
export type StandardVerb = (typeof standardVerbs)[number]['verb']

const known: ReadonlySet<string> = new Set(standardVerbs.map(({ verb }) => verb))

export const isStandardVerb = (word: string): word is StandardVerb => known.has(word)

/** Whether a name has one of the verbs among its words: `delete_cache`, and `gh_cache_delete` too. */
export const hasStandardVerb = (name: string): boolean => splitWords(name).some(isStandardVerb)
