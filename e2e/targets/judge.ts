import { isDeepStrictEqual } from 'node:util'
import type { Loss } from '#shared/targets/target'
import { type Doc, isDoc, member } from '#shared/tool/json'
import { resolve } from '#shared/tool/resolve'
import type { Toolset } from '#shared/tool/toolset'
import { fittingArguments, unfitArguments } from './arguments'
import type { CallAnswer, Peer } from './peer'

export type Judged = { tools: number; accepted: number; refused: number; noVerdict: number; problems: string[] }

/** Compares what a generated server lists and does with the design; what it reported as lost is taken away on both sides. */
export async function judge(toolset: Toolset, losses: readonly Loss[], peer: Peer): Promise<Judged> {
  const designed = resolve(toolset)
    .filter(({ unlisted, tool }) => unlisted === undefined && typeof member(tool, 'name') === 'string')
    .map(({ plainName, tool }) => ({ tool, kept: (entry: Doc) => withoutLost(entry, losses, plainName) }))
  const listed = await peer.list()
  const judged: Judged = { tools: designed.length, accepted: 0, refused: 0, noVerdict: 0, problems: [] }
  const names = new Set<unknown>()
  if (listed.length !== designed.length) judged.problems.push(`${listed.length} tools listed, ${designed.length} designed`)
  for (const [index, { tool, kept }] of designed.entries()) {
    const name = member(tool, 'name') as string
    const problem = (what: string) => judged.problems.push(`${toolset.name}, ${name}: ${what}`)
    const entry = listed[index]
    if (!entry || !isDeepStrictEqual(kept(entry), kept(tool))) problem(`listed as ${JSON.stringify(entry)?.slice(0, 300)}`)
    const isSecond = names.has(name)
    names.add(name)
    const fitting = isSecond ? undefined : fittingArguments(tool)
    if (!fitting || hasDroppedName(tool)) {
      judged.noVerdict += 1
      continue
    }
    const refusal = errorTypeOf(await peer.call(name, fitting))
    if (refusal === 'validation_error' || refusal === 'internal_error') problem(`${refusal} for ${JSON.stringify(fitting).slice(0, 200)}`)
    else judged.accepted += 1
    const unfit = unfitArguments(tool, fitting)
    if (!unfit) continue
    const answer = await peer.call(name, unfit)
    if (answer.isError === true && hasFieldDetails(answer)) judged.refused += 1
    else problem(`answers ${JSON.stringify(unfit).slice(0, 100)} with ${JSON.stringify(answer).slice(0, 300)}`)
  }
  return judged
}

/** The SDK takes such an argument away before anybody sees it. */
const hasDroppedName = (tool: Doc) => JSON.stringify(member(tool, 'inputSchema')).includes('"__proto__"')

function withoutLost(entry: Doc, losses: readonly Loss[], plainName: string): Doc {
  const lost = losses.filter((loss) => loss.tool === plainName).map(({ at }) => at.slice(1))
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !lost.includes(key)))
}

const resultIn = ({ content }: CallAnswer): unknown => JSON.parse(content[0]?.text ?? 'null')

export function errorTypeOf(answer: CallAnswer): unknown {
  const result = resultIn(answer) as Doc
  return answer.isError === true && isDoc(result) ? member(result, 'error_type') : undefined
}

function hasFieldDetails(answer: CallAnswer): boolean {
  const result = resultIn(answer) as { error_type?: string; data?: { validation_errors?: { field: string; message: string }[] } }
  const errors = result.data?.validation_errors ?? []
  return (
    result.error_type === 'validation_error' &&
    errors.length > 0 &&
    errors.every(({ field, message }) => typeof field === 'string' && message !== '')
  )
}
