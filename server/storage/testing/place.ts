import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { openStorage } from '../open'
import type { Storage } from '../store'

/** An empty place for a database, which several handles may open. */
export type Place = {
  open(): Promise<Storage>
  /** Runs SQL behind the storage's back. */
  run(sql: string): Promise<void>
  remove(): Promise<void>
}

export async function libsqlPlace(): Promise<Place & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolwright-storage-'))
  return {
    dataDir,
    open: () => openStorage({ dataDir }),
    async run(sql) {
      const database = new Database(join(dataDir, 'toolwright.db'))
      database.exec(sql)
      database.close()
    },
    async remove() {
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** A schema of its own in the given database. */
export async function postgresPlace(databaseUrl: string): Promise<Place & { databaseUrl: string }> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  const run = async (connectionString: string, sql: string) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(databaseUrl, `create schema ${schema}`)
  return {
    databaseUrl: url.href,
    open: () => openStorage({ dataDir: tmpdir(), databaseUrl: url.href }),
    run: (sql) => run(url.href, sql),
    remove: () => run(databaseUrl, `drop schema ${schema} cascade`),
  }
}
