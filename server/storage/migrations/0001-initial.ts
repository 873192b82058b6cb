import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration'

export const initial = {
  id: '0001-initial',
  async up(db) {
    await counters(db)
    await db.schema
      .createTable('connections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    await toolsets(db)
    await calls(db)
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
} as const satisfies Migration

async function counters(db: Kysely<unknown>) {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
  for (const name of ['connections', 'toolsets', 'calls.count', 'calls.bytes', 'calls.dropped']) {
    await sql`insert into counters (name, value) values (${name}, 0)`.execute(db)
  }
}

async function toolsets(db: Kysely<unknown>) {
  await db.schema
    .createTable('toolsets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('toolset_versions')
    .addColumn('toolset_id', 'text', (column) => column.notNull().references('toolsets.id').onDelete('cascade'))
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('toolset_versions_key', ['toolset_id', 'version'])
    .execute()
  await db.schema.createIndex('toolset_versions_by_time').on('toolset_versions').column('saved_at').execute()
}

async function calls(db: Kysely<unknown>) {
  await db.schema
    .createTable('calls')
    // For libsql the name of a type is only a hint: it keeps bytes as bytes.
    .addColumn('id', 'bytea', (column) => column.primaryKey())
    .addColumn('connection_id', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('tool_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('calls_by_connection').on('calls').columns(['connection_id', 'id']).execute()
  await db.schema.createIndex('calls_by_tool').on('calls').columns(['tool_hash', 'id']).execute()
}
