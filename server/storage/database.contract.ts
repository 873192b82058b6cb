import { describe, expect, test } from 'vitest'
import { StorageError } from './error'
import { migrations } from './migrations'
import type { Desk } from './store.contract'
import { aCall, aConnection, aToolset, someTime } from './testing/samples'

export function databaseContract(desk: () => Desk): void {
  describe('the database', () => {
    test('keeps everything when it is opened again', async () => {
      const { storage } = desk()
      await storage.connections.create(aConnection('c'))
      await storage.toolsets.create('t', aToolset(), someTime)
      await storage.calls.write([aCall('k')], { maxCount: 10, maxBytes: 10_000 })
      await storage.settings.set('s', { a: 1 })
      const reopened = await desk().reopen()
      expect(await reopened.connections.list()).toEqual([aConnection('c')])
      expect(await reopened.toolsets.find('t')).toMatchObject({ version: 1, toolset: aToolset() })
      expect(await reopened.calls.find('k')).toEqual(aCall('k'))
      expect(await reopened.settings.get('s')).toEqual({ a: 1 })
    })

    test('shows one handle at once what another has saved', async () => {
      const other = await desk().another()
      await desk().storage.settings.set('s', 'seen')
      expect(await other.settings.get('s')).toBe('seen')
    })

    test('gives places in order to two handles that create at once', async () => {
      const other = await desk().another()
      const made = Array.from({ length: 20 }, (_, index) => `c${index}`)
      await Promise.all(made.map((id, index) => (index % 2 ? other : desk().storage).connections.create(aConnection(id))))
      expect((await other.connections.list()).map(({ id }) => id).sort()).toEqual([...made].sort())
    })

    test('that a newer program made is refused with a sentence and left as it is', async () => {
      const { place, storage } = desk()
      await storage.settings.set('s', 1)
      const version = migrations.length + 6
      await place.run(`insert into toolwright_migrations (version, id) values (${version}, 'future')`)
      const opening = place.open()
      await expect(opening).rejects.toBeInstanceOf(StorageError)
      await expect(opening).rejects.toThrow(
        `was made by a newer Toolwright (its schema is version ${version}; this program knows up to ${migrations.length}). Nothing was changed.`,
      )
      expect(await storage.settings.get('s')).toBe(1)
    })

    test('can be opened for the first time by several at once', async () => {
      const { place, storage } = desk()
      await storage.close()
      for (const table of [
        'toolset_links',
        'toolset_versions',
        'toolsets',
        'connections',
        'calls',
        'settings',
        'counters',
        'toolwright_migrations',
      ])
        await place.run(`drop table ${table}`)
      const handles = await Promise.all([desk().another(), desk().another(), desk().another()])
      await handles[0]?.settings.set('s', 1)
      expect(await handles[2]?.settings.get('s')).toBe(1)
    })
  })
}
