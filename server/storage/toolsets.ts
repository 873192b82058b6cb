import type { Kysely, Transaction } from 'kysely'
import type { SavedToolset, ToolsetSummary } from '#shared/api/toolsets'
import { countTools } from '#shared/tool/ids'
import type { Toolset } from '#shared/tool/toolset'
import { advance } from './counters'
import type { ToolsetStore } from './store'
import type { Tables } from './tables'
import { decode, encode } from './text'
import { thin } from './toolset-thinning'

export function toolsetStore(db: Kysely<Tables>): ToolsetStore {
  const versions = (id: string) =>
    db
      .selectFrom('toolset_versions as v')
      .innerJoin('toolsets as t', 't.id', 'v.toolset_id')
      .where('t.id', '=', encode(id))
      .where('t.removed_at', 'is', null)
  const read = async (id: string, query: ReturnType<typeof versions>): Promise<SavedToolset | undefined> => {
    const row = await query.select(['v.version', 'v.saved_at', 'v.body']).executeTakeFirst()
    return row && { id, version: row.version, updatedAt: iso(row.saved_at), toolset: JSON.parse(row.body) as Toolset }
  }
  const find = (id: string) => read(id, versions(id).whereRef('v.version', '=', 't.version'))

  return {
    find,
    version: (id, version) => read(id, versions(id).where('v.version', '=', version)),

    async list() {
      const rows = await db.selectFrom('toolsets').selectAll().where('removed_at', 'is', null).orderBy('position').execute()
      return rows.map((row) => ({
        id: decode(row.id),
        ...(JSON.parse(row.summary) as Summary),
        version: row.version,
        updatedAt: iso(row.updated_at),
      }))
    },

    async versions(id) {
      const rows = await versions(id).select(['v.version', 'v.saved_at', 'v.note']).orderBy('v.version', 'desc').execute()
      if (rows.length === 0) return undefined
      return rows.map(({ version, saved_at, note }) => ({
        version,
        savedAt: iso(saved_at),
        ...(note !== null && { note: decode(note) }),
      }))
    },

    async create(id, toolset, at) {
      const body = JSON.stringify(toolset)
      const row = { id: encode(id), version: 1, updated_at: at.getTime(), removed_at: null, summary: summary(toolset) }
      await db.transaction().execute(async (trx) => {
        const position = await advance(trx, 'toolsets', 1)
        await trx
          .insertInto('toolsets')
          .values({ ...row, position })
          .execute()
        await addVersion(trx, { toolset_id: row.id, version: 1, saved_at: row.updated_at, note: null, body })
      })
      return { id, version: 1, updatedAt: at.toISOString(), toolset }
    },

    async save(id, { toolset, baseVersion, note, at }) {
      const body = JSON.stringify(toolset)
      const change = { version: baseVersion + 1, updated_at: at.getTime(), summary: summary(toolset) }
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('toolsets')
          .set(change)
          .where('id', '=', encode(id))
          .where('version', '=', baseVersion)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return conflict(trx, id)
        const saved = { version: change.version, saved_at: change.updated_at, note: note === undefined ? null : encode(note) }
        await addVersion(trx, { toolset_id: encode(id), ...saved, body })
        return { saved: { id, version: change.version, updatedAt: at.toISOString() } }
      })
    },

    async remove(id, at) {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('toolsets')
          .set({ removed_at: at.getTime() })
          .where('id', '=', encode(id))
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      })
    },

    async restore(id) {
      await db.transaction().execute((trx) => trx.updateTable('toolsets').set({ removed_at: null }).where('id', '=', encode(id)).execute())
      return find(id)
    },

    /** The versions go with it, by the foreign key. */
    async purge(before) {
      await db.transaction().execute((trx) => trx.deleteFrom('toolsets').where('removed_at', '<', before.getTime()).execute())
    },

    thin: (now) => thin(db, now),
  }
}

type Summary = Pick<ToolsetSummary, 'name' | 'title' | 'tools'>

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

const summary = ({ name, title, nodes }: Toolset) =>
  JSON.stringify({ name, title, tools: countTools(nodes) } satisfies Record<keyof Summary, unknown>)

async function addVersion(trx: Transaction<Tables>, version: Tables['toolset_versions']) {
  await trx.insertInto('toolset_versions').values(version).execute()
}

async function conflict(trx: Transaction<Tables>, id: string) {
  const row = await trx
    .selectFrom('toolsets')
    .select('version')
    .where('id', '=', encode(id))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && { conflict: { currentVersion: row.version } }
}
