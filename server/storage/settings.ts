import type { Kysely } from 'kysely'
import type { Json } from '#shared/tool/json'
import type { SettingsStore } from './store'
import type { Tables } from './tables'
import { encode } from './text'

export function settingsStore(db: Kysely<Tables>): SettingsStore {
  return {
    async get(key) {
      const row = await db.selectFrom('settings').select('value').where('name', '=', encode(key)).executeTakeFirst()
      return row && (JSON.parse(row.value) as Json)
    },

    async set(key, value) {
      const text = JSON.stringify(value)
      await db.transaction().execute((trx) =>
        trx
          .insertInto('settings')
          .values({ name: encode(key), value: text })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
          .execute(),
      )
    },
  }
}
