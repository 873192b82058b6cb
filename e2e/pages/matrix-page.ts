import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'

/** All tools of a server or a toolset in all clients. */
export class MatrixPage {
  readonly grid: Locator
  /** The names of the tools in sight. */
  readonly tools: Locator
  readonly tip: Locator
  readonly filter: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.grid = page.getByRole('grid', { name: 'What each client does with each tool' })
    this.tools = this.grid.getByRole('rowheader').filter({ has: page.locator('bdi') })
    this.tip = page.getByRole('tooltip')
    this.filter = page.getByLabel('Filter tools')
  }

  /** From a tool, or the list of them, to all at once. */
  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: /^All tools/ }).click()
    await this.grid.waitFor()
  }

  async only(client: string): Promise<void> {
    await this.#page.getByRole('button', { name: /^Clients/ }).click()
    const row = this.#page.getByRole('dialog', { name: 'Clients' }).getByRole('button', { name: `Only ${client}`, exact: true })
    await row.focus()
    await this.#page.keyboard.press('Enter')
    await this.#page.keyboard.press('Escape')
  }

  async show(mark: string): Promise<void> {
    await this.#page.getByRole('radio', { name: new RegExp(`^${mark} \\d`) }).check()
  }

  head(client: string): Locator {
    return this.grid.getByRole('columnheader', { name: client, exact: true })
  }

  /** What a client does with a tool, as its cell says it. */
  async does(tool: string, client: string): Promise<string | null> {
    const column = await this.head(client).getAttribute('aria-colindex')
    const row = this.grid.getByRole('row').filter({ has: this.#page.getByRole('rowheader', { name: tool, exact: true }) })
    return row.locator(`[aria-colindex="${column}"]`).getAttribute('aria-label')
  }

  /** The lines of the table that is handed out. */
  async saves(): Promise<string[]> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    return readFileSync(await download.path(), 'utf8').split('\r\n')
  }
}
