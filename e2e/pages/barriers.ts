import { expect } from '../fixtures'
import type { Person } from './person'

/** The same state in both themes: nothing keeps anybody out, and nothing has to be scrolled sideways. */
export async function isOpenToAll(person: Person, state: string): Promise<void> {
  await person.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await person.findsBarriers(), `${state}, light`).toEqual([])
  await person.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await person.findsBarriers(['color-contrast']), `${state}, dark`).toEqual([])
  const isTooWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect.soft(isTooWide, `${state}: it scrolls sideways`).toBe(false)
}
