import { Kysely } from 'kysely'
import { callStore } from './calls'
import { connectionStore } from './connections'
import { StorageError } from './error'
import { libsql } from './libsql'
import { linkStore } from './links'
import { migrate } from './migrate'
import { postgres } from './postgres'
import { settingsStore } from './settings'
import type { Storage } from './store'
import type { Tables } from './tables'
import { toolsetStore } from './toolsets'

/** Opens the database in the data folder, or the PostgreSQL database of the URL, and brings it up to date. Throws a `StorageError`. */
export async function openStorage(options: { dataDir: string; databaseUrl?: string | undefined }): Promise<Storage> {
  const engine = options.databaseUrl ? await postgres(options.databaseUrl) : await libsql(options.dataDir)
  const db = new Kysely<Tables>({ dialect: engine.dialect })
  try {
    await engine.check?.(db)
    await migrate(db, engine)
  } catch (error) {
    // Closing what could not be opened may fail too; the first error is the one to tell.
    await db.destroy().catch(() => {})
    throw error instanceof StorageError ? error : new StorageError(engine.explain(error), { cause: error })
  }
  return {
    connections: connectionStore(db),
    toolsets: toolsetStore(db),
    links: linkStore(db),
    calls: callStore(db),
    settings: settingsStore(db),
    close: () => db.destroy(),
  }
}
