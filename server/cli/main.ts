import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import { type Command, type Invocation, parseOptions, print, say, UsageError } from './command'
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
    print([helpFor(command), ...((await command.more?.()) ?? [])].join('\n'))
    return 0
  }
  try {
    const { values, positionals } = parseArgs({ args: [...own], options: parseOptions(command), allowPositionals: true, strict: true })
    const invocation = { options: values, positionals, rest: dashes === -1 ? [] : words.slice(dashes + 1) }
    refuseStray(command, invocation)
    return await command.run(invocation)
  } catch (error) {
    if (error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS'))
      return wrongUse((error as Error).message, command)
    throw error
  }
}

/** What a command has no use for is more likely a slip than a wish to have it ignored; so is a value that came out empty. */
function refuseStray(command: Command, { options, positionals, rest }: Invocation): void {
  const stray = positionals[command.words ?? 0] ?? (command.rest ? undefined : rest[0])
  if (stray !== undefined)
    throw new UsageError(`"${stray}" is not understood.${command.rest ? ' A command to connect to stands behind --.' : ''}`)
  const empty = Object.keys(options).find((name) => options[name] === '')
  if (empty) throw new UsageError(`--${empty} is empty: give it a value, or leave it out.`)
}

function wrongUse(sentence: string, command?: Command): number {
  say(sentence)
  if (command) say(`toolwright ${command.name} --help tells what it takes.`)
  return 2
}

/** A reader that has seen enough (`| head`) is no failure: what was begun is still brought to its end. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

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
