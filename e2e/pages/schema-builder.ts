import type { Locator, Page } from 'playwright/test'

/** A schema that is being built: its rows, and the same as JSON. */
export class SchemaBuilder {
  readonly region: Locator
  readonly rows: Locator
  readonly json: Locator
  readonly #page: Page

  constructor(page: Page, label: 'Input' | 'Output') {
    this.#page = page
    this.region = page.getByRole('region', { name: label, exact: true })
    this.rows = this.region.getByRole('list', { name: `${label}, fields` }).getByRole('listitem')
    this.json = this.region.getByRole('textbox', { name: `${label} as JSON` })
  }

  name(field: string): Locator {
    return this.region.getByRole('textbox', { name: `Name of ${field}`, exact: true })
  }

  type(field: string): Locator {
    return this.region.getByRole('combobox', { name: `Type of ${field}`, exact: true })
  }

  row(field: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('textbox', { name: `Name of ${field}`, exact: true }) })
  }

  async shows(view: 'Rows' | 'JSON'): Promise<void> {
    await this.region.getByRole('radio', { name: view }).check()
  }

  async opens(field: string): Promise<void> {
    await this.region.getByRole('button', { name: `More about ${field}`, exact: true }).click()
  }

  /** What stands in the clipboard goes where the focus is. */
  async pastes(text: string): Promise<void> {
    await this.#page.locator(':focus').evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
}
