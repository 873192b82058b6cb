import type { Kysely } from 'kysely'
import type { Tables } from './tables'

const hour = 3_600_000
const day = 24 * hour
const month = 30 * day

/** `current` is the newest version of its toolset, which always stays. */
type AgingVersion = { toolsetId: string; version: number; current: number; savedAt: number }

/** Removes, toolset by toolset, the versions that need not be kept any longer. */
export async function thin(db: Kysely<Tables>, now: Date): Promise<void> {
  const aging = await db
    .selectFrom('toolset_versions as v')
    .innerJoin('toolsets as t', 't.id', 'v.toolset_id')
    .leftJoin('toolset_links as l', (join) => join.onRef('l.toolset_id', '=', 'v.toolset_id').onRef('l.version', '=', 'v.version'))
    .select(['v.toolset_id as toolsetId', 'v.version', 't.version as current', 'v.saved_at as savedAt'])
    .where('v.saved_at', '<', now.getTime() - day)
    .where('v.note', 'is', null)
    .where('l.version', 'is', null)
    .execute()
  for (const [toolsetId, versions] of surplus(aging, now.getTime())) {
    await db.transaction().execute(async (trx) => {
      for (const version of versions)
        await trx.deleteFrom('toolset_versions').where('toolset_id', '=', toolsetId).where('version', '=', version).execute()
    })
  }
}

/** Of the versions older than a day the last of each hour stays, after a month the last of each day. */
export function surplus(aging: readonly AgingVersion[], now: number): Map<string, number[]> {
  const span = ({ toolsetId, savedAt }: AgingVersion) =>
    now - savedAt > month ? `${toolsetId} day ${Math.floor(savedAt / day)}` : `${toolsetId} hour ${Math.floor(savedAt / hour)}`
  const last = new Map<string, number>()
  for (const entry of aging) last.set(span(entry), Math.max(entry.version, last.get(span(entry)) ?? 0))

  const gone = new Map<string, number[]>()
  for (const entry of aging) {
    if (entry.version === entry.current || entry.version === last.get(span(entry))) continue
    const versions = gone.get(entry.toolsetId) ?? []
    versions.push(entry.version)
    gone.set(entry.toolsetId, versions)
  }
  return gone
}
