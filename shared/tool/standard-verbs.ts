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

/** Other verbs that name what is done to something: "Add note". */
const ofThings = new Set(
  'add append apply approve assign cancel change check clear close convert copy count delete describe disable download edit enable fetch find generate insert install invoke kill load lookup make mark modify move open parse post put query read reload remove rename replace reset resolve restart retrieve save select send set show start stop store submit summarize sync toggle translate uninstall unset upload verify view watch write'.split(
    ' ',
  ),
)

/** Verbs that read as the name of a command: "Git commit", "Cargo build". */
const ofCommands = new Set(
  'ask bisect blame book build buy calculate call checkout clone commit compare compile compute connect debug deploy diff draft draw filter format help init join lint log login logout measure merge notify order pack pay plan play print publish pull push rebase record render reply report revert review run scan schedule sell serve share sort split stash subscribe switch tag test train unsubscribe'.split(
    ' ',
  ),
)

/** Whether a word, put before a noun, says what is done to it. */
export const isVerbOfThings = (word: string): boolean => isStandardVerb(word) || ofThings.has(word)

/** Whether a verb before this name would help: it is still to be given, or none of its words is a verb as far as we know. */
export function wantsVerb(name: string): boolean {
  const words = splitWords(name)
  return words[0] === 'new' || !words.some((word) => isVerbOfThings(word) || ofCommands.has(word))
}
