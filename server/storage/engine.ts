import type { Dialect, Kysely, Transaction } from 'kysely'
import type { Tables } from './tables'

/** A database that Kysely can talk to, and what is particular about it. */
export type Engine = {
  dialect: Dialect
  /** How to name it to a person; never with a password. */
  place: string
  /** What must hold before the first query, beyond what the dialect does. */
  check?(db: Kysely<Tables>): Promise<void>
  /** Keeps other processes from migrating until the transaction ends. */
  lock?(trx: Transaction<Tables>): Promise<void>
  /** A sentence for an error met while opening. */
  explain(error: unknown): string
}
