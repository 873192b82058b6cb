import { targets } from '#shared/targets/index'
import type { Target } from '#shared/targets/target'
import { choice, type Invocation, type OptionValues, print, say, text, texts, UsageError } from './command'
import { sayProblems, withSource } from './read-source'
import { writeFiles } from './write-files'

/** Writes a source as the files of a target. */
export async function runExport(invocation: Invocation): Promise<number> {
  const target = targetOf(text(invocation.options, 'target'))
  return writeTarget(invocation, target, optionsOf(target, invocation.options))
}

/** The Markdown reference is a target like the others, with a command of its own. */
export const runDocs = (invocation: Invocation): Promise<number> => writeTarget(invocation, targetOf('markdown'), {})

/** The targets with their options, for the help. */
export function targetLines(): string[] {
  const width = Math.max(...targets.map(({ id }) => id.length))
  const optionLine = ({ key, choices, does }: Target['options'][number]) =>
    `  ${' '.repeat(width)}    ${key}=${choices.map(({ value }) => value).join('|')}: ${does}`
  return [
    '',
    'Targets, each with its options:',
    ...targets.flatMap(({ id, summary, options }) => [`  ${id.padEnd(width)}  ${summary}`, ...options.map(optionLine)]),
  ]
}

function writeTarget(invocation: Invocation, target: Target, chosen: Record<string, string>): Promise<number> {
  const out = text(invocation.options, 'out')
  if (out === undefined) throw new UsageError('Say where to: --out DIR.')
  const json = choice(invocation.options, 'format', ['text', 'json']) === 'json'
  return withSource(invocation, async ({ toolset, problems }) => {
    const { files, losses } = target.render(toolset, chosen)
    const kept = await writeFiles(out, files)
    sayProblems(problems)
    if (json) {
      print(JSON.stringify({ target: target.id, files: files.map(({ path }) => path), losses, ...(kept.length > 0 && { kept }) }))
      return 0
    }
    for (const { path } of files) print(path)
    for (const path of kept) say(`Kept what you wrote in ${path}.`)
    for (const { tool, at, message } of losses) say(`Not carried: ${[tool, at].filter(Boolean).join(' ')}: ${message}`)
    return 0
  })
}

function targetOf(id: string | undefined): Target {
  const known = targets.map((target) => target.id).join(', ')
  if (id === undefined) throw new UsageError(`Say what to write: --target ID, one of ${known}.`)
  const found = targets.find((target) => target.id === id)
  if (!found) throw new UsageError(`There is no target "${id}". Targets: ${known}.`)
  return found
}

function optionsOf(target: Target, options: OptionValues): Record<string, string> {
  return Object.fromEntries(
    texts(options, 'option').map((typed) => {
      const at = typed.indexOf('=')
      const [key, value] = [typed.slice(0, at), typed.slice(at + 1)]
      const option = target.options.find((one) => at > 0 && one.key === key)
      if (!option)
        throw new UsageError(
          `"${typed}" is no option of ${target.id}. ${target.options.length > 0 ? `It has ${target.options.map((one) => `${one.key}=${one.choices.map((choice) => choice.value).join('|')}`).join(', ')}.` : 'It has none.'}`,
        )
      if (!option.choices.some((choice) => choice.value === value))
        throw new UsageError(`${key} is one of ${option.choices.map((choice) => choice.value).join(', ')}, not "${value}".`)
      return [key, value]
    }),
  )
}
