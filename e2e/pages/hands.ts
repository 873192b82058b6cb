import { expect, type Locator, type Page } from 'playwright/test'

/** How somebody works a page: what to press, to fill in, to pick. The same story can be told by either hand. */
export type Hands = {
  press(target: Locator): Promise<void>
  fills(field: Locator, text: string): Promise<void>
  /** One of a radio group. */
  picks(radio: Locator): Promise<void>
  /** One option of a select. */
  selects(field: Locator, words: string): Promise<void>
  /** One entry of a button's menu. */
  choosesFrom(button: Locator, entry: Locator): Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  fills: (field, text) => field.fill(text),
  picks: (radio) => radio.check(),
  selects: async (field, words) => void (await field.selectOption({ label: words })),
  async choosesFrom(button, entry) {
    await button.click()
    await entry.click()
  },
}

/** Further than any page has stops. */
const mostStops = 150

/** No pointer at all: Tab leads to everything, and never stays. */
export function keyboard(page: Page): Hands {
  /** Where the focus stands, seen from the target. */
  const side = (target: Locator): Promise<'here' | 'before' | 'after'> =>
    target.evaluate((element) => {
      const { activeElement } = document
      if (!activeElement || activeElement === element) return activeElement ? 'here' : 'before'
      return element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before'
    })
  const reach = async (target: Locator) => {
    await target.waitFor()
    const back = (await side(target)) === 'after'
    for (let stop = 0; stop < mostStops; stop++) {
      if ((await side(target)) === 'here') return
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${target}.`)
  }
  return {
    async press(target) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async fills(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async picks(radio) {
      const name = await radio.getAttribute('name')
      await reach(page.locator(`input[type=radio][name="${name}"]:checked`))
      for (let turn = 0; turn < 12 && !(await radio.isChecked()); turn++) await page.keyboard.press('ArrowRight')
      await expect(radio).toBeChecked()
    },
    async selects(field, words) {
      await reach(field)
      await page.keyboard.type(words)
      await expect(field.locator('option:checked')).toHaveText(words)
    },
    async choosesFrom(button, entry) {
      await reach(button)
      await page.keyboard.press('Enter')
      await entry.waitFor()
      for (let turn = 0; turn < 40 && !(await entry.evaluate((element) => element === document.activeElement)); turn++)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
  }
}
