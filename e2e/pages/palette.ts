import { expect, type Locator, type Page } from 'playwright/test'

/** What opens with Ctrl+K. */
export class Palette {
  readonly field: Locator
  readonly entries: Locator
  readonly chosen: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByRole('combobox', { name: 'Search or run' })
    this.entries = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
    this.chosen = this.entries.and(page.locator('[aria-selected=true]'))
  }

  /** Pressed again where the page was not listening yet, as a person would. */
  async open(): Promise<void> {
    await expect(async () => {
      if (!(await this.field.isVisible())) await this.#page.keyboard.press('ControlOrMeta+k')
      await this.field.waitFor({ timeout: 2_000 })
    }).toPass()
  }

  async find(text: string): Promise<void> {
    await this.open()
    await this.#page.keyboard.type(text)
  }

  async run(text: string): Promise<void> {
    await this.find(text)
    await this.#page.keyboard.press('Enter')
  }
}
