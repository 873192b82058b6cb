import { expect, test } from 'vitest'
import { Ring } from './ring'

const one = { at: 1000, bytes: 1 }

test('entries are read in pages, and what is gone is counted', () => {
  const ring = new Ring<typeof one>({ count: 3, bytes: 1000 })
  for (let n = 1; n <= 5; n++) ring.push(one)
  expect(ring.after(0, 10)).toEqual({
    entries: [
      { ...one, seq: 3 },
      { ...one, seq: 4 },
      { ...one, seq: 5 },
    ],
    total: 3,
    dropped: 2,
  })
  expect(ring.after(3, 1)).toEqual({ entries: [{ ...one, seq: 4 }], total: 2, dropped: 0 })
  expect(ring.after(2, 0)).toEqual({ entries: [], total: 3, dropped: 0 })
  expect(ring.after(5, 10)).toEqual({ entries: [], total: 0, dropped: 0 })
  expect(ring.after(9, 10)).toEqual({ entries: [], total: 0, dropped: 0 })
  expect(ring.tail(2).map((entry) => entry.seq)).toEqual([4, 5])
})

test('bytes bound it too, and an entry larger than all is not kept', () => {
  const ring = new Ring<typeof one>({ count: 100, bytes: 10 })
  ring.push({ ...one, bytes: 6 })
  ring.push({ ...one, bytes: 6 })
  expect(ring.after(0, 10).entries.map((entry) => entry.seq)).toEqual([2])
  ring.push({ ...one, bytes: 11 })
  expect(ring.after(0, 10)).toEqual({ entries: [], total: 0, dropped: 3 })
  expect(ring.push(one)).toBe(4)
})

test('numbers never restart however long it goes on', () => {
  const ring = new Ring<typeof one>({ count: 10, bytes: 1000 })
  for (let n = 0; n < 50_000; n++) ring.push(one)
  expect(ring.after(49_995, 10).entries.map((entry) => entry.seq)).toEqual([49_996, 49_997, 49_998, 49_999, 50_000])
})

test('the last entry up to a moment is found, and none where all that is kept is younger', () => {
  const ring = new Ring<typeof one>({ count: 3, bytes: 1000 })
  for (const at of [1, 2, 2, 5]) ring.push({ ...one, at })
  expect([0, 1, 2, 4, 5, 9].map((moment) => ring.lastUntil(moment))).toEqual([0, 0, 3, 3, 4, 4])
})
