import type { Locator, Page } from 'playwright/test'

/** Where two pages' edits of one toolset are brought together. */
export class ConflictPage {
  readonly view: Locator
  readonly save: Locator
  readonly next: Locator
  readonly counts: Locator
  readonly merged: Locator

  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.view = page.getByRole('region', { name: 'Conflict' })
    this.save = this.view.getByRole('button', { name: /^Save as version/ })
    this.next = this.view.getByRole('button', { name: /to decide:/ })
    this.counts = this.view.getByRole('status')
    this.merged = this.view.getByRole('group').filter({ hasText: 'nothing of the other side' })
  }

  /** A conflict waits until somebody is ready for it. */
  async opens(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Compare and decide' }).click()
    await this.view.waitFor()
  }

  field(label: string): Locator {
    return this.view.getByRole('region', { name: label, exact: true })
  }

  choose(label: string, way: 'Mine' | 'Theirs' | 'Edit'): Promise<void> {
    return this.field(label).getByRole('radio', { name: way, exact: true }).check()
  }
}
