import { describe, expect, test } from 'vitest'
import type { Desk } from './store.contract'
import { difficultTexts, short } from './testing/difficult-texts'

export function settingsContract(desk: () => Desk): void {
  describe('settings', () => {
    test('a setting that was never set is undefined, one set to null is null', async () => {
      const { settings } = desk().storage
      expect(await settings.get('theme')).toBeUndefined()
      await settings.set('theme', null)
      expect(await settings.get('theme')).toBeNull()
    })

    test('the last value stands', async () => {
      const { settings } = desk().storage
      await settings.set('history', { maxCount: 1 })
      await settings.set('history', { maxCount: 2 })
      expect(await settings.get('history')).toEqual({ maxCount: 2 })
    })

    test('names that differ in case only are different', async () => {
      const { settings } = desk().storage
      await settings.set('Key', 1)
      await settings.set('key', 2)
      expect(await settings.get('Key')).toBe(1)
    })

    test.each(difficultTexts.map((text) => [short(text), text]))('keeps %s to the letter', async (_, text) => {
      const { settings } = desk().storage
      const key = text.slice(0, 200)
      const value = JSON.parse(`{"__proto__": {"polluted": true}, "text": ${JSON.stringify(text)}, ${JSON.stringify(key)}: [1]}`)
      await settings.set(key, value)
      expect(JSON.stringify(await settings.get(key))).toBe(JSON.stringify(value))
    })
  })
}
