import type { Kysely } from 'kysely'

/** One step of the schema. Once released it is never changed: databases carry its result. */
export type Migration = {
  /** Equal to the file name. */
  id: string
  up(db: Kysely<unknown>): Promise<void>
}
