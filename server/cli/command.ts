import type { ParseArgsConfig } from 'node:util'

export type OptionValues = { [name: string]: string | boolean | (string | boolean)[] | undefined }
/** What was typed after a command's name; `rest` is what follows `--`. */
export type Invocation = { options: OptionValues; positionals: string[]; rest: string[] }

export type Option = {
  type: 'string' | 'boolean'
  multiple?: boolean /** What stands for the value in the help. */
  value?: string
  does: string
}

/** One command, and all that its help says. */
export type Command = {
  name: string
  /** What follows the name, as it is written in the help. */
  usage: string
  does: string
  /** How many words it takes besides its options, at most; none where unset. */
  words?: number
  /** Whether a command line may follow behind `--`. */
  rest?: true
  options: Record<string, Option>
  /** Further lines of the help, made when they are asked for. */
  more?(): Promise<readonly string[]>
  /** Loads what it needs only when it runs; answers with the exit status. */
  run(invocation: Invocation): Promise<number>
}

/** Wrong use, or input that cannot be read: exit status 2 and a sentence. */
export class UsageError extends Error {}

export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple }]) => [name, { type, multiple: multiple ?? false }]),
  )
}

export function text(options: OptionValues, name: string): string | undefined {
  return typeof options[name] === 'string' ? (options[name] as string) : undefined
}

export function texts(options: OptionValues, name: string): string[] {
  const value = options[name]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** The value of an option that knows only these; the first where it is not given. */
export function choice<const T extends string>(options: OptionValues, name: string, allowed: readonly [T, ...T[]]): T {
  const typed = text(options, name)
  if (typed === undefined) return allowed[0]
  const chosen = allowed.find((value) => value === typed)
  if (chosen === undefined) throw new UsageError(`--${name} must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}, not ${typed}.`)
  return chosen
}

export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
export const print = (line: string): void => void process.stdout.write(`${line}\n`)
