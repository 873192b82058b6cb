import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { advance, read } from './counters'
import type { CallLimits, CallRecord, CallStore } from './store'
import type { Tables } from './tables'
import { decode, encode, hash, storable } from './text'

/** Few enough for both databases' bounds on the values of one statement. */
const rowsAtOnce = 200

export function callStore(db: Kysely<Tables>): CallStore {
  const calls = db.selectFrom('calls').select(['id', 'connection_id', 'tool', 'started_at', 'text'])
  return {
    async write(records, limits) {
      const rows = records.map(toRow)
      // A call that alone is over the bound would push out all others and then go itself.
      const fitting = rows.filter((row) => row.bytes <= limits.maxBytes)
      return db.transaction().execute(async (trx) => {
        const totals = await insert(trx, fitting)
        const dropped = rows.length - fitting.length + (await dropOldest(trx, totals, limits))
        if (dropped > 0) await advance(trx, 'calls.dropped', dropped)
        return dropped
      })
    },

    async amend(record, limits) {
      const row = toRow(record)
      if (row.bytes > limits.maxBytes) return 0
      return db.transaction().execute(async (trx) => {
        // The totals first: a write holds them while it drops calls, and this one may be among them.
        await changeTotals(trx, 0, 0)
        const old = await trx.selectFrom('calls').select('bytes').where('id', '=', row.id).executeTakeFirst()
        if (!old) return 0
        await trx.updateTable('calls').set({ text: row.text, bytes: row.bytes }).where('id', '=', row.id).execute()
        const dropped = await dropOldest(trx, await changeTotals(trx, 0, row.bytes - old.bytes), limits)
        if (dropped > 0) await advance(trx, 'calls.dropped', dropped)
        return dropped
      })
    },

    async find(id) {
      const row = await calls.where('id', '=', key(id)).executeTakeFirst()
      return row && toRecord(row)
    },

    async list({ connectionId, tool, before, limit }) {
      let query = calls.orderBy('id', 'desc').limit(limit)
      if (connectionId !== undefined) query = query.where('connection_id', '=', encode(connectionId))
      if (tool !== undefined) query = query.where('tool_hash', '=', hash(tool))
      if (before !== undefined) query = query.where('id', '<', key(before))
      return (await query.execute()).map(toRecord)
    },

    dropped: () => read(db, 'calls.dropped'),
  }
}

type Row = Selectable<Tables['calls']>
type NewRow = Insertable<Tables['calls']>
type Totals = { count: number; bytes: number }

/** A call that is there already is left alone: a batch may be written again after a failure. */
async function insert(trx: Transaction<Tables>, rows: readonly NewRow[]): Promise<Totals> {
  const added: { bytes: number }[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce)
    added.push(
      ...(await trx
        .insertInto('calls')
        .values(part)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('bytes')
        .execute()),
    )
  }
  return changeTotals(trx, added.length, sum(added))
}

async function dropOldest(trx: Transaction<Tables>, totals: Totals, limits: CallLimits): Promise<number> {
  let { count, bytes } = totals
  const over = () => count > limits.maxCount || bytes > limits.maxBytes
  while (over()) {
    const oldest = await trx.selectFrom('calls').select(['id', 'bytes']).orderBy('id').limit(rowsAtOnce).execute()
    let last: Row['id'] | undefined
    for (const row of oldest) {
      if (!over()) break
      count--
      bytes -= row.bytes
      last = row.id
    }
    if (!last) break
    await trx
      .deleteFrom('calls')
      .where('id', '<=', key(idOf(last)))
      .execute()
  }
  const dropped = totals.count - count
  if (dropped > 0) await changeTotals(trx, -dropped, bytes - totals.bytes)
  return dropped
}

async function changeTotals(trx: Transaction<Tables>, count: number, bytes: number): Promise<Totals> {
  return { count: await advance(trx, 'calls.count', count), bytes: await advance(trx, 'calls.bytes', bytes) }
}

const sum = (rows: readonly { bytes: number }[]) => rows.reduce((total, row) => total + row.bytes, 0)

const key = (id: string) => Buffer.from(encode(id))
const idOf = (key: Row['id']) => decode(new TextDecoder().decode(key))

function toRow(call: CallRecord): NewRow {
  const text = storable(call.text)
  const tool = encode(call.tool)
  return {
    id: key(call.id),
    connection_id: encode(call.connectionId),
    tool,
    tool_hash: hash(call.tool),
    started_at: call.startedAt.getTime(),
    bytes: Buffer.byteLength(text) + Buffer.byteLength(tool),
    text,
  }
}

function toRecord(row: Omit<Row, 'tool_hash' | 'bytes'>): CallRecord {
  return {
    id: idOf(row.id),
    connectionId: decode(row.connection_id),
    tool: decode(row.tool),
    startedAt: new Date(row.started_at),
    text: row.text,
  }
}
