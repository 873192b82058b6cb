import { Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate'
import { migrations } from './migrations'
import type { Migration } from './migrations/migration'
import type { Tables } from './tables'

let db: Kysely<Tables>
beforeEach(() => {
  db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
})
afterEach(() => db.destroy())

const step = (id: string, ...statements: string[]): Migration => ({
  id,
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const first = step('0001-first', 'create table notes (text text)', `insert into notes values ('kept')`)
const second = step('0002-second', `alter table notes add column author text default 'me'`)
const broken = step('0003-broken', 'create table half (a text)', 'insert into nowhere values (1)')

const place = 'The database'
const applied = async () => (await db.selectFrom('toolwright_migrations').select('id').execute()).map(({ id }) => id)
const notes = async () => (await sql`select * from notes`.execute(db)).rows

test('an older database is brought up to date and keeps what it holds', async () => {
  await migrate(db, { place }, [first])
  await migrate(db, { place }, [first, second])
  expect(await notes()).toEqual([{ text: 'kept', author: 'me' }])
  expect(await applied()).toEqual(['0001-first', '0002-second'])
})

test('a step is taken once', async () => {
  await migrate(db, { place }, [first])
  await migrate(db, { place }, [first])
  expect(await notes()).toHaveLength(1)
})

test('where one step fails, none is taken', async () => {
  await migrate(db, { place }, [first])
  await expect(migrate(db, { place }, [first, second, broken])).rejects.toThrow('nowhere')
  expect(await notes()).toEqual([{ text: 'kept' }])
  expect(await applied()).toEqual(['0001-first'])
})

test('a database of a newer program is refused, never migrated down', async () => {
  await migrate(db, { place }, [first, second])
  await expect(migrate(db, { place }, [first])).rejects.toThrow(
    'The database was made by a newer Toolwright (its schema is version 2; this program knows up to 1). Nothing was changed. Start the newer Toolwright, or use another database.',
  )
  expect(await applied()).toEqual(['0001-first', '0002-second'])
})

test('every migration is registered under its file name, in order', () => {
  const files = Object.keys(import.meta.glob('./migrations/0*.ts')).map((path) => path.slice('./migrations/'.length, -'.ts'.length))
  expect(migrations.map(({ id }) => id)).toEqual(files.sort())
})
