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
    return this.form.locator(`[data-at=${JSON.stringify(at)}]`)
  }

  field(at: string): Locator {
    return this.place(at).locator('input:not([type=radio]), textarea').first()
  }

  /** What opens and closes a nested object. */
  fold(at: string): Locator {
    return this.place(at).locator('button[aria-expanded]:not([aria-haspopup])').first()
  }

  /** Presses a button of the field itself, not of what is inside it. */
  async press(at: string, name: string): Promise<void> {
    await this.place(at).getByRole('button', { name }).first().click()
  }

  /** One row of a list: its grip and its menu. */
  row(at: string, index: number): { grip: Locator; more: Locator; menu(entry: string): Promise<void> } {
    const row = this.place(at).locator(`[data-row="${index}"]`).first()
    const more = row.getByRole('button', { name: `More for ${at}/${index}`, exact: true })
    const menu = async (entry: string) => {
      await more.click()
      await this.#page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click()
    }
    return { grip: row.getByTitle('Drag to another place').first(), more, menu }
  }

  /** Opens a nested object if it is folded. */
  async open(at: string): Promise<void> {
    const fold = this.fold(at)
    if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  }

  /** Asks for a field that is offered as a chip. */
  async add(at: string, key: string): Promise<void> {
    if (await this.place(`${at}/${key}`).isVisible()) return
    const more = this.place(at).getByRole('button', { name: /^\d+ more$/ })
    if (await more.isVisible()) await more.click()
    const chip = this.place(at).getByRole('button', { name: key, exact: true })
    if (await chip.isVisible()) await chip.click()
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
