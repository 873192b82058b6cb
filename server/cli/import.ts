import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { toolsetText } from '#shared/targets/toolset'
import { countTools } from '#shared/tool/ids'
import { choice, type Invocation, print, say, text, UsageError } from './command'
import { sayProblems, withSource } from './read-source'

/** Reads any source into a toolset of ours. */
export async function runImport(invocation: Invocation): Promise<number> {
  const out = text(invocation.options, 'out')
  if (out === undefined) throw new UsageError('Say where to: --out FILE.')
  const json = choice(invocation.options, 'format', ['text', 'json']) === 'json'
  return withSource(invocation, async ({ toolset, problems }) => {
    try {
      await mkdir(dirname(out), { recursive: true })
      await writeFile(out, toolsetText(toolset))
    } catch (error) {
      throw new UsageError(`${out} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`)
    }
    const tools = countTools(toolset.nodes)
    if (json) print(JSON.stringify({ tools, problems }))
    else {
      sayProblems(problems)
      say(`${tools} ${tools === 1 ? 'tool' : 'tools'} written to ${out}.`)
    }
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0
  })
}
