import { expect, type Locator, type Page } from 'playwright/test'

/** The page on which one tool or group of a toolset is written. */
export class Editor {
  readonly name: Locator
  readonly title: Locator
  readonly description: Locator
  readonly received: Locator
  readonly saved: Locator
  readonly lines: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.name = page.getByRole('textbox', { name: 'Name', exact: true })
    this.title = page.getByRole('textbox', { name: 'Title', exact: true })
    this.description = page.getByRole('textbox', { name: 'Description', exact: true })
    this.received = page.getByRole('figure').filter({ hasText: 'As models receive it' })
    this.saved = page.getByText(/^Saved/)
    this.lines = page.getByRole('list', { name: 'Resulting command lines' })
  }

  section(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  /** A row of a tree, by the name of its node. */
  node(name: string): Locator {
    return this.#page.getByRole('tree', { name: 'Tools' }).getByRole('treeitem', { name })
  }

  /** Adds a tool or a group beside or into what is shown, and types its name at once: it is chosen already. */
  async adds(what: 'Tool' | 'Group of tools', name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add a tool or a group' }).click()
    await this.#page.getByRole('menuitem', { name: new RegExp(`^${what}`) }).click()
    await expect(this.name).toBeFocused()
    await this.#page.keyboard.type(name)
    await expect(this.name).toHaveValue(name)
  }

  async opens(name: string): Promise<void> {
    await this.node(name).click()
  }

  /** What a node takes from above, with where it comes from. */
  inherited(label: string): Locator {
    return this.#page.getByRole('status', { name: label, exact: true })
  }

  async overrides(label: string): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^(Override|Set) ${label}$`) }).click()
  }

  async answers(question: string, answer: string): Promise<void> {
    await this.answer(question, answer).check()
  }

  answer(question: string, answer: string): Locator {
    return this.#page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true })
  }

  async picks(button: string | RegExp, item: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click()
    await this.#page.getByRole('menu').getByText(item, { exact: true }).click()
  }
}
