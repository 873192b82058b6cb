import type { Locator, Page } from 'playwright/test'

/** The versions of a toolset. */
export class VersionsPage {
  readonly rows: Locator
  readonly counts: Locator
  readonly view: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.view = page.getByRole('region', { name: 'Versions' })
    this.rows = page.getByRole('grid', { name: 'Versions' }).getByRole('row')
    this.counts = this.view.getByRole('status')
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(new URL(`/toolsets/${id}/versions`, this.#page.url()).href)
    await this.view.waitFor()
  }

  /** What changed of one tool, told by the names that lead to it. */
  changesOf(path: string): Locator {
    return this.view.getByRole('region', { name: path, exact: true })
  }

  async compare(side: 'From' | 'To', version: number): Promise<void> {
    await this.view.getByRole('button', { name: new RegExp(`^${side} version`) }).click()
    await this.#page.getByRole('menuitemradio', { name: new RegExp(`^Version ${version}\\b`) }).click()
  }

  goBackTo(version: number): Locator {
    return this.view.getByRole('button', { name: `Go back to version ${version}` })
  }

  /** Saves what there is with a note. */
  async save(note: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+s')
    await this.#page.getByRole('textbox', { name: 'Note' }).fill(note)
    await this.#page.keyboard.press('Enter')
  }
}
