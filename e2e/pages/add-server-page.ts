import type { Locator, Page } from 'playwright/test'

export class AddServerPage {
  readonly field: Locator
  readonly understood: Locator
  readonly preview: Locator
  readonly connect: Locator
  readonly save: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByLabel('Paste a command, a URL or an mcp.json')
    this.understood = page.getByRole('region', { name: 'Understood' })
    this.preview = page.getByRole('region', { name: 'Exactly this will run' })
    this.connect = page.getByRole('button', { name: /^Connect/ })
    this.save = page.getByRole('button', { name: 'Save without connecting' })
  }

  async paste(text: string): Promise<void> {
    await this.field.fill(text)
  }

  part(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true })
  }
}
