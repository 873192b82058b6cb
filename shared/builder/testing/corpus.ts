import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Json } from '../../tool/json'

const folder = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../shared/corpus'), 'tools')

/** Why there are no collected tool lists, where there are none. */
export const noTools = existsSync(folder) ? undefined : `There are no tool lists in ${folder}; TOOLWRIGHT_CORPUS may name a folder.`

export type Collected = { where: string; schema: Json }

/** The schemas of the collected tools; of many every so many, so that all servers are among them. */
export function collectedSchemas(most = Number.POSITIVE_INFINITY): Collected[] {
  const all = (noTools ? [] : readdirSync(folder).sort()).flatMap((file) => {
    const { tools } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      tools: { name: string; inputSchema: Json; outputSchema?: Json }[]
    }
    return tools.flatMap(({ name, inputSchema, outputSchema }) => [
      { where: `${file} ${name} input`, schema: inputSchema },
      ...(outputSchema === undefined ? [] : [{ where: `${file} ${name} output`, schema: outputSchema }]),
    ])
  })
  const step = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_, index) => index % step === 0)
}
