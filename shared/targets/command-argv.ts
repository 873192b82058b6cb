import { temporaryFile } from '../mtdf/argv-as'
import { type Doc, type Json, member } from '../tool/json'
import type { CommandLine } from './command-line'

/** The line that a generated server runs for these arguments. */
export function commandArgv({ words, arguments: all }: CommandLine, given: Doc): string[] {
  return [
    ...words,
    ...all.flatMap(({ property, flag, isFile }) => {
      const value = member(given, property)
      if (value === undefined || value === null || value === false) return []
      if (value === true && flag !== undefined) return [flag]
      const items = (Array.isArray(value) ? value : [value]) as Json[]
      return items.flatMap((item) => [
        ...(flag === undefined ? [] : [flag]),
        isFile ? temporaryFile : typeof item === 'string' ? item : JSON.stringify(item),
      ])
    }),
  ]
}
