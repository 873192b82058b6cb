import { PostgresDialect, sql } from 'kysely'
import type { Engine } from './engine'
import { StorageError } from './error'

/** A PostgreSQL database by its URL, whose password is shown nowhere. */
export async function postgres(databaseUrl: string): Promise<Engine> {
  const place = placeOf(databaseUrl)
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true, types: numbersFor(pg.types) })
  // The pool replaces a connection that breaks while idle; without a listener it would end the program.
  pool.on('error', () => {})
  return {
    dialect: new PostgresDialect({ pool }),
    place,
    async check(db) {
      const { rows } = await sql<{ encoding: string; schema: string | null }>`
        select current_setting('server_encoding') as encoding, current_schema() as schema`.execute(db)
      if (rows[0]?.encoding !== 'UTF8') throw new StorageError(`${place} is not in UTF8. Create it with "createdb --encoding=UTF8".`)
      if (!rows[0].schema) throw new StorageError(`${place} has no schema to work in. Create the schema that its search_path names.`)
    },
    async lock(trx) {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    },
    explain: (error) => `${place} ${reason(error)}`,
  }
}

/** Any number that others are unlikely to use. */
const migrationLock = 7_011_520_417

const int8 = 20

type Types = typeof import('pg').types

/** bigint as a number, for this pool only: our times, counts and versions stay far below 2^53. */
function numbersFor(types: Types): Pick<Types, 'getTypeParser'> {
  const getTypeParser = ((oid: number, format?: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as Types['getTypeParser']
  return { getTypeParser }
}

function placeOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  const known = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
  // A "/", "#" or "?" in a password that is not encoded would end up where a name is shown.
  if (!known || url.hash !== '' || /@/.test(url.pathname + url.search)) {
    throw new StorageError(
      'The database URL cannot be read. It looks like postgres://USER:PASSWORD@HOST:5432/DATABASE; write special characters in the password as %2F, %40, %23 and so on.',
    )
  }
  const host = url.hostname || url.searchParams.get('host') || 'localhost'
  return `The PostgreSQL database ${url.pathname.length > 1 ? `"${url.pathname.slice(1)}" ` : ''}at ${host}${url.port && `:${url.port}`}`
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN', 'ENOENT'])

function reason(error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  const message = error instanceof Error ? error.message : String(error)
  if (unreachable.has(code) || /timeout/i.test(message))
    return 'cannot be reached. Check that it runs and that host and port in the database URL are right.'
  if (code.startsWith('28')) return 'refuses the user or the password. Check both in the database URL.'
  if (code === '3D000') return 'does not exist. Create it with "createdb", or correct the name in the database URL.'
  if (code === '42501' || code === '25006')
    return `may not be changed by this user (${message}). Grant it the right to create tables, or use another user.`
  if (code === '42P07') return `already has tables of another program (${message}). Use a database or a schema of its own.`
  if (code === '53300') return 'has no connection left. Close other programs that use it, or raise max_connections.'
  return `cannot be opened: ${message}. Check the database URL and the server's log.`
}
