import type { ColumnType } from 'kysely'

/**
 * Every text that a person or a server made is JSON text here, single strings included: PostgreSQL refuses NUL, libsql cuts the text at it,
 * and both lose lone surrogates. Times are milliseconds. Nothing is ordered by text, since collations differ.
 */
export type Tables = {
  toolwright_migrations: { version: number; id: string }
  counters: { name: string; value: number }
  connections: { id: string; position: number; removed_at: number | null; body: string }
  toolsets: { id: string; position: number; version: number; updated_at: number; removed_at: number | null; summary: string }
  toolset_versions: { toolset_id: string; version: number; saved_at: number; note: string | null; body: string }
  toolset_links: { toolset_id: string; version: number; body: string }
  calls: {
    /** As bytes, which sort alike everywhere; PostgreSQL gives a Buffer back, libsql an ArrayBuffer. */
    id: ColumnType<Buffer | ArrayBuffer, Buffer, never>
    connection_id: string
    tool: string
    /** Tool names may be longer than an index takes. */
    tool_hash: string
    started_at: number
    bytes: number
    text: string
  }
  settings: { name: string; value: string }
}
