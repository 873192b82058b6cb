import { type Doc, type Json, member } from '../tool/json'
import type { ResolvedArg, ResolvedTool } from '../tool/resolved'
import { temporaryFile } from './argv-as'
import { flagOf } from './write-option'

/** Until October 2025: positionals, options as they are defined, then whatever else was given, as flags. Paths were checked before, and pass unchanged. */
export function guideArgv({ words, args }: NonNullable<ResolvedTool['cli']>, given: Doc, files: boolean): string[] {
  const known = new Set(args.flatMap(({ property, alias }) => (alias === undefined ? [property] : [property, alias])))
  const unknown = Object.entries(given).filter(([key]) => key !== 'working_directory' && !known.has(key))
  const valueFor = ({ property, alias }: ResolvedArg) => member(given, property) ?? (alias === undefined ? undefined : member(given, alias))
  return [
    ...words,
    ...args.filter(({ as }) => as === 'positional').flatMap((arg) => positional(valueFor(arg))),
    ...args.filter(({ as }) => as === 'option').flatMap((arg) => option(arg, valueFor(arg), files)),
    ...unknown.flatMap(([key, value]) => (Array.isArray(value) ? repeated(flagOf(key, true), value) : flagged(flagOf(key, true), value))),
  ]
}

function positional(value: Json | undefined): string[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(asText) : [asText(value)]
}

function option({ property, type, file }: ResolvedArg, value: Json | undefined, files: boolean): string[] {
  const flag = flagOf(property, true)
  if (type === 'boolean' || type === 'bool')
    return value === true || (typeof value === 'string' && value.toLowerCase() === 'true') ? [flag] : []
  if (type === 'array') return Array.isArray(value) ? repeated(flag, value) : []
  if (files && file && typeof value === 'string' && needsFile(value)) return [file.flag ?? flag, temporaryFile]
  return flagged(flag, value)
}

/** Only texts are passed; anything else leaves its flag alone. */
const repeated = (flag: string, items: readonly Json[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [flag, item] : [flag]))

const flagged = (flag: string, value: Json | undefined): string[] => (value === undefined || value === null ? [] : [flag, asText(value)])

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a shell would stumble over, or what is very long. */
const needsFile = (text: string): boolean => /[\n\r'"\\`$]/.test(text) || text.length > 8192
