import { isDoc, type Json, member } from '../tool/json'
import { parametersOf } from '../tool/lenses'
import type { Arg } from '../tool/node'
import type { ResolvedTool } from '../tool/resolved'
import type { Toolset } from '../tool/toolset'

/** One argument of a command: without a flag it stands by itself. `isFile`: the value is handed over in a file. */
export type CommandArgument = { property: string; flag?: string; isPath?: true; isFile?: true }

export type CommandLine = {
  words: readonly string[]
  /** In the order of the command line. */
  arguments: readonly CommandArgument[]
  /** The property that names the folder to run in. */
  workingDirectory?: string
  timeoutSeconds: number
}

const defaultTimeoutSeconds = 300

/** How a tool with a command is run; nothing for a tool without one. */
export function commandLineOf({ cli, tool, timeoutSeconds }: ResolvedTool, rules: Toolset['rules']): CommandLine | undefined {
  if (!cli || cli.words.length === 0) return undefined
  const parameters = parametersOf(tool)
  const named = new Set(cli.args.map(({ property }) => property))
  const folder = parameters.find(({ name }) => name === 'working_directory')?.name
  const others = parameters.filter(({ name, schema }) => !named.has(name) && !isConsent(schema))
  const args: Arg[] = [...cli.args, ...others.map(({ name }) => ({ property: name, as: 'option' as const }))].filter(
    ({ property }) => property !== folder,
  )
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]))
  const written = (as: Arg['as']) =>
    args
      .filter((arg) => arg.as === as)
      .map((arg): CommandArgument => {
        const flag = arg.file ? (arg.file.flag ?? flagOf(arg, rules)) : as === 'option' ? flagOf(arg, rules) : undefined
        return {
          property: arg.property,
          ...(flag !== undefined && { flag }),
          ...(isPath(schemas.get(arg.property)) && { isPath: true as const }),
          ...(arg.file && { isFile: true as const }),
        }
      })
  const [options, positionals] = [written('option'), written('positional')]
  return {
    words: cli.words,
    arguments: cli.positionalsFirst ? [...positionals, ...options] : [...options, ...positionals],
    ...(folder !== undefined && { workingDirectory: folder }),
    timeoutSeconds: timeoutSeconds.value ?? defaultTimeoutSeconds,
  }
}

/** A literal that only confirms the call is for us, not for the command. */
const isConsent = (schema: Json) => isDoc(schema) && member(schema, 'const') !== undefined

function isPath(schema: Json | undefined): boolean {
  if (!isDoc(schema)) return false
  return member(schema, 'format') === 'path' || isPath(member(schema, 'items'))
}

function flagOf({ property, flag }: Arg, rules: Toolset['rules']): string {
  if (flag !== undefined) return flag
  if (property.startsWith('-')) return property
  const isShort = property.length === 1 && rules !== 'ahma-0.6' && rules !== 'ahma-labs'
  return `${isShort ? '-' : '--'}${property}`
}
