import type { Migration } from './migration'

export const toolsetLinks = {
  id: '0002-toolset-links',
  async up(db) {
    await db.schema
      .createTable('toolset_links')
      .addColumn('toolset_id', 'text', (column) => column.primaryKey().references('toolsets.id').onDelete('cascade'))
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
  },
} as const satisfies Migration
