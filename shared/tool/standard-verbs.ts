import { splitWords } from './name-words'

/** The verbs a tool's name begins with, and what each is for. */
export const standardVerbs = [
  { verb: 'get', use: 'reads one' },
  { verb: 'list', use: 'reads several' },
  { verb: 'search', use: 'finds by criteria' },
  { verb: 'create', use: 'makes something new' },
  { verb: 'update', use: 'changes what is there' },
  { verb: 'delete', use: 'removes' },
  { verb: 'execute', use: 'performs an action' },
  { verb: 'trigger', use: 'starts what goes on' },
  { verb: 'validate', use: 'checks' },
  { verb: 'export', use: 'hands data out' },
  { verb: 'import', use: 'takes data in' },
] as const
export type StandardVerb = (typeof standardVerbs)[number]['verb']

const known: ReadonlySet<string> = new Set(standardVerbs.map(({ verb }) => verb))

export const isStandardVerb = (word: string): word is StandardVerb => known.has(word)

/** Whether a name has one of the verbs among its words: `delete_cache`, and `gh_cache_delete` too. */
export const hasStandardVerb = (name: string): boolean => splitWords(name).some(isStandardVerb)
