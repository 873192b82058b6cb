import type { Locator, Page } from 'playwright/test'

export class HomePage {
  readonly title: Locator
  readonly sample: Locator
  readonly recent: Locator

  constructor(page: Page) {
    this.title = page.getByRole('heading', { name: 'See what a tool really says' })
    this.sample = page.getByRole('button', { name: 'Connect the sample' })
    this.recent = page.getByRole('main').getByRole('listitem')
  }
}
