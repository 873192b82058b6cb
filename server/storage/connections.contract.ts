import { describe, expect, test } from 'vitest'
import type { Desk } from './store.contract'
import { difficultTexts } from './testing/difficult-texts'
import { aConnection, at, someTime } from './testing/samples'

export function connectionContract(desk: () => Desk): void {
  describe('connections', () => {
    test('are listed in the order they were created, also after an update', async () => {
      const { connections } = desk().storage
      for (const id of ['b', 'B', 'a', '10', '9']) await connections.create(aConnection(id))
      expect(await connections.update(aConnection('b', { name: 'renamed' }))).toBe(true)
      expect((await connections.list()).map((connection) => connection.id)).toEqual(['b', 'B', 'a', '10', '9'])
      expect(await connections.find('b')).toEqual(aConnection('b', { name: 'renamed' }))
    })

    test('ids that differ in case only are different', async () => {
      const { connections } = desk().storage
      await connections.create(aConnection('Abc'))
      expect(await connections.find('abc')).toBeUndefined()
    })

    test('an id is given once', async () => {
      const { connections } = desk().storage
      await connections.create(aConnection('a'))
      await expect(connections.create(aConnection('a', { name: 'other' }))).rejects.toThrow()
      expect(await connections.find('a')).toEqual(aConnection('a'))
    })

    test('what is not there cannot be found, updated, removed or restored, whatever its id looks like', async () => {
      const { connections } = desk().storage
      for (const id of difficultTexts) {
        expect(await connections.find(id)).toBeUndefined()
        expect(await connections.update(aConnection(id))).toBe(false)
        expect(await connections.remove(id, someTime)).toBe(false)
        expect(await connections.restore(id)).toBeUndefined()
      }
    })

    test('a removed one is gone from sight until it is restored, to its old place', async () => {
      const { connections } = desk().storage
      for (const id of ['a', 'b', 'c']) await connections.create(aConnection(id))
      expect(await connections.remove('b', someTime)).toBe(true)
      expect(await connections.remove('b', someTime)).toBe(false)
      expect(await connections.update(aConnection('b'))).toBe(false)
      expect(await connections.find('b')).toBeUndefined()
      expect((await connections.list()).map(({ id }) => id)).toEqual(['a', 'c'])
      expect(await connections.restore('b')).toEqual(aConnection('b'))
      expect((await connections.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    })

    test('a purge forgets what was removed before a time, and nothing else', async () => {
      const { connections } = desk().storage
      for (const id of ['old', 'recent', 'kept']) await connections.create(aConnection(id))
      await connections.remove('old', at('2026-01-01T00:00:00Z'))
      await connections.remove('recent', at('2026-02-01T00:00:00Z'))
      await connections.purge(at('2026-02-01T00:00:00Z'))
      expect(await connections.restore('old')).toBeUndefined()
      expect(await connections.restore('recent')).toBeDefined()
      expect(await connections.find('kept')).toBeDefined()
    })

    test('difficult texts stay as they are in every member', async () => {
      const { connections } = desk().storage
      for (const [index, text] of difficultTexts.entries()) {
        const transport = { type: 'stdio' as const, command: text, args: [text], env: { [text]: text } }
        const connection = aConnection(`${index}`, { name: text, transport })
        await connections.create(connection)
        expect(JSON.stringify(await connections.find(`${index}`))).toBe(JSON.stringify(connection))
      }
    })
  })
}
