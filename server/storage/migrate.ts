import type { Kysely } from 'kysely'
import type { Engine } from './engine'
import { StorageError } from './error'
import { migrations } from './migrations'
import type { Migration } from './migrations/migration'
import type { Tables } from './tables'

/** Brings the schema up to date in one transaction. A database made by a newer program is left as it is. */
export async function migrate(
  db: Kysely<Tables>,
  engine: Pick<Engine, 'place' | 'lock'>,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await engine.lock?.(trx)
    await trx.schema
      .createTable('toolwright_migrations')
      .ifNotExists()
      .addColumn('version', 'bigint', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute()
    const { version } = await trx
      .selectFrom('toolwright_migrations')
      .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('version'))
      .executeTakeFirstOrThrow()
    if (version > known.length) throw newer(engine.place, version, known.length)
    for (const [index, migration] of known.entries()) {
      if (index < version) continue
      await migration.up(trx as unknown as Kysely<unknown>)
      await trx
        .insertInto('toolwright_migrations')
        .values({ version: index + 1, id: migration.id })
        .execute()
    }
  })
}

const newer = (place: string, found: number, known: number) =>
  new StorageError(
    `${place} was made by a newer Toolwright (its schema is version ${found}; this program knows up to ${known}). Nothing was changed. Start the newer Toolwright, or use another database.`,
  )
