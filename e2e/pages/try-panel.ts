import type { Locator, Page } from 'playwright/test'

/** The form of a tool and its result. */
export class TryPanel {
  readonly form: Locator
  readonly result: Locator
  readonly call: Locator
  readonly sendAnyway: Locator
  readonly cancel: Locator
  readonly problems: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.form = page.getByRole('region', { name: 'Arguments', exact: true })
    this.result = page.getByRole('region', { name: 'Result', exact: true })
    this.call = page.getByRole('button', { name: /^Call tool/ })
    this.sendAnyway = page.getByRole('button', { name: 'Send anyway' })
    this.cancel = page.getByRole('button', { name: 'Cancel the call' })
    this.problems = page.getByRole('button', { name: /to correct$/ })
  }

  /** The place of a field, by its JSON Pointer. */
  place(at: string): Locator {
    return this.form.locator(`[data-at="${at}"]`)
  }

  field(at: string): Locator {
    return this.place(at).locator('input:not([type=radio]), textarea').first()
  }

  /** What opens and closes a nested object. */
  fold(at: string): Locator {
    return this.place(at).locator('button[aria-expanded]:not([aria-haspopup])').first()
  }

  async choose(at: string, option: string): Promise<void> {
    await this.place(at).getByRole('radio', { name: option, exact: true }).first().check()
  }

  /** Takes one of the ways that a field's menu offers. */
  async menu(at: string, entry: RegExp): Promise<void> {
    await this.place(at).hover()
    await this.place(at)
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await this.#page.getByRole('menuitem', { name: entry }).click()
  }

  async view(name: 'Form' | 'JSON'): Promise<void> {
    await this.form.getByRole('radio', { name, exact: true }).check()
  }
}
