import type { Dialect as DialectId } from '../../tool/toolset'
import type { Refusal } from '../deserialize'
import type { Dialect } from '../dialects/dialect'
import type { MtdfError } from '../finding'
import type { JsonObject, Reading } from '../json-tree'
import type { KnownGuidance } from '../known-guidance'

/** What a check may look at. `root` is what our lenient reader makes of the text, also where the dialect refuses it. */
export type Subject = {
  reading: Reading
  root?: JsonObject
  dialect: Dialect
  /** What the dialect itself found. */
  errors: readonly MtdfError[]
  /** All that its loader would not take. */
  refused: readonly Refusal[]
  guidance?: KnownGuidance
  /** Names of tools in other files, and where they stand. */
  taken?: ReadonlyMap<string, string>
}

export type Found = { at: string; offset: number; message: string; suggestion?: string }

export type Example = { dialect?: DialectId; document: object | string; guidance?: readonly string[]; taken?: readonly [string, string][] }

/** Something that no dialect reports and an author wants to know. */
export type Warning = {
  /** Kebab-case, equal to the file name. */
  id: string
  title: string
  why: string
  examples: { good: readonly Example[]; bad: readonly (Example & { at: string })[] }
  check(subject: Subject): Iterable<Found>
}

export const defineWarning = <const Id extends string>(warning: Warning & { id: Id }): Warning & { id: Id } => warning

export const found = (place: { at: string; start: number }, message: string, suggestion?: string): Found => ({
  at: place.at,
  offset: place.start,
  message,
  ...(suggestion !== undefined && { suggestion }),
})

/** A tool with one subcommand, for examples. */
export const example = (subcommand: object, tool: object = {}): object => ({
  name: 'git',
  description: 'Version control.',
  command: 'git',
  ...tool,
  subcommand: [{ name: 'default', description: 'Shows the log.', ...subcommand }],
})
