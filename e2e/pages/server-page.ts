import type { Locator, Page } from 'playwright/test'

export class ServerPage {
  readonly header: Locator
  readonly tools: Locator
  readonly filter: Locator
  readonly definition: Locator
  readonly said: Locator
  readonly annotations: Locator
  readonly stderr: Locator
  readonly advice: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.header = page.getByRole('banner').or(page.locator('main > header'))
    this.tools = page.getByRole('tree', { name: 'Tools' }).getByRole('treeitem', { level: 2 })
    this.filter = page.getByLabel('Filter tools')
    this.definition = page.getByRole('tabpanel', { name: 'Definition' })
    this.said = page.getByRole('region', { name: 'What the server sent' })
    this.annotations = page.getByRole('list', { name: 'Annotations' })
    this.said = page.getByRole('region', { name: 'What the server sent' })
    this.annotations = page.getByRole('list', { name: 'Annotations' })
    this.stderr = page.getByRole('region', { name: 'Stderr' })
    this.advice = page.getByRole('region', { name: 'What to try' })
  }

  tool(name: string | RegExp): Locator {
    return this.tools.filter({ hasText: name })
  }

  schema(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  async show(panel: string): Promise<void> {
    await this.#page.getByRole('tab', { name: panel }).click()
  }

  /** Does one of the things that the server's menu offers. */
  async choose(action: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Server menu' }).click()
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click()
  }
}
