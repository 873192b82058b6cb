import type { Dialect as DialectId } from '../../tool/toolset'
import type { Shape, ShapeId } from './shape'

/** One form of the format that programs really read: its parser, its validator, and what its server makes of it. */
export type Dialect = {
  id: DialectId
  label: string
  about: string
  /** Since when; the version whose verdicts we give. */
  date: string
  source: string
  shapes: Partial<Record<ShapeId, Shape>> & { tool: Shape }
  validator: WalkingValidator | ParsingValidator
  server: {
    /** Where a `_` may stand in a name that can still be called. */
    underscore: { tool: boolean; subcommand: boolean }
    /** Whether a tool without subcommands is at least listed. */
    listsBareTools: boolean
    /** Which `guidance_key`s are read, and the keys the server brings along. */
    guidance: { reads: 'subcommand' | 'tool'; builtIn: readonly string[] }
    /** A one-letter name becomes `--v`. */
    longFlagsOnly: boolean
    /** A positional with `format: path` reaches the command as an absolute path. */
    absolutePaths: boolean
    /** A file with one of these names stops the loading of all. */
    reservedNames: readonly string[]
  }
}

/** Looks at the bare JSON with rules of its own, and parses only what passes them. */
export type WalkingValidator = {
  kind: 'walks'
  /** What it knows of each object, and the type it wants there: less than the parser reads. */
  known: Record<'tool' | 'subcommand' | 'option', readonly [name: string, type: JsonType | 'anything'][]>
  required: Record<'tool' | 'subcommand' | 'option', readonly string[]>
  /** What an asynchronous description must speak of: groups of words, and how many groups may be missing. */
  asyncWords: { groups: readonly { about: string; words: readonly string[] }[]; mayLack: number; oneErrorEach: boolean }
  syncWords: { words: readonly string[]; oneErrorEach: boolean }
}

/** Parses first, then checks a few things. */
export type ParsingValidator = { kind: 'parses'; asyncWords: readonly string[] }

export type JsonType = 'string' | 'boolean' | 'number' | 'array' | 'object' | 'null'

export const optionTypes = ['string', 'boolean', 'integer', 'array'] as const
export const timeoutLimits = { least: 1, most: 3600 } as const
