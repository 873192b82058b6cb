import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Loss } from '#shared/targets/target'
import type { Doc } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'
import { toolsetOf } from './hard-lists'
import type { Judged } from './judge'

/** The folder of collected lists, and why there is none. */
export const corpusFolder = process.env.TOOLWRIGHT_CORPUS ? join(process.env.TOOLWRIGHT_CORPUS, 'tools') : undefined
export const noCorpus = process.env.TOOLWRIGHT_SKIP_CORPUS ?? 'TOOLWRIGHT_CORPUS names no folder.'

export const corpusLists = (): Toolset[] =>
  readdirSync(corpusFolder as string).map((file) => {
    const { tools } = JSON.parse(readFileSync(join(corpusFolder as string, file), 'utf8')) as { tools: Doc[] }
    return toolsetOf(file.replace(/\.json$/, ''), tools)
  })

/** One line about all that was judged. */
export function summary(judged: readonly Judged[], losses: readonly Loss[]): string {
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0)
  return (
    `${judged.length} lists, ${sum(({ tools }) => tools)} tools, ${sum(({ problems }) => problems.length)} problems; ` +
    `good arguments taken by ${sum(({ accepted }) => accepted)}, bad ones refused by ${sum(({ refused }) => refused)}, ` +
    `${sum(({ noVerdict }) => noVerdict)} without a verdict; ` +
    lossFigures(losses)
  )
}

/** How much is lost, kind by kind. */
export function lossFigures(losses: readonly Loss[]): string {
  const kinds = new Map<string, number>()
  for (const { message } of losses) kinds.set(message, (kinds.get(message) ?? 0) + 1)
  return `losses: ${losses.length}${[...kinds].map(([message, count]) => `; ${count} × ${message}`).join('')}`
}
