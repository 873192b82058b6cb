import type { Locator, Page } from 'playwright/test'

/** A tool as one client shows it, in the panel or in the side pane. */
export class PreviewPanel {
  readonly clients: Locator
  readonly people: Locator
  readonly model: Locator
  readonly list: Locator
  readonly before: Locator
  readonly running: Locator
  readonly losses: Locator
  readonly #page: Page
  readonly #root: Locator

  constructor(page: Page, where: 'panel' | 'side pane' = 'panel') {
    this.#page = page
    this.#root = where === 'panel' ? page.locator('#panel') : page.getByRole('complementary', { name: 'Side pane' })
    this.clients = this.#root.getByRole('listbox', { name: 'Clients' })
    this.people = this.#root.getByRole('region', { name: 'What people see' })
    this.model = this.#root.getByRole('region', { name: 'What the model receives' })
    this.list = this.people.getByRole('figure', { name: /^(In its list|What it is called)$/ })
    this.before = this.people.getByRole('figure', { name: 'Before it runs' })
    this.running = this.people.getByRole('figure', { name: 'While and after it runs' })
    this.losses = this.model.getByRole('list', { name: 'What is lost or changed' })
  }

  client(name: string): Locator {
    return this.clients.getByRole('option', { name: new RegExp(`^${name}\\b`) })
  }

  /** The clients of a group, such as "Asks". */
  group(name: string): Locator {
    return this.clients.getByRole('group', { name: new RegExp(`^${name},`) })
  }

  /** One of what the model receives: "Name", "Description", "Schema", … */
  row(name: string): Locator {
    return this.model.locator('dl > div').filter({ has: this.#page.locator('dt').getByText(name, { exact: true }) })
  }

  /** Chooses a client where there is no room for their column. */
  async choosesFromMenu(name: string): Promise<void> {
    await this.#root.getByRole('button', { name: /^Client:/ }).click()
    await this.#root.getByRole('menuitemradio', { name: new RegExp(`^${name}\\b`) }).click()
  }
}
