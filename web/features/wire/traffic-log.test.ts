import { expect, test } from 'vitest'
import { type Entry, TrafficLog } from './traffic-log'

/** A series of which the newest `kept` can be read, as our server has it. */
function series(kept: number) {
  const asked: number[] = []
  let all: Entry[] = []
  return {
    asked,
    write(amount: number, at = 'first run') {
      for (let seq = all.length + 1; amount > 0; seq++, amount--) all.push({ seq, at, text: `entry ${seq}` })
    },
    restart() {
      all = []
    },
    log: (options: { most?: number; mostChars?: number } = {}) =>
      new TrafficLog<Entry>({
        pageSize: 3,
        most: 100,
        mostChars: 10_000,
        ...options,
        read: async (after) => {
          asked.push(after)
          const first = Math.max(0, all.length - kept)
          const start = Math.max(first, after)
          return { entries: all.slice(start, start + 3), dropped: Math.max(0, first - after) }
        },
      }),
  }
}

const seqs = (log: TrafficLog<Entry>) => log.state().entries.map(({ seq }) => seq)

test('reading goes on where it stopped', async () => {
  const { log: make, write, asked } = series(100)
  const log = make()
  write(4)
  await log.catchUp()
  write(1)
  await log.catchUp()
  expect(seqs(log)).toEqual([1, 2, 3, 4, 5])
  expect(asked).toEqual([0, 3, 4])
  expect(log.state()).toMatchObject({ gone: 0, isRead: true })
})

test('what was dropped before it could be read is counted, and the list has no hole', async () => {
  const { log: make, write } = series(4)
  const log = make()
  write(6)
  await log.catchUp()
  expect(seqs(log)).toEqual([3, 4, 5, 6])
  expect(log.state().gone).toBe(2)
  write(10)
  await log.catchUp()
  expect(seqs(log)).toEqual([13, 14, 15, 16])
  expect(log.state().gone).toBe(12)
})

test('a page keeps a bounded number of entries and characters', async () => {
  const { log: make, write } = series(100)
  write(9)
  const few = make({ most: 5 })
  await few.catchUp()
  expect(seqs(few)).toEqual([5, 6, 7, 8, 9])
  expect(few.state().gone).toBe(4)
  const short = make({ mostChars: 3 * 'entry 1'.length })
  await short.catchUp()
  expect(seqs(short)).toEqual([7, 8, 9])
})

test('after our server has started anew the list starts anew', async () => {
  const { log: make, write, restart } = series(100)
  const log = make()
  write(5)
  await log.catchUp()
  restart()
  write(2, 'second run')
  await log.catchUp()
  expect(log.state().entries.map(({ seq, at }) => `${seq} ${at}`)).toEqual(['1 second run', '2 second run'])
})

test('an empty series has been read too', async () => {
  const log = series(100).log()
  await log.catchUp()
  expect(log.state()).toEqual({ entries: [], gone: 0, isRead: true })
})
