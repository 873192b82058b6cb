import { describe, expect, test } from 'vitest'
import type { ToolsetLink } from './store'
import type { Desk } from './store.contract'
import { difficultTexts, short } from './testing/difficult-texts'
import { aToolset, at, someTime } from './testing/samples'

const aLink = (toolsetId: string, change: Partial<ToolsetLink> = {}): ToolsetLink => ({
  toolsetId,
  version: 1,
  linked: { path: '/project/tools', kind: 'folder', format: 'mtdf', dialect: 'ahma-0.6' },
  files: { 'gh.json': 'hash' },
  ...change,
})

export function linkContract(desk: () => Desk): void {
  describe('links of toolsets', () => {
    test('a link is kept with its toolset, and the last one stands', async () => {
      const { links, toolsets } = desk().storage
      await toolsets.create('t', aToolset(), someTime)
      expect(await links.find('t')).toBeUndefined()
      await links.save(aLink('t'))
      const changed = aLink('t', { version: 2, files: {}, texts: [{ file: 'gh.json', text: '{}' }] })
      await links.save(changed)
      expect(await links.find('t')).toEqual(changed)
      expect(await (await desk().reopen()).links.list()).toEqual([changed])
    })

    test('a link can be taken away; the toolset stays', async () => {
      const { links, toolsets } = desk().storage
      await toolsets.create('t', aToolset(), someTime)
      await links.save(aLink('t'))
      expect(await links.remove('t')).toBe(true)
      expect(await links.remove('t')).toBe(false)
      expect(await links.list()).toEqual([])
      expect(await toolsets.find('t')).toBeDefined()
    })

    test('the link of a deleted toolset is not seen, comes back with it, and goes for good with it', async () => {
      const { links, toolsets } = desk().storage
      await toolsets.create('t', aToolset(), someTime)
      await links.save(aLink('t'))
      await toolsets.remove('t', someTime)
      expect([await links.find('t'), await links.list()]).toEqual([undefined, []])
      await toolsets.restore('t')
      expect(await links.find('t')).toEqual(aLink('t'))
      await toolsets.remove('t', someTime)
      await toolsets.purge(at('2026-05-01T00:00:00Z'))
      await toolsets.create('t', aToolset(), someTime)
      expect(await links.find('t')).toBeUndefined()
    })

    test('the version that the files say is not thinned out', async () => {
      const { links, toolsets } = desk().storage
      await toolsets.create('t', aToolset(), at('2026-01-01T10:00:00Z'))
      for (const baseVersion of [1, 2, 3]) await toolsets.save('t', { toolset: aToolset(), baseVersion, at: at('2026-01-01T10:01:00Z') })
      await links.save(aLink('t', { version: 2 }))
      await toolsets.thin(at('2026-05-10T11:00:00Z'))
      expect((await toolsets.versions('t'))?.map(({ version }) => version)).toEqual([4, 2])
    })

    test.each(difficultTexts.map((text) => [short(text), text]))('keep %s to the letter', async (_, text) => {
      const { links, toolsets } = desk().storage
      await toolsets.create(text, aToolset(), someTime)
      const link = aLink(text, { texts: [{ file: text, text }] })
      await links.save(link)
      expect(JSON.stringify(await links.find(text))).toBe(JSON.stringify(link))
    })
  })
}
