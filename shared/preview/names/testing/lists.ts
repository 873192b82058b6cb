import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Doc } from '../../../tool/json'
import type { Client } from '../../client'
import { clients } from '../../clients'
import { namesIn, type Offer, previewOf } from '../../preview'
import type { SeenName } from '../name'

const folder = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../../shared/corpus'), 'tools')

/** Why there are no collected tool lists, where there are none. */
export const noLists = existsSync(folder) ? undefined : `There are no tool lists in ${folder}; TOOLWRIGHT_CORPUS may name a folder.`

/** The collected lists; of many every so many, so that all kinds are among them. */
export function collectedLists(most = Number.POSITIVE_INFINITY): { where: string; tools: Doc[] }[] {
  const files = noLists ? [] : readdirSync(folder).filter((file) => file.endsWith('.json'))
  const step = Math.max(1, files.length / most)
  const chosen = files.sort().filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  return chosen.map((file) => {
    const { tools } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { tools: Doc[] }
    return { where: basename(file, '.json'), tools }
  })
}

export type Judged = { tools: number; names: number; refused: number; noted: number; faults: string[] }

/** Every client's view of a list under its own name, and beside a second server that would like the same names. */
export function judge({ where, tools }: { where: string; tools: Doc[] }): Judged {
  const alone = tools.map((tool): Offer => ({ server: { key: where }, tool }))
  const beside = tools.map((tool): Offer => ({ server: { key: `${where.slice(0, 20)} (票据)`, announced: where }, tool }))
  const judged: Judged = { tools: tools.length, names: 0, refused: 0, noted: 0, faults: [] }
  for (const client of clients) {
    for (const offer of alone) previewed(client, offer)
    const together = showsOneServer(client) ? [alone] : [alone, [...alone, ...beside]]
    for (const offers of together) {
      for (const { id } of client.name.ways)
        count(judged, client, namesIn(client, offers, id) ?? [], `${where}, ${client.id}, ${id}`, offers.length)
    }
  }
  return judged
}

const showsOneServer = ({ id }: Client): boolean => id === 'mcp-inspector'

/** Nothing may throw, in whichever mode and for whichever model. */
function previewed(client: Client, offer: Offer): void {
  for (const mode of client.approval.modes) previewOf(client, offer, undefined, { mode: mode.id })
  for (const rewriter of client.schema.rewriters) previewOf(client, offer, undefined, { model: rewriter.id })
}

function count(judged: Judged, client: Client, seen: readonly SeenName[], where: string, expected: number): void {
  if (seen.length !== expected) judged.faults.push(`${where}: ${seen.length} names for ${expected} tools`)
  const met = new Set<string>()
  for (const one of seen) {
    judged.names += 1
    if (one.name === undefined && one.refused === undefined) judged.faults.push(`${where}: neither a name nor a reason`)
    if (one.refused !== undefined) judged.refused += 1
    if (one.notes) judged.noted += 1
    if (one.name === undefined || one.notes) continue
    const whole = `${one.namespace ?? ''}\0${one.name}`
    if (!isLegal(client, one)) judged.faults.push(`${where}: ${one.name} is not allowed, and nothing is said`)
    if (met.has(whole)) judged.faults.push(`${where}: ${one.name} comes twice, and nothing is said`)
    met.add(whole)
  }
}

function isLegal({ name: { max, charset } }: Client, { name = '', namespace }: SeenName): boolean {
  const allowed = /\[.*\]/.exec(charset ?? '')?.[0]
  const length = namespace === undefined ? name.length : namespace.length + 2 + name.length
  return length <= (max ?? length) && (allowed === undefined || new RegExp(`^${allowed}*$`).test(name))
}
