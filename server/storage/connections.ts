import type { Kysely } from 'kysely'
import type { StoredConnection } from '#shared/connections/connection'
import { advance } from './counters'
import type { ConnectionStore } from './store'
import type { Tables } from './tables'
import { encode } from './text'

export function connectionStore(db: Kysely<Tables>): ConnectionStore {
  const kept = () => db.selectFrom('connections').select('body').where('removed_at', 'is', null)
  const find = async (id: string) => read(await kept().where('id', '=', encode(id)).executeTakeFirst())

  return {
    find,

    async list() {
      const rows = await kept().orderBy('position').execute()
      return rows.map((row) => JSON.parse(row.body) as StoredConnection)
    },

    async create(connection) {
      const row = { id: encode(connection.id), removed_at: null, body: JSON.stringify(connection) }
      await db.transaction().execute(async (trx) => {
        const position = await advance(trx, 'connections', 1)
        await trx
          .insertInto('connections')
          .values({ ...row, position })
          .execute()
      })
    },

    async update(connection) {
      const body = JSON.stringify(connection)
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('connections')
          .set({ body })
          .where('id', '=', encode(connection.id))
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      })
    },

    async remove(id, at) {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('connections')
          .set({ removed_at: at.getTime() })
          .where('id', '=', encode(id))
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      })
    },

    async restore(id) {
      const row = await db
        .transaction()
        .execute((trx) =>
          trx.updateTable('connections').set({ removed_at: null }).where('id', '=', encode(id)).returning('body').executeTakeFirst(),
        )
      return read(row)
    },

    async purge(before) {
      await db.transaction().execute((trx) => trx.deleteFrom('connections').where('removed_at', '<', before.getTime()).execute())
    },
  }
}

const read = (row: { body: string } | undefined) => row && (JSON.parse(row.body) as StoredConnection)
