import { describe, expect, test } from 'vitest'
import type { CallRecord } from './store'
import type { Desk } from './store.contract'
import { difficultTexts, short } from './testing/difficult-texts'
import { aCall } from './testing/samples'

const roomy = { maxCount: 1_000, maxBytes: 10_000_000 }
const ids = (calls: readonly CallRecord[]) => calls.map((call) => call.id)

export function callContract(desk: () => Desk): void {
  describe('calls', () => {
    test('are listed with the greatest id first, whatever the order they were written in', async () => {
      const { calls } = desk().storage
      await calls.write([aCall('0b'), aCall('0c')], roomy)
      await calls.write([aCall('0a'), aCall('10'), aCall('0c2'), aCall('0C')], roomy)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['10', '0c2', '0c', '0b', '0a', '0C'])
      expect(await calls.find('0b')).toEqual(aCall('0b'))
      expect(await calls.find('0B')).toBeUndefined()
    })

    test('are read page by page without gaps or repeats', async () => {
      const { calls } = desk().storage
      const made = Array.from({ length: 25 }, (_, index) => `c${(index + 100).toString(16)}`)
      await calls.write(
        made.map((id) => aCall(id)),
        roomy,
      )
      const seen: string[] = []
      for (let before: string | undefined; ; before = seen.at(-1)) {
        const page = await calls.list({ limit: 4, ...(before && { before }) })
        if (page.length === 0) break
        seen.push(...ids(page))
      }
      expect(seen).toEqual(made.reverse())
    })

    test('can be read on from a call that is not stored', async () => {
      const { calls } = desk().storage
      await calls.write([aCall('a'), aCall('c')], roomy)
      expect(ids(await calls.list({ before: 'b', limit: 10 }))).toEqual(['a'])
    })

    test('can be asked for by connection and by tool, exactly', async () => {
      const { calls } = desk().storage
      const long = 'x'.repeat(100_000)
      await calls.write(
        [
          aCall('1', { connectionId: 'one', tool: 'echo' }),
          aCall('2', { connectionId: 'One', tool: 'Echo' }),
          aCall('3', { connectionId: 'one', tool: `${long}y` }),
          aCall('4', { connectionId: 'one', tool: long }),
        ],
        roomy,
      )
      expect(ids(await calls.list({ connectionId: 'one', limit: 10 }))).toEqual(['4', '3', '1'])
      expect(ids(await calls.list({ tool: 'Echo', limit: 10 }))).toEqual(['2'])
      expect(ids(await calls.list({ tool: 'ech_', limit: 10 }))).toEqual([])
      expect(ids(await calls.list({ connectionId: 'one', tool: long, limit: 10 }))).toEqual(['4'])
    })

    test('over the count, the oldest go, and how many went is known for good', async () => {
      const { calls } = desk().storage
      const limits = { ...roomy, maxCount: 3 }
      const batch = [5, 1, 4, 2, 3].map((n) => aCall(`c${n}`))
      expect(await calls.write(batch, limits)).toBe(2)
      expect(await calls.write([aCall('c6')], limits)).toBe(1)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['c6', 'c5', 'c4'])
      const reopened = await desk().reopen()
      expect(await reopened.calls.dropped()).toBe(3)
      expect(await reopened.calls.write([aCall('c7')], limits)).toBe(1)
    })

    test('over the bytes, the oldest go; one that alone is too large pushes nobody out', async () => {
      const { calls } = desk().storage
      const limits = { ...roomy, maxBytes: 1_000 }
      const sized = (id: string, bytes: number) => aCall(id, { text: `"${'x'.repeat(bytes)}"` })
      expect(await calls.write([sized('a', 400), sized('b', 400)], limits)).toBe(0)
      expect(await calls.write([sized('b9', 2_000)], limits)).toBe(1)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['b', 'a'])
      expect(await calls.write([sized('c', 500)], limits)).toBe(1)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['c', 'b'])
      expect(await calls.dropped()).toBe(2)
    })

    test('a lower limit empties a long history in one go', async () => {
      const { calls } = desk().storage
      await calls.write(
        Array.from({ length: 700 }, (_, index) => aCall(`c${index}`)),
        roomy,
      )
      expect(await calls.write([aCall('last')], { ...roomy, maxCount: 1 })).toBe(700)
      expect(ids(await calls.list({ limit: 500 }))).toEqual(['last'])
      expect(await calls.write([aCall('more')], { ...roomy, maxCount: 0 })).toBe(2)
      expect(await calls.list({ limit: 500 })).toEqual([])
    })

    test('an empty batch writes nothing, and drops what is over the limits', async () => {
      const { calls } = desk().storage
      await calls.write([aCall('a'), aCall('b'), aCall('c')], roomy)
      expect(await calls.write([], roomy)).toBe(0)
      expect(await calls.write([], { ...roomy, maxCount: 1 })).toBe(2)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['c'])
      expect(await calls.dropped()).toBe(2)
    })

    test('a batch that is written again counts once', async () => {
      const { calls } = desk().storage
      const limits = { ...roomy, maxCount: 2 }
      const batch = [aCall('a'), aCall('b'), aCall('b')]
      expect(await calls.write(batch, limits)).toBe(0)
      expect(await calls.write(batch, limits)).toBe(0)
      expect(await calls.write([], limits)).toBe(0)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['b', 'a'])
    })

    test('a call is written over, and counts with its new size', async () => {
      const { calls } = desk().storage
      const limits = { ...roomy, maxBytes: 1_000 }
      const sized = (id: string, bytes: number) => aCall(id, { text: `"${'x'.repeat(bytes)}"` })
      await calls.write([sized('a', 300), sized('b', 300)], limits)
      expect(await calls.amend(sized('b', 500), limits)).toBe(0)
      expect(await calls.find('b')).toEqual(sized('b', 500))
      expect(await calls.amend(sized('b', 2_000), limits)).toBe(0)
      expect(await calls.find('b')).toEqual(sized('b', 500))
      expect(await calls.amend(sized('gone', 10), limits)).toBe(0)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['b', 'a'])
      expect(await calls.amend(sized('b', 900), limits)).toBe(1)
      expect(ids(await calls.list({ limit: 10 }))).toEqual(['b'])
      expect(await calls.dropped()).toBe(1)
    })

    test('two handles that write at once keep the bounds', async () => {
      const handles = [desk().storage.calls, (await desk().another()).calls]
      const limits = { ...roomy, maxCount: 10 }
      const writes = Array.from({ length: 20 }, (_, index) => handles[index % 2]?.write([aCall(`c${index}`)], limits))
      await Promise.all(writes)
      expect(await handles[0]?.list({ limit: 100 })).toHaveLength(10)
      expect(await handles[1]?.dropped()).toBe(10)
    })

    test.each(difficultTexts.map((text) => [short(text), text]))('keep %s to the letter', async (_, text) => {
      const { calls } = desk().storage
      const call = aCall('c', { tool: text, text: `{ "result": ${JSON.stringify(text)},\n "n": 12345678901234567890 }` })
      await calls.write([call], roomy)
      expect(await calls.find('c')).toEqual(call)
      expect(ids(await calls.list({ tool: text, limit: 1 }))).toEqual(['c'])
    })

    test('a text with a lone surrogate written out stays equal as JSON', async () => {
      const { calls } = desk().storage
      await calls.write([aCall('c', { text: '"😀 \ud83d x"' })], roomy)
      expect(JSON.parse((await calls.find('c'))?.text ?? '')).toBe('😀 \ud83d x')
    })
  })
}
