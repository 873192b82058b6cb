import { nameFromCommand, splitCommandLine } from '#shared/connections/command-line'
import { type ConnectionInput, connectionInput } from '#shared/connections/connection'
import { type OptionValues, text, texts, UsageError } from './command'

/** The server that options name: a command (already split, or as text) or a URL. */
export function liveServer(options: OptionValues, command?: readonly string[]): ConnectionInput | undefined {
  const words = command && command.length > 0 ? [...command] : wordsOf(text(options, 'server'))
  const url = text(options, 'url')
  if (words && url) throw new UsageError('Give a command or --url, not both.')
  if (!words && !url) return undefined
  const input = words
    ? {
        name: nameFromCommand(words),
        transport: {
          type: 'stdio',
          command: words[0],
          args: words.slice(1),
          env: pairs(texts(options, 'env'), '=', '--env NAME=VALUE'),
          // What was typed means what it meant where it was typed, also when an app in another folder runs it.
          cwd: process.cwd(),
        },
      }
    : {
        name: hostOf(url as string),
        transport: { type: 'http', url, headers: pairs(texts(options, 'header'), ':', '--header "Name: value"') },
      }
  const parsed = connectionInput.safeParse({ ...input, ...(text(options, 'era') && { era: text(options, 'era') }) })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new UsageError(`${issue?.path.at(-1) === 'url' ? `--url ${url}` : (issue?.path.join('.') ?? 'The server')} ${issue?.message}`)
}

function wordsOf(line: string | undefined): string[] | undefined {
  if (line === undefined) return undefined
  const split = splitCommandLine(line)
  if ('problem' in split) throw new UsageError(`--server: ${split.problem}`)
  if (split.words.length === 0) throw new UsageError('--server is empty: give the command that starts the server.')
  return split.words
}

function hostOf(url: string): string {
  try {
    return new URL(url).host || url
  } catch {
    throw new UsageError(`--url ${url} is no URL.`)
  }
}

function pairs(items: readonly string[], separator: string, form: string): Record<string, string> {
  return Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf(separator)
      if (at < 1) throw new UsageError(`"${item}" is not of the form ${form}.`)
      return [item.slice(0, at).trim(), separator === ':' ? item.slice(at + 1).trim() : item.slice(at + 1)]
    }),
  )
}
