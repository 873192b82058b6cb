import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

type Stop = { what: string; isMarked: boolean; isInSight: boolean }

/** What has the focus: whether it is marked as such, and whether it can be seen. `undefined` where nothing on the page has it. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    // A drawn control may stand in for the browser's own; the mark is then on what is drawn.
    const row = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
    const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label'), row].filter(
      (each) => each !== null,
    )
    const isMarked =
      drawn.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
      }) || getComputedStyle(focused, '::after').content !== 'none'
    const { left, top, right, bottom, width, height } = (row ?? focused.closest('label') ?? focused).getBoundingClientRect()
    const onTop = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, top + Math.min(height / 2, 14))
    const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && width > 0
    const label = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30)
    return {
      what: `${focused.tagName.toLowerCase()} ${focused.id} ${label}`,
      isMarked,
      isInSight: isWithin && drawn.some((each) => each === onTop || each.contains(onTop)),
    }
  })

for (const width of [1440, 400]) {
  test(`walking over a tool by Tab, the focus is always seen, at a width of ${width}`, async ({ person }) => {
    await person.home.sample.click()
    await expect(person.server.header).toContainText('connected')
    const [address] = person.page.url().split('/tools')
    await person.page.goto(`${address}/tools/station_report/try`)
    await person.page.setViewportSize({ width, height: 800 })
    await person.trying.field('/station_id').fill('ST-001')
    await person.trying.call.click()
    await expect(person.trying.result).toContainText('Answered')
    const next = async () => {
      await person.page.keyboard.press('Tab')
      // What has the focus is scrolled to by the next frame.
      await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      return stop(person.page)
    }
    // To the end first: then it begins at the top.
    while (await next()) {}
    const stops: Stop[] = []
    for (let here = await next(); here; here = await next()) stops.push(here)
    expect(stops.length).toBeGreaterThan(25)
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([])
  })
}

test('where more contrast is asked for, the borders of controls are stronger; where less motion, nothing moves', async ({ person }) => {
  await person.home.sample.click()
  await person.server.tool('station_report').click()
  await expect(person.trying.field('/station_id')).toBeVisible()
  const borders = () =>
    person.page.evaluate(() => {
      const found = [...document.querySelectorAll('main input, main textarea, main button, main [role=radiogroup]')]
        .filter((each) => each.checkVisibility({ opacityProperty: true }))
        .filter((each) => getComputedStyle(each).borderTopStyle === 'solid' && getComputedStyle(each).borderTopWidth !== '0px')
        .map((each) => `${each.tagName} ${each.className} ${getComputedStyle(each).borderTopColor}`)
      return found.filter((words) => !words.endsWith(', 0)') && !words.endsWith('rgb(142, 142, 152)'))
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await person.page.emulateMedia({ colorScheme, contrast: 'more' })
    await expect.poll(borders).toEqual([])
  }
  await person.page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
  await person.page.keyboard.press('Control+k')
  await expect(person.page.getByRole('dialog')).toBeVisible()
  expect(await person.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
})
