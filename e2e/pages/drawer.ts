import type { Locator, Page } from 'playwright/test'

/** The drawer under a server's pane. */
export class Drawer {
  readonly frames: Locator
  readonly frame: Locator
  readonly lines: Locator
  readonly calls: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.frames = page.getByRole('grid', { name: 'Frames' }).getByRole('row')
    this.frame = page.getByRole('region', { name: 'Chosen frame' })
    this.lines = page.getByRole('grid', { name: 'Lines of stderr' }).getByRole('row')
    this.calls = page.getByRole('grid', { name: 'Calls' }).getByRole('row')
  }

  button(name: 'Wire' | 'Stderr' | 'Calls'): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
  }

  async open(name: 'Wire' | 'Stderr' | 'Calls'): Promise<void> {
    await this.button(name).click()
  }

  async find(text: string): Promise<void> {
    await this.#page.getByLabel(/^Filter (frames|lines|calls)$/).fill(text)
  }
}
