import { type Doc, type Json, member } from '../tool/json'
import type { ResolvedArg, ResolvedTool } from '../tool/resolved'
import { type Argv, type ArgvAs, temporaryFile } from './argv-as'
import { Outside, pathInside } from './path-inside'
import { withRedirect } from './shell-redirect'
import { flagOf } from './write-option'

/** What a call says to the server itself. */
const reserved = ['args', 'working_directory', 'execution_mode', 'timeout_seconds']

/** Ahma 0.6 and later: options in the order of the call, positionals as they are defined, then the words of `args`. */
export function ahmaArgv({ words, args, positionalsFirst }: NonNullable<ResolvedTool['cli']>, given: Doc, as: ArgvAs): Argv {
  const options = args.filter((arg) => arg.as === 'option')
  const places = args.filter((arg) => arg.as === 'positional')
  const isPlace = (key: string) => places.some(({ property }) => property === key)
  const resolved = (value: Json, format?: string): string | undefined => {
    const text = inWords(value)
    return text && format === 'path' ? pathInside(text, member(given, 'working_directory'), as) : text
  }
  const flags = () =>
    Object.entries(given).flatMap(([key, value]) => {
      if (reserved.includes(key) || isPlace(key)) return []
      const option = options.find(({ property }) => property === key)
      if (!option && args.length > 0) return []
      return flagged(option ?? { property: key, as: 'option', type: 'string' }, value, resolved)
    })
  const positionals = () =>
    places
      .filter(({ property }) => !reserved.includes(property))
      .flatMap(({ property, format }) => resolved(member(given, property) ?? null, format) || [])
  const extra = member(given, 'args')
  try {
    const line = [
      ...words,
      ...(positionalsFirst ? [positionals(), flags()] : [flags(), positionals()]).flat(),
      ...(Array.isArray(extra) ? (extra as Json[]).flatMap((word) => inWords(word) ?? []) : []),
    ]
    return { argv: withRedirect(line) }
  } catch (error) {
    if (error instanceof Outside) return { refused: error.message }
    throw error
  }
}

function flagged(arg: ResolvedArg, value: Json, resolved: (value: Json, format?: string) => string | undefined): string[] {
  const flag = flagOf(arg.property, false)
  const isFlag = arg.type === 'boolean' || arg.type === 'bool'
  if (isFlag && (typeof value === 'boolean' || typeof value === 'string')) {
    const on = value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
    return on ? [arg.alias === undefined ? flag : `-${arg.alias}`] : []
  }
  if (arg.file) return inWords(value) === undefined ? [] : [arg.file.flag ?? flag, temporaryFile]
  if (typeof value === 'boolean') return value ? [flag] : []
  const text = resolved(value, arg.format)
  return text ? [flag, text] : []
}

/** One word for a value: lists are joined by spaces, objects and empty lists are nothing. */
function inWords(value: Json): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const words = value.flatMap((item) => inWords(item) ?? [])
  return words.length > 0 ? words.join(' ') : undefined
}
