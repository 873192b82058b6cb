import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import { type Command, parseOptions, print, say, UsageError } from './command'
import { commands } from './commands'
import { helpFor, overview } from './help'

/** Runs what was typed; answers with the exit status. */
export async function main(typed: readonly string[]): Promise<number> {
  const [first = ''] = typed
  if (first === '--version' || first === '-v') {
    print(version)
    return 0
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    print(overview(commands))
    return 0
  }
  const named = first !== '' && !first.startsWith('-')
  const command: Command | undefined = commands.find(({ name }) => name === (named ? first : 'serve'))
  if (!command) return wrongUse(`There is no command "${first}". Run toolwright --help for those there are.`)
  const words = named ? typed.slice(1) : typed
  const dashes = words.indexOf('--')
  const own = dashes === -1 ? words : words.slice(0, dashes)
  if (own.includes('--help') || own.includes('-h')) {
    print(helpFor(command))
    return 0
  }
  try {
    const { values, positionals } = parseArgs({ args: [...own], options: parseOptions(command), allowPositionals: true, strict: true })
    return await command.run({ options: values, positionals, rest: dashes === -1 ? [] : words.slice(dashes + 1) })
  } catch (error) {
    if (error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS'))
      return wrongUse((error as Error).message, command)
    throw error
  }
}

function wrongUse(sentence: string, command?: Command): number {
  say(sentence)
  if (command) say(`toolwright ${command.name} --help tells what it takes.`)
  return 2
}

/** Exits by itself once nothing is left to do, so that standard output is always written to its end. */
main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    say(`Something went wrong: ${(error as Error).message}`)
    if (process.env.TOOLWRIGHT_DEBUG) say(String((error as Error).stack))
    process.exitCode = 2
  },
)
