import { pathToFileURL } from 'node:url'
import { planOf } from '#shared/targets/plan'
import type { Loss } from '#shared/targets/target'
import type { Toolset } from '#shared/tool/toolset'
import { fittingArguments, unfitArguments } from './arguments'

type Schema = { safeParse(value: unknown): { success: boolean } }

/** Holds generated zod schemas against the JSON Schemas they come from. Where something was reported as lost, they may take more. */
export async function judgeZod(toolset: Toolset, losses: readonly Loss[], file: string): Promise<{ tools: number; problems: string[] }> {
  const schemas = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Schema>
  const lossy = new Set(losses.map(({ tool }) => tool))
  const problems: string[] = []
  let tools = 0
  for (const { resolved, local } of planOf(toolset).tools) {
    const fitting = fittingArguments(resolved.tool)
    const schema = schemas[`${local}ArgumentsSchema`]
    if (!schema) problems.push(`${resolved.plainName} has no schema`)
    if (!fitting || !schema) continue
    tools += 1
    if (!schema.safeParse(fitting).success) problems.push(`${resolved.plainName} refuses ${JSON.stringify(fitting)}`)
    const unfit = unfitArguments(resolved.tool, fitting)
    if (unfit && !lossy.has(resolved.plainName) && schema.safeParse(unfit).success)
      problems.push(`${resolved.plainName} takes ${JSON.stringify(unfit)}`)
  }
  return { tools, problems }
}
