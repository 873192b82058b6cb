import { expect, test } from 'vitest'
import { Ring } from './ring'

test('entries are read in pages, and what is gone is counted', () => {
  const ring = new Ring<{ bytes: number; n: number }>({ count: 3, bytes: 1000 })
  for (let n = 1; n <= 5; n++) ring.push({ bytes: 1, n })
  expect(ring.after(0, 10)).toEqual({
    entries: [
      { bytes: 1, n: 3, seq: 3 },
      { bytes: 1, n: 4, seq: 4 },
      { bytes: 1, n: 5, seq: 5 },
    ],
    dropped: 2,
  })
  expect(ring.after(3, 1)).toEqual({ entries: [{ bytes: 1, n: 4, seq: 4 }], dropped: 0 })
  expect(ring.after(5, 10)).toEqual({ entries: [], dropped: 0 })
  expect(ring.tail(2).map((entry) => entry.n)).toEqual([4, 5])
})

test('bytes bound it too, and an entry larger than all is not kept', () => {
  const ring = new Ring<{ bytes: number }>({ count: 100, bytes: 10 })
  ring.push({ bytes: 6 })
  ring.push({ bytes: 6 })
  expect(ring.after(0, 10).entries.map((entry) => entry.seq)).toEqual([2])
  ring.push({ bytes: 11 })
  expect(ring.after(0, 10)).toEqual({ entries: [], dropped: 3 })
  expect(ring.push({ bytes: 1 })).toBe(4)
})

test('numbers never restart however long it goes on', () => {
  const ring = new Ring<{ bytes: number }>({ count: 10, bytes: 1000 })
  for (let n = 0; n < 50_000; n++) ring.push({ bytes: 1 })
  expect(ring.after(49_995, 10).entries.map((entry) => entry.seq)).toEqual([49_996, 49_997, 49_998, 49_999, 50_000])
})
