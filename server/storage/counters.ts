import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables'

export type Counter = 'connections' | 'toolsets' | 'calls.count' | 'calls.bytes' | 'calls.dropped'

/** Adds to a counter and answers with its new value. The row stays locked until the transaction ends, so numbers follow the order of commits. */
export async function advance(trx: Transaction<Tables>, name: Counter, by: number): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', by) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

export async function read(db: Kysely<Tables>, name: Counter): Promise<number> {
  const { value } = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
