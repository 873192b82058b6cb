import { type Verdict, verdictOf } from '#shared/preview/approval'
import type { Client } from '#shared/preview/client'
import { clients } from '#shared/preview/clients/index'
import { namesIn, type Offer, type Preview, previewOf } from '#shared/preview/preview'
import { type GroupId, groupOf, groups } from '#shared/preview/words'
import { isDoc, member } from '#shared/tool/json'

/** A client in the column: what it does with a tool as it starts, and in a word what it changes of it. */
export type ClientRow = { client: Client; group: GroupId; change?: Change }

export type Change = { words: string; tone?: 'cut' | 'refused' }

export function clientRows(offer: Offer): readonly ClientRow[] {
  return clients.map((client) => {
    const seen = previewOf(client, offer, namesIn(client, [offer])?.[0])
    const change = changeOf(client, seen, offer)
    return { client, group: seenGroup(seen), ...(change && { change }) }
  })
}

/** A tool that the model is not offered is left out, whatever would be done with its calls. */
export const seenGroup = ({ verdict, leftOut }: Preview): GroupId => (leftOut ? 'leaves-out' : groupOf(verdict))

/** The groups that have somebody in them. */
export const groupedRows = (rows: readonly ClientRow[]) =>
  groups.map((group) => ({ ...group, rows: rows.filter((row) => row.group === group.id) })).filter(({ rows: inside }) => inside.length > 0)

/** What the other modes of a client do. */
export const otherModes = (client: Client, offer: Offer, mode: string | undefined): { id: string; label: string; verdict: Verdict }[] =>
  client.approval.modes
    .filter(({ id }) => id !== mode)
    .map((each) => ({ id: each.id, label: each.label, verdict: verdictOf(client, offer.tool, each) }))

function changeOf(client: Client, { verdict, name, description, schema }: Preview, { tool }: Offer): Change | undefined {
  if (name?.refused !== undefined) return { words: 'refuses the name', tone: 'refused' }
  if (schema?.error !== undefined) return { words: 'refuses the schema', tone: 'refused' }
  if (name?.cut && client.name.tooLong === 'hash') return { words: 'hashes', tone: 'cut' }
  if (name?.cut || description?.cut) return { words: 'cuts', tone: 'cut' }
  if (verdict.review) return { words: 'reviews too' }
  if (verdict.byName) return { words: 'by the name' }
  if (verdict.does === 'llm-judge') return { words: 'by a model' }
  if (isReordered(member(tool, 'inputSchema'), schema?.schema)) return { words: 'sorts fields' }
  if (schema?.losses.some(({ severity }) => severity === 'lost')) return { words: 'loses keywords' }
  return undefined
}

/** Whether the same parameters come in another order. */
export function isReordered(own: unknown, sent: unknown): boolean {
  const [before, after] = [propertiesOf(own), propertiesOf(sent)]
  const kept = new Set(after)
  return before.filter((name) => kept.has(name)).join('\n') !== after.filter((name) => before.includes(name)).join('\n')
}

function propertiesOf(schema: unknown): string[] {
  const properties = isDoc(schema) ? member(schema, 'properties') : undefined
  return isDoc(properties) ? Object.keys(properties) : []
}
