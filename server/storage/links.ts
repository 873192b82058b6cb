import type { Kysely } from 'kysely'
import type { LinkStore, ToolsetLink } from './store'
import type { Tables } from './tables'
import { decode, encode } from './text'

export function linkStore(db: Kysely<Tables>): LinkStore {
  const kept = () =>
    db
      .selectFrom('toolset_links as l')
      .innerJoin('toolsets as t', 't.id', 'l.toolset_id')
      .select(['l.toolset_id', 'l.version', 'l.body'])
      .where('t.removed_at', 'is', null)

  return {
    async list() {
      return (await kept().orderBy('t.position').execute()).map(read)
    },

    async find(toolsetId) {
      const row = await kept().where('l.toolset_id', '=', encode(toolsetId)).executeTakeFirst()
      return row && read(row)
    },

    async save({ toolsetId, version, ...body }) {
      const row = { version, body: JSON.stringify(body) }
      await db.transaction().execute((trx) =>
        trx
          .insertInto('toolset_links')
          .values({ toolset_id: encode(toolsetId), ...row })
          .onConflict((conflict) => conflict.column('toolset_id').doUpdateSet(row))
          .execute(),
      )
    },

    async remove(toolsetId) {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('toolset_links')
          .where('toolset_id', '=', encode(toolsetId))
          .executeTakeFirstOrThrow()
        return numDeletedRows > 0n
      })
    },
  }
}

const read = (row: Tables['toolset_links']): ToolsetLink => ({
  toolsetId: decode(row.toolset_id),
  version: row.version,
  ...(JSON.parse(row.body) as Omit<ToolsetLink, 'toolsetId' | 'version'>),
})
