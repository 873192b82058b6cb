import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve as resolvePath } from 'node:path'
import { joinCommandLine } from '#shared/connections/command-line'
import { argv } from '#shared/mtdf/argv'
import { findTool } from '#shared/tool/find-tool'
import { resolve } from '#shared/tool/resolve'
import { argumentsOf } from './arguments'
import { choice, type Invocation, print, say, text, UsageError } from './command'
import { dialectOf } from './dialect-option'
import { withSource } from './read-source'

/** The command line an MTDF tool would run; nothing is run. */
export async function runArgv(invocation: Invocation): Promise<number> {
  const { options } = invocation
  const name = text(options, 'tool')
  if (name === undefined) throw new UsageError('Say which tool: --tool NAME.')
  const given = argumentsOf(text(options, 'arguments') ?? '{}')
  const json = choice(options, 'format', ['text', 'json']) === 'json'
  const dialect = dialectOf(options)
  const root = resolvePath(text(options, 'root') ?? '.')
  return withSource(invocation, async ({ toolset }) => {
    const tool = findTool(toolset, resolve(toolset, dialect), name)
    if (!tool) throw new UsageError(`There is no tool "${name}" in ${toolset.name}.`)
    for (const words of [tool.unlisted, tool.uncallable]) if (words !== undefined) say(`${tool.name}: ${words}`)
    const answer = argv(tool, given, { dialect, root, ...(existsSync(root) && { follow: followed }) })
    if (json) print(JSON.stringify(answer))
    else if ('argv' in answer) print(joinCommandLine(answer.argv))
    if ('argv' in answer) return 0
    say(answer.refused)
    return 1
  })
}

/** Through the links of what exists of a path; the rest of it by text. */
function followed(path: string): string {
  let existing = path
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing)
  return join(realpathSync(existing), path.slice(existing.length))
}
