import type { Locator, Page } from 'playwright/test'

/** A toolset that is being designed: its tree, and whether it is saved. */
export class Designer {
  readonly tree: Locator
  readonly nodes: Locator
  readonly state: Locator
  readonly filter: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.tree = page.getByRole('tree', { name: 'Tools' })
    this.nodes = this.tree.getByRole('treeitem')
    this.state = page
      .locator('main header')
      .getByRole('status')
      .filter({ hasText: /saved|saving/i })
    this.filter = page.getByLabel('Filter tools')
    this.undo = page.getByRole('button', { name: 'Undo', exact: true })
    this.redo = page.getByRole('button', { name: 'Redo', exact: true })
  }

  /** Begins a toolset on the page for it, from a template where one is named. */
  async begins(name: string, template?: string): Promise<void> {
    await this.#page.getByRole('link', { name: 'Design a toolset' }).first().click()
    await this.#page.getByRole('textbox', { name: 'Name' }).fill(name)
    if (template) await this.#page.getByRole('radio', { name: template }).check()
    await this.#page.getByRole('button', { name: /^Create/ }).click()
    await this.#page.getByRole('heading', { name, level: 1 }).waitFor()
  }

  node(name: string): Locator {
    return this.nodes.filter({ has: this.#page.locator('bdi').filter({ hasText: new RegExp(`^${name}$`) }) })
  }

  /** The tree as it stands: `1 gh`, `2 cache`, … with the level before each name. */
  async shape(): Promise<string[]> {
    return this.nodes.evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('bdi')?.textContent ?? row.textContent}`),
    )
  }
}
