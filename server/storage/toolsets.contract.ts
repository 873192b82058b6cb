import { describe, expect, test } from 'vitest'
import type { Desk } from './store.contract'
import { difficultTexts, short } from './testing/difficult-texts'
import { aToolset, at, someTime } from './testing/samples'

export function toolsetContract(desk: () => Desk): void {
  describe('toolsets', () => {
    const later = at('2026-03-01T12:05:00.000Z')

    test('begin with version 1 and grow by one with each save', async () => {
      const { toolsets } = desk().storage
      const created = await toolsets.create('t', aToolset(), someTime)
      expect(created).toEqual({ id: 't', version: 1, updatedAt: someTime.toISOString(), toolset: aToolset() })
      const renamed = aToolset({ name: 'renamed' })
      expect(await toolsets.save('t', { toolset: renamed, baseVersion: 1, at: later })).toEqual({
        saved: { id: 't', version: 2, updatedAt: later.toISOString() },
      })
      expect(await toolsets.find('t')).toEqual({ id: 't', version: 2, updatedAt: later.toISOString(), toolset: renamed })
    })

    test('are listed in the order they were created, with what a list shows', async () => {
      const { toolsets } = desk().storage
      const group = { id: 'g', tool: { name: 'g' }, children: [{ id: 'g1', tool: { name: 'g1' } }] }
      await toolsets.create('z', aToolset({ title: 'Weather', nodes: [...aToolset().nodes, group] }), someTime)
      await toolsets.create('Z', aToolset({ nodes: [] }), someTime)
      await toolsets.save('z', { toolset: aToolset(), baseVersion: 1, at: later })
      expect(await toolsets.list()).toEqual([
        { id: 'z', name: 'weather', tools: 1, version: 2, updatedAt: later.toISOString() },
        { id: 'Z', name: 'weather', tools: 0, version: 1, updatedAt: someTime.toISOString() },
      ])
    })

    test('a save from an old or a future version changes nothing and names the current one', async () => {
      const { toolsets } = desk().storage
      await toolsets.create('t', aToolset(), someTime)
      await toolsets.save('t', { toolset: aToolset({ name: 'second' }), baseVersion: 1, at: later })
      for (const baseVersion of [1, 3, 0, 2 ** 40]) {
        const outcome = await toolsets.save('t', { toolset: aToolset({ name: 'lost' }), baseVersion, at: later })
        expect(outcome).toEqual({ conflict: { currentVersion: 2 } })
      }
      expect((await toolsets.find('t'))?.toolset.name).toBe('second')
      expect(await toolsets.versions('t')).toHaveLength(2)
    })

    test('of two handles that save from one version, exactly one wins, again and again', async () => {
      const handles = [desk().storage.toolsets, (await desk().another()).toolsets]
      await handles[0]?.create('t', aToolset(), someTime)
      for (let baseVersion = 1; baseVersion <= 10; baseVersion++) {
        const saves = [...handles, ...handles].map((toolsets, index) =>
          toolsets.save('t', { toolset: aToolset({ name: `by ${index}` }), baseVersion, at: later }),
        )
        const outcomes = await Promise.all(saves)
        expect(outcomes.filter((outcome) => outcome && 'saved' in outcome)).toHaveLength(1)
        expect(outcomes.filter((outcome) => outcome && 'conflict' in outcome)).toHaveLength(3)
        const winner = outcomes.findIndex((outcome) => outcome && 'saved' in outcome)
        expect(await handles[1]?.find('t')).toMatchObject({ version: baseVersion + 1, toolset: { name: `by ${winner}` } })
      }
    })

    test('every version can be read again, newest first, with its note', async () => {
      const { toolsets } = desk().storage
      await toolsets.create('t', aToolset({ name: 'one' }), someTime)
      await toolsets.save('t', { toolset: aToolset({ name: 'two' }), baseVersion: 1, note: 'why\0', at: later })
      await toolsets.save('t', { toolset: aToolset({ name: 'three' }), baseVersion: 2, at: later })
      expect(await toolsets.versions('t')).toEqual([
        { version: 3, savedAt: later.toISOString() },
        { version: 2, savedAt: later.toISOString(), note: 'why\0' },
        { version: 1, savedAt: someTime.toISOString() },
      ])
      expect(await toolsets.version('t', 1)).toMatchObject({ version: 1, updatedAt: someTime.toISOString(), toolset: { name: 'one' } })
      expect(await toolsets.version('t', 4)).toBeUndefined()
    })

    test('what is not there, or was removed, is neither found nor saved', async () => {
      const { toolsets } = desk().storage
      await toolsets.create('removed', aToolset(), someTime)
      expect(await toolsets.remove('removed', someTime)).toBe(true)
      expect(await toolsets.remove('removed', someTime)).toBe(false)
      for (const id of ['removed', 'REMOVED', ...difficultTexts]) {
        expect(await toolsets.find(id)).toBeUndefined()
        expect(await toolsets.versions(id)).toBeUndefined()
        expect(await toolsets.version(id, 1)).toBeUndefined()
        expect(await toolsets.save(id, { toolset: aToolset(), baseVersion: 1, at: later })).toBeUndefined()
      }
      expect(await toolsets.list()).toEqual([])
    })

    test('a removed one comes back with all its versions, until it is purged', async () => {
      const { toolsets } = desk().storage
      await toolsets.create('t', aToolset(), someTime)
      await toolsets.save('t', { toolset: aToolset({ name: 'two' }), baseVersion: 1, at: later })
      await toolsets.remove('t', at('2026-03-02T00:00:00Z'))
      await toolsets.purge(at('2026-03-02T00:00:00Z'))
      expect(await toolsets.restore('t')).toMatchObject({ version: 2, toolset: { name: 'two' } })
      expect(await toolsets.versions('t')).toHaveLength(2)
      await toolsets.remove('t', at('2026-03-02T00:00:00Z'))
      await toolsets.purge(at('2026-03-02T00:00:00.001Z'))
      expect(await toolsets.restore('t')).toBeUndefined()
      await toolsets.create('t', aToolset(), someTime)
      expect(await toolsets.versions('t')).toHaveLength(1)
    })

    test('versions thin out with age, but noted ones and the current one stay', async () => {
      const { toolsets } = desk().storage
      await toolsets.create('t', aToolset(), at('2026-01-01T10:00:00Z'))
      const saves: [string, string?][] = [
        ['2026-01-01T10:30:00Z', 'noted'],
        ['2026-01-01T23:00:00Z'],
        ['2026-03-01T10:00:00Z'],
        ['2026-03-01T10:59:59Z'],
        ['2026-03-01T11:00:00Z'],
        ['2026-03-09T11:00:00Z'],
        ['2026-03-09T11:30:00Z'],
        ['2026-03-09T11:31:00Z'],
      ]
      for (const [index, [time, note]] of saves.entries())
        await toolsets.save('t', { toolset: aToolset(), baseVersion: index + 1, at: at(time), ...(note && { note }) })
      const left = async () => (await toolsets.versions('t'))?.map(({ version }) => version)

      await toolsets.thin(at('2026-03-10T11:00:00Z'))
      expect(await left()).toEqual([9, 8, 7, 6, 5, 3, 2])
      await toolsets.thin(at('2026-05-10T11:00:00Z'))
      expect(await left()).toEqual([9, 6, 3, 2])
      expect(await toolsets.find('t')).toMatchObject({ version: 9 })
    })

    test.each(difficultTexts.map((text) => [short(text), text]))('keep %s to the letter, as key and as value', async (_, text) => {
      const { toolsets } = desk().storage
      const tool = JSON.parse(
        `{${JSON.stringify(text)}: ${JSON.stringify(text)}, "__proto__": {"x": 1}, "b": 1, "a": [${JSON.stringify(text)}]}`,
      )
      const toolset = aToolset({ name: text, title: text, nodes: [{ id: text, tool }] })
      await toolsets.create('t', toolset, someTime)
      expect(JSON.stringify((await toolsets.find('t'))?.toolset)).toBe(JSON.stringify(toolset))
      expect(await toolsets.list()).toMatchObject([{ name: text, title: text }])
    })
  })
}
