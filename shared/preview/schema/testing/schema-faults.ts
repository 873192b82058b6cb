import { atPointer } from '../../../schema/refs'
import type { Doc } from '../../../tool/json'
import { clients } from '../../clients'
import type { Rewriter } from '../rewriter'

export const allRewriters: readonly { id: string; rewriter: Rewriter }[] = clients.flatMap(({ id, schema }) =>
  schema.rewriters.map((rewriter: Rewriter) => ({ id: `${id} ${rewriter.id}`, rewriter })),
)

/** What is wrong with how every client hands a schema on, whatever the schema: each fault in a few words. */
export function rewritingFaults(schema: Doc): string[] {
  const before = JSON.stringify(schema)
  const faults = allRewriters.flatMap(({ id, rewriter }) => {
    const { schema: made, losses } = rewriter.rewrite(schema, 't')
    const text = JSON.stringify(made ?? null)
    const said = new Set(losses.map(({ at, message }) => `${at} ${message}`))
    return [
      ...(JSON.stringify(JSON.parse(text)) === text ? [] : [`${id}: the result is no JSON`]),
      ...(said.size === losses.length ? [] : [`${id}: a loss is said twice`]),
      ...losses.flatMap(({ at }) => (atPointer(schema, at) === undefined ? [`${id}: there is no place ${at}`] : [])),
    ]
  })
  return JSON.stringify(schema) === before ? faults : [...faults, 'the schema was changed']
}
